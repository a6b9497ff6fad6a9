import { describe, expect, it } from 'vitest';
import { countTicks, durationTicks, timeTicks } from './axis';

const QUARTER = 900_000;
const begins = (first: string, count: number, step: number) =>
  Array.from({ length: count }, (_, place) => new Date(Date.parse(first) + place * step).toISOString());

describe('the ticks of time', () => {
  it('stand at round hours by the clock of the zone, also where that is not UTC’s', () => {
    const quarters = begins('2026-11-30T04:15:00Z', 96, QUARTER);
    const ticks = timeTicks(quarters, 'QUARTER_HOUR', 'Asia/Kolkata', 8);
    // India is five and a half hours ahead: its 12:00 is 06:30 in UTC.
    expect(ticks.map((place) => quarters[place]?.slice(11, 16))).toContain('06:30');
    expect(ticks.length).toBeLessThanOrEqual(8);
  });

  it('stand at every bucket where there are few', () => {
    expect(timeTicks(begins('2026-11-30T11:45:00Z', 2, QUARTER), 'QUARTER_HOUR', 'UTC', 8)).toEqual([0, 1]);
  });

  it('stand on Mondays where days are many, and are never more than there is room for', () => {
    const days = begins('2026-11-01T00:00:00Z', 30, 96 * QUARTER);
    expect(timeTicks(days, 'DAY', 'UTC', 6).map((place) => days[place]?.slice(0, 10))).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    for (const most of [2, 3, 5, 9]) {
      expect(timeTicks(days, 'DAY', 'UTC', most).length).toBeLessThanOrEqual(most);
    }
  });
});

describe('the upward ticks', () => {
  it('of durations go in steps that clocks know, past the largest', () => {
    expect(durationTicks(95_000)).toEqual([0, 30_000, 60_000, 90_000, 120_000]);
    expect(durationTicks(7 * 3_600_000).at(1)).toBe(2 * 3_600_000);
  });

  it('of counts are whole numbers, also where nothing is', () => {
    expect(countTicks(0)).toEqual([0, 1]);
    expect(countTicks(3)).toEqual([0, 1, 2, 3]);
    expect(countTicks(1234)).toEqual([0, 500, 1000, 1500]);
  });

  it.each([0, 0.4, 1, 17, 999, 86_400_000, 1e12])('reach %d', (largest) => {
    for (const ticks of [durationTicks(largest), countTicks(largest)]) {
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  });
});
