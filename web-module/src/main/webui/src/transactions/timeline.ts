import type { LinkedEvent } from '../api/types';
import { micros } from '../format/format';

/** Where everything stands on a timeline; positions are shares of its width, from 0 to 1, at their true times. */
export interface Timeline {
  /** In the order of their first event. */
  lanes: Lane[];
  ticks: Tick[];
  /** The stretches in which no flow was at work, as far as events tell, and which are worth a word; longest first. */
  gaps: Gap[];
  /** From the first event to the last. */
  spanMillis: number;
}

export interface Lane {
  flow: string;
  marks: Mark[];
  /** From the first to the last event of one invocation of the flow. */
  bars: Bar[];
  /** How many rows the marks need so that none hides another. */
  rows: number;
}

export interface Mark {
  event: LinkedEvent;
  at: number;
  row: number;
}

export interface Bar {
  from: number;
  to: number;
}

export interface Tick {
  at: number;
  /** After the first event. */
  millis: number;
}

export interface Gap extends Bar {
  millis: number;
}

/** What a mark takes of the width, at its usual size: closer ones go to different rows. */
const MARK_WIDTH = 0.035;
const MAX_ROWS = 5;
/** A stretch without an event is worth a word from this share of the whole. */
const GAP_SHARE = 0.2;
const TICKS = 5;

export function timelineOf(events: readonly LinkedEvent[]): Timeline {
  const timed = events
    .map((event) => ({ event, micros: micros(event.createdAt) }))
    .sort((a, b) => a.micros - b.micros || a.event.counter - b.event.counter);
  const first = timed[0]?.micros ?? 0;
  const span = (timed.at(-1)?.micros ?? 0) - first;
  // All events at one moment stand in the middle.
  const position = (at: number) => (span === 0 ? 0.5 : (at - first) / span);

  const flows = grouped(timed, ({ event }) => event.uniqueFlow);
  const lanes = [...flows].map(([flow, all]) =>
    lane(
      flow,
      all.map((one) => ({ event: one.event, at: position(one.micros) })),
    ),
  );
  return {
    lanes,
    ticks: span === 0 ? [] : ticks(span),
    gaps: gaps(
      timed.map((one) => one.micros),
      position,
      span,
    ).filter(
      (gap) => !lanes.some((lane) => lane.bars.some((bar) => bar.from <= gap.from && bar.to >= gap.to)),
    ),
    spanMillis: span / 1000,
  };
}

function lane(flow: string, placed: { event: LinkedEvent; at: number }[]): Lane {
  const rowEnds: number[] = [];
  const marks = placed.map(({ event, at }) => {
    const free = rowEnds.findIndex((end) => at - end >= MARK_WIDTH);
    const row = free >= 0 ? free : rowEnds.length < MAX_ROWS ? rowEnds.length : MAX_ROWS - 1;
    rowEnds[row] = at;
    return { event, at, row };
  });
  const invocations = grouped(placed, ({ event }) => event.localTransactionId);
  const bars = [...invocations.values()]
    .map((all) => ({ from: all[0]?.at ?? 0, to: all.at(-1)?.at ?? 0 }))
    .filter(({ from, to }) => to > from);
  return { flow, marks, bars, rows: rowEnds.length };
}

function gaps(moments: readonly number[], position: (at: number) => number, span: number): Gap[] {
  return moments
    .slice(1)
    .map((to, index) => ({ from: moments[index] ?? to, to }))
    .filter(({ from, to }) => span > 0 && (to - from) / span >= GAP_SHARE)
    .map(({ from, to }) => ({ from: position(from), to: position(to), millis: (to - from) / 1000 }))
    .sort((a, b) => b.millis - a.millis);
}

/** From a second on people count in these; below it in 1, 2, 5 and their tenfolds. In milliseconds. */
const STEPS = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * 1000),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * 60_000),
  ...[1, 2, 3, 6, 12].map((hours) => hours * 3_600_000),
];
const SECOND = 1000;
const DAY = 86_400_000;

function stepOf(least: number): number {
  if (least >= SECOND) {
    return STEPS.find((one) => one >= least) ?? Math.ceil(least / DAY) * DAY;
  }
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((one) => one * power >= least) ?? 10);
}

function ticks(span: number): Tick[] {
  const millis = span / 1000;
  const step = stepOf(millis / TICKS);
  return Array.from({ length: Math.floor(millis / step) + 1 }, (_, index) => ({
    at: (index * step) / millis,
    millis: index * step,
  }));
}

/** Like `Map.groupBy`, which Node 20 does not have. */
function grouped<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(key(one)) ?? [];
    group.push(one);
    groups.set(key(one), group);
  }
  return groups;
}
