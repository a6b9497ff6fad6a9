import { describe, expect, it } from 'vitest';
import type { Rollup } from '../api/rollups';
import { LAST, type Last, type TimeRange } from '../ui/timeRange';
import { countedRange, isRunning, readOverviewRange, spanOf } from './span';

const NOW = new Date('2026-11-30T12:07:00Z');

describe('the span of an overview', () => {
  it.each<[Last, string]>([
    ['15m', 'QUARTER_HOUR'],
    ['4h', 'QUARTER_HOUR'],
    ['24h', 'QUARTER_HOUR'],
    ['7d', 'HOUR'],
    ['30d', 'DAY'],
    ['90d', 'DAY'],
    ['1y', 'WEEK'],
  ])('of the last %s is cut by %s', (last, width) => {
    const span = spanOf({ kind: 'last', last }, NOW);
    expect(span.width).toBe(width);
    expect(Date.parse(span.to) - Date.parse(span.from)).toBe(LAST[last]);
  });

  it('of many years is cut by the month', () => {
    const years: TimeRange = { kind: 'between', from: '1990-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' };
    expect(spanOf(years, NOW).width).toBe('MONTH');
  });

  it('ends now, and begins a year before its end, where the range is open', () => {
    const since = spanOf({ kind: 'between', from: '2026-11-29T00:00:00Z', to: '' }, NOW);
    expect(since.to).toBe(NOW.toISOString());
    const until = spanOf({ kind: 'between', from: '', to: '2026-06-01T00:00:00Z' }, NOW);
    expect(until.from).toBe('2025-06-01T00:00:00.000Z');
  });

  it('is never empty, whatever a link says', () => {
    const broken = spanOf({ kind: 'between', from: '2026-11-30T00:00:00Z', to: '2026-11-29T00:00:00Z' }, NOW);
    expect(Date.parse(broken.from)).toBeLessThan(Date.parse(broken.to));
    expect(readOverviewRange(new URLSearchParams('range=nonsense'))).toEqual({ kind: 'last', last: '24h' });
  });
});

describe('the link to what was counted', () => {
  const total = rollup('2026-11-30T11:45:00Z', '2026-11-30T12:15:00Z');

  it('begins at the quarter hour and stays open where the range ends now', () => {
    expect(countedRange(total, { kind: 'last', last: '15m' })).toEqual({
      kind: 'between',
      from: total.from,
      to: '',
    });
  });

  it('has both ends where the range has', () => {
    const range: TimeRange = { kind: 'between', from: '2026-11-30T11:50:00Z', to: '2026-11-30T12:10:00Z' };
    expect(countedRange(total, range)).toEqual({ kind: 'between', from: total.from, to: total.to });
  });
});

describe('a bucket', () => {
  it('is running until what was recorded before its end is counted', () => {
    const bucket = rollup('2026-11-30T12:00:00Z', '2026-11-30T12:15:00Z');
    expect(isRunning(bucket, '2026-11-30T12:14:59Z')).toBe(true);
    expect(isRunning(bucket, '2026-11-30T12:15:00Z')).toBe(false);
    expect(isRunning(bucket, null)).toBe(true);
  });
});

function rollup(from: string, to: string): Rollup {
  return {
    from,
    to,
    count: 0,
    perHour: 0,
    states: { IN_PROGRESS: 0, COMPLETE: 0, FAILED: 0, INCONSISTENT: 0, OVERDUE: 0 },
    durations: { count: 0, p50Millis: null, p95Millis: null, p99Millis: null },
  };
}
