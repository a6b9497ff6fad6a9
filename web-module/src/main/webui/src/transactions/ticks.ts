import type { Formats } from '../format/format';
import type { Stretch } from './scale';

export interface Tick {
  at: number;
  /** After the first event. */
  millis: number;
}

const TICKS = 5;
/** What the words of a tick take of the width. */
const WORDS = 0.11;

/** From a second on people count in these; below it in 1, 2, 5 and their tenfolds. In milliseconds. */
const STEPS = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * 1000),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * 60_000),
  ...[1, 2, 3, 6, 12].map((hours) => hours * 3_600_000),
];
const SECOND = 1000;
const DAY = 86_400_000;

/** Ticks at round numbers where the scale is true, and one behind each fold. */
export function ticksOf(stretches: readonly Stretch[]): Tick[] {
  const first = stretches[0]?.fromMicros ?? 0;
  const runs = runsOf(stretches);
  const seen = runs.reduce((sum, run) => sum + run.toMicros - run.fromMicros, 0);
  const step = stepOf(seen / 1000 / TICKS);
  const ticks: Tick[] = stretches.length === 0 ? [] : [{ at: 0, millis: 0 }];
  for (const run of runs) {
    const begin = (run.fromMicros - first) / 1000;
    const length = (run.toMicros - run.fromMicros) / 1000;
    for (let index = 0; index * step <= length; index++) {
      const at = run.from + (run.to - run.from) * ((index * step) / length);
      if (at - (ticks.at(-1)?.at ?? 0) >= WORDS) {
        ticks.push({ at, millis: begin + index * step });
      }
    }
  }
  return ticks;
}

/** What stands under each tick; nothing where it would say the same as the one before, as within a millisecond behind a fold. */
export function wordsOf(ticks: readonly Tick[], format: Formats): string[] {
  const all = ticks.map(({ millis }) => (millis === 0 ? '0' : `+${format.duration(millis)}`));
  return all.map((words, index) => (words === all[index - 1] ? '' : words));
}

/** Neighbouring stretches that are true to time, as one. */
function runsOf(stretches: readonly Stretch[]): Stretch[] {
  const runs: Stretch[] = [];
  let isOpen = false;
  for (const stretch of stretches) {
    const last = runs.at(-1);
    if (!stretch.isFolded && isOpen && last !== undefined) {
      last.toMicros = stretch.toMicros;
      last.to = stretch.to;
    } else if (!stretch.isFolded) {
      runs.push({ ...stretch });
    }
    isOpen = !stretch.isFolded;
  }
  return runs;
}

function stepOf(least: number): number {
  if (least >= SECOND) {
    return STEPS.find((one) => one >= least) ?? Math.ceil(least / DAY) * DAY;
  }
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((one) => one * power >= least) ?? 10);
}
