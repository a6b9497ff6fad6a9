import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import { localeOf, preferredLanguage, translatorFor, type Text } from './text';
import { SPEECHES } from '../test.speeches';

describe('the language', () => {
  it('is the chosen one before the browser’s', () => {
    expect(preferredLanguage('de', ['en-GB'])).toBe('de');
  });

  it('is the first of the browser’s that there is', () => {
    expect(preferredLanguage(null, ['fr-FR', 'de-CH', 'en'])).toBe('de');
  });

  it('is English when nothing fits', () => {
    expect(preferredLanguage('tlh', ['fr-FR'])).toBe('en');
  });

  it('keeps the browser’s way of writing dates', () => {
    expect(localeOf('en', ['de-DE', 'en-GB'])).toBe('en-GB');
    expect(localeOf('de', ['en-GB'])).toBe('de');
  });
});

describe('the catalogues', () => {
  const parameters = (text: Text) => {
    const all = typeof text === 'string' ? text : `${text.one} ${text.other}`;
    return [...new Set(all.match(/\{\w+\}/g) ?? [])].sort();
  };

  it('take the same parameters for every text', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(parameters(de[key]), key).toEqual(parameters(en[key]));
    }
  });

  it('say each text in one room alone', () => {
    const rooms = import.meta.glob<Record<string, object>>(['./en/*.ts', '!./en/index.ts'], { eager: true });
    const keys = Object.values(rooms).flatMap((room) => Object.values(room).flatMap(Object.keys));
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    expect(keys.length).toBe(Object.keys(en).length);
  });

  it('choose the plural form and write the number as the language does', () => {
    expect(translatorFor(SPEECHES.en)('events.count', { count: 1 })).toBe('1 event');
    expect(translatorFor(SPEECHES.de)('events.count', { count: 1200 })).toBe('1.200 Ereignisse');
  });

  it('put parameters in as they are, braces included', () => {
    expect(translatorFor(SPEECHES.en)('transaction.notFound', { id: '{id}<b>' })).toContain('{id}<b>');
  });
});
