import type { BucketWidth } from '../api/rollups';
import { partsOf, type ClockParts } from '../format/spans';

/** Which beginnings of buckets are worth a tick, from many to few. */
const LEVELS: Record<BucketWidth, readonly ((at: ClockParts) => boolean)[]> = {
  QUARTER_HOUR: [() => true, ...[1, 2, 3, 6, 12, 24].map((hours) => atHours(hours))],
  HOUR: [() => true, ...[2, 3, 6, 12, 24].map((hours) => atHours(hours))],
  DAY: [
    () => true,
    (at) => at.weekday === 0,
    (at) => at.day === 1 || at.day === 15,
    (at) => at.day === 1,
    (at) => at.day === 1 && at.month % 3 === 1,
  ],
  WEEK: [() => true, (at) => at.day <= 7, (at) => at.day <= 7 && at.month % 3 === 1],
  MONTH: [() => true, (at) => at.month % 3 === 1, (at) => at.month === 1],
};

function atHours(hours: number): (at: ClockParts) => boolean {
  return (at) => at.minute === 0 && at.hour % hours === 0;
}

/** The places of the buckets that get a tick: round times by the zone's clock, at most so many. */
export function timeTicks(
  begins: readonly string[],
  width: BucketWidth,
  timeZone: string,
  most: number,
): number[] {
  const parts = begins.map((at) => partsOf(at, timeZone));
  let best: number[] = [];
  for (const isRound of LEVELS[width]) {
    const places = parts.flatMap((part, place) => (isRound(part) ? [place] : []));
    if (places.length > 0) {
      best = places;
    }
    if (places.length <= most) {
      break;
    }
  }
  const stride = Math.ceil(best.length / most);
  return best.filter((_, index) => index % stride === 0);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DURATION_STEPS = [
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500],
  ...[1, 2, 5, 10, 15, 30].map((n) => n * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((n) => n * MINUTE),
  ...[1, 2, 3, 6, 12].map((n) => n * HOUR),
  ...[1, 2, 5, 7, 14, 30, 60, 90, 180, 365].map((n) => n * DAY),
];
const MOST_STEPS = 5;

/** From 0 past the largest value, in steps that people count durations in. */
export function durationTicks(largest: number): number[] {
  const step = DURATION_STEPS.find((one) => largest / one <= MOST_STEPS) ?? countStep(largest / DAY) * DAY;
  return upTo(largest, step);
}

/** From 0 past the largest value, in whole numbers. */
export function countTicks(largest: number): number[] {
  return upTo(largest, countStep(largest));
}

function countStep(largest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      if (largest / (factor * power) <= MOST_STEPS) {
        return factor * power;
      }
    }
  }
}

function upTo(largest: number, step: number): number[] {
  const steps = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
