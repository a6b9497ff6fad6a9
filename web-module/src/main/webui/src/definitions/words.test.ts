import { describe, expect, it } from 'vitest';
import type { Translate } from '../text/text';
import { formatsFor } from '../format/format';
import { translatorFor } from '../text/text';
import { correlatorText, durationText, validFromText } from './words';
import { SPEECHES } from '../test.speeches';

describe('a limit', () => {
  it.each([
    ['PT5M', '5 min'],
    ['PT10S', '10 sec'],
    ['PT0.5S', '500 ms'],
    ['P1DT2H', '1 day 2 hr'],
    ['PT1H30M', '1 hr 30 min'],
    ['P2W', 'P2W'],
    ['soon', 'soon'],
  ])('of %s is shown as "%s"', (iso, words) => {
    expect(durationText(formatsFor('en-US', 'UTC'), iso)).toBe(words);
  });
});

describe('a correlator', () => {
  it('is named in words', () => {
    expect(correlatorText(translatorFor(SPEECHES.en), { correlator: 'global' })).toBe(
      'Global transaction id',
    );
    expect(correlatorText(translatorFor(SPEECHES.de), { correlator: { field: 'orderNumber' } })).toBe(
      'Feld orderNumber',
    );
  });
  it('goes by several names in the order of choice', () => {
    const correlators = [{ field: 'orderNumber' }, { xpath: '/s/@id', name: 'shipment' }, 'traceparent'];
    expect(correlatorText(translatorFor(SPEECHES.en), { correlators })).toBe(
      'Field orderNumber, shipment, Trace id (W3C)',
    );
  });
});

const keys = ((key: string) => key) as Translate;

it('a version that has always been in force says so, instead of 1970', () => {
  expect(validFromText(keys, '1970-01-01T00:00:00.000000Z', (from) => from)).toBe('definitions.always');
  expect(validFromText(keys, null, (from) => from)).toBe('definitions.draft');
  expect(validFromText(keys, '2026-11-30T08:00:00.000000Z', (from) => `from ${from}`)).toBe(
    'from 2026-11-30T08:00:00.000000Z',
  );
});
