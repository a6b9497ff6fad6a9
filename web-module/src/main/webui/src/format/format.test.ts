import { describe, expect, it } from 'vitest';
import { formatsFor, micros } from './format';

const english = formatsFor('en-GB', 'UTC');
const german = formatsFor('de-DE', 'Europe/Berlin');

describe('moments', () => {
  it('are shown in the reader’s zone', () => {
    expect(english.moment('2026-11-30T23:15:04.000000Z')).toContain('23:15:04');
    expect(german.moment('2026-11-30T23:15:04.000000Z')).toMatch(/1\. Dez\. 2026, 00:15:04/);
  });

  it('keep the microseconds that the event carries', () => {
    expect(english.preciseTime('2026-11-30T08:01:02.123456Z')).toBe('08:01:02.123456');
    expect(german.preciseTime('2026-11-30T08:01:02.5Z')).toBe('09:01:02,500000');
  });

  it('count in exact microseconds', () => {
    expect(micros('2026-11-30T08:01:02.123457Z') - micros('2026-11-30T08:01:01.999999Z')).toBe(123_458);
  });

  it('name their zone with its offset', () => {
    expect(english.zone).toMatch(/UTC/);
    expect(formatsFor('en', 'Asia/Kolkata').zone).toBe('Asia/Kolkata (GMT+5:30)');
  });
});

describe('durations', () => {
  it.each([
    [0, '0 ms'],
    [0.25, '0.25 ms'],
    [234, '234 ms'],
    [1234, '1.23 sec'],
    [12_345, '12.3 sec'],
    [59_970, '1 min'],
    [65_400, '1 min 5 sec'],
    [7_260_000, '2 hr 1 min'],
    [7_201_000, '2 hr'],
    [90_000_000, '1 day 1 hr'],
  ])('say %d ms as "%s"', (millis, words) => {
    expect(formatsFor('en-US', 'UTC').duration(millis)).toBe(words);
  });

  it('show that an end lies before its start', () => {
    expect(formatsFor('en-US', 'UTC').duration(-1500)).toBe('−1.5 sec');
  });
});

describe('sizes', () => {
  it.each([
    [1, '1 byte'],
    [999, '999 bytes'],
    [1500, '1.5 kB'],
    [20_000_000, '20 MB'],
  ])('of %d bytes are "%s"', (size, words) => {
    expect(english.bytes(size)).toBe(words);
  });
});
