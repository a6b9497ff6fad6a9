import type { Percentile, Rollup } from '../api/rollups';
import type { State } from '../api/transactions';

/** Bottom to top: what went well carries what did not. */
export const STACKED: readonly State[] = ['COMPLETE', 'IN_PROGRESS', 'OVERDUE', 'INCONSISTENT', 'FAILED'];

/** A place on a chart: buckets stand beside each other, so the middle of the first is at 0.5. */
export interface Point {
  x: number;
  y: number | null;
}

/** How many of a state began in each bucket: a bucket without any is a true zero. */
export function countsOf(buckets: readonly Rollup[], state: State): Point[] {
  return buckets.map((bucket, place) => ({ x: place + 0.5, y: bucket.states[state] }));
}

/** How long they took, bucket by bucket: null where nothing was completed, which is not the same as no time. */
export function percentilesOf(buckets: readonly Rollup[], percentile: Percentile): Point[] {
  return buckets.map((bucket, place) => ({ x: place + 0.5, y: bucket.durations[percentile] }));
}

/** The points with nothing on either side: a line would not show them. */
export function lonely(points: readonly Point[]): Point[] {
  const isThere = (place: number) => typeof points[place]?.y === 'number';
  return points.filter((_, place) => isThere(place) && !isThere(place - 1) && !isThere(place + 1));
}

/** The largest value; 0 where there is none. */
export function largest(points: readonly Point[]): number {
  return Math.max(0, ...points.map(({ y }) => y ?? 0));
}
