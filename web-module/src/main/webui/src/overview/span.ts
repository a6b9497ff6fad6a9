import type { BucketWidth, Rollup } from '../api/rollups';
import { LAST, readTimeRange, type TimeRange } from '../ui/timeRange';

/** An overview of all time would say little; one that asks for none gets the last day. */
const DEFAULT: TimeRange = { kind: 'last', last: '24h' };

/** Longer than this an overview does not look back where the range has no beginning. */
const LONGEST = LAST['1y'];

/** More bars than this cannot be told apart. */
const MOST_BUCKETS = 200;

const HOUR = 3_600_000;

/** From narrow to wide, in milliseconds. */
const WIDTHS: readonly [BucketWidth, number][] = [
  ['QUARTER_HOUR', HOUR / 4],
  ['HOUR', HOUR],
  ['DAY', 24 * HOUR],
  ['WEEK', 168 * HOUR],
  ['MONTH', 730 * HOUR],
];

/** A time range with both ends, and how it is cut. */
export interface Span {
  from: string;
  to: string;
  width: BucketWidth;
}

export function readOverviewRange(url: URLSearchParams): TimeRange {
  const range = readTimeRange(url);
  return range.kind === 'all' ? DEFAULT : range;
}

/** The span of a range at the moment of asking, cut into the narrowest buckets that can be told apart. */
export function spanOf(range: TimeRange, now: Date): Span {
  const to = range.kind === 'between' && range.to !== '' ? Date.parse(range.to) : now.getTime();
  const from =
    range.kind === 'last'
      ? to - LAST[range.last]
      : range.kind === 'between' && range.from !== ''
        ? Date.parse(range.from)
        : to - LONGEST;
  // A range that ends before it begins is a broken link: it shows the quarter hour before its end.
  const begin = Math.min(from, to - HOUR / 4);
  return { from: new Date(begin).toISOString(), to: new Date(to).toISOString(), width: widthOf(to - begin) };
}

function widthOf(millis: number): BucketWidth {
  return WIDTHS.find(([, width]) => millis / width <= MOST_BUCKETS)?.[0] ?? 'MONTH';
}

/** Whether the range goes on with the clock. */
export function endsNow(range: TimeRange): boolean {
  return range.kind !== 'between' || range.to === '';
}

/**
 * Exactly what was counted, for a link to the list: rollups are counted by whole quarter hours, so the list of a `range=15m`
 * would have fewer. What ends now stays open, so that the list goes on too.
 */
export function countedRange(total: Rollup, range: TimeRange): TimeRange {
  return { kind: 'between', from: total.from, to: endsNow(range) ? '' : total.to };
}

/** Whether a bucket is still filling. */
export function isRunning(bucket: Rollup, asOf: string | null): boolean {
  return asOf === null || Date.parse(bucket.to) > Date.parse(asOf);
}
