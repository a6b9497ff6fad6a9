import { describe, expect, it } from 'vitest';
import { isoDuration, readDuration } from './isoDuration';

describe('a duration that is typed', () => {
  it.each([
    ['500 ms', 500],
    ['500ms', 500],
    ['1.5 s', 1500],
    ['1,5 sek', 1500],
    ['2 min', 120_000],
    [' 1 h 30 min ', 5_400_000],
    ['3 Tage', 259_200_000],
    ['PT5M', 300_000],
    ['P1DT2H3M4.5S', 93_784_500],
    ['pt0.25s', 250],
  ])('%s is %i milliseconds', (text, millis) => {
    expect(readDuration(text)).toBe(millis);
  });

  it.each(['', '5', 'soon', '5 parsecs', 'P', 'PT', '1 h x', '-5 s', '<script>'])('“%s” is none', (text) => {
    expect(readDuration(text)).toBeUndefined();
  });

  it('goes to the API and comes back as it is', () => {
    for (const millis of [0, 1, 999, 60_000, 93_784_500]) {
      expect(readDuration(isoDuration(millis))).toBe(millis);
    }
  });
});
