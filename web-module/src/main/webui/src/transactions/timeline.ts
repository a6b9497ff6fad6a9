import type { LinkedEvent } from '../api/events';
import type { Stage } from '../api/transactions';
import { micros } from '../format/format';
import { scaleOf, type Scale } from './scale';
import { ticksOf, type Tick } from './ticks';

/** Where everything stands on a timeline; positions are shares of its width, from 0 to 1. */
export interface Timeline {
  /** In the order of their first event. */
  lanes: Lane[];
  stages: StageBar[];
  limits: LimitLine[];
  ticks: Tick[];
  /** The stretches without an event that are worth a word: in which no flow was at work, or which are folded. */
  gaps: Gap[];
  /** Where the present is, when it is on the timeline. */
  now: number | undefined;
}

export interface Lane {
  flow: string;
  marks: Mark[];
  /** From the first to the last event of one invocation of the flow. */
  bars: Bar[];
  /** How many rows the marks need so that none hides another. */
  rows: number;
}

/** One event; several where there is no room for each. */
export interface Mark {
  events: LinkedEvent[];
  at: number;
  row: number;
  /** Its place among all marks by time, for the arrow keys. */
  order: number;
}

export interface Bar {
  from: number;
  to: number;
}

export interface Gap extends Bar {
  millis: number;
  /** Its width is not true to time. */
  isFolded: boolean;
}

export interface StageBar extends Bar {
  name: string;
  isOver: boolean;
}

/** By when the end, the end of the stage, or any event was due. */
export type LimitKind = 'end' | 'stage' | 'silence';

export interface Limit {
  kind: LimitKind;
  /** RFC 3339. */
  due: string;
}

export interface LimitLine {
  kind: LimitKind;
  due: string;
  at: number;
}

/** What is shown beside the events. */
export interface Surroundings {
  stages: readonly Stage[];
  limits: readonly Limit[];
  /** The present in milliseconds since 1970, for a transaction that goes on. */
  now: number | undefined;
}

interface Timed {
  event: LinkedEvent;
  micros: number;
}

/** What a mark takes of the width, at its usual size: closer ones go to different rows. */
const MARK_WIDTH = 0.035;
const MAX_ROWS = 3;
/** A stretch without an event is worth a word from this share of the width. */
const GAP_WIDTH = 0.1;

export function timelineOf(
  events: readonly LinkedEvent[],
  { stages, limits, now }: Surroundings = { stages: [], limits: [], now: undefined },
): Timeline {
  const timed = events
    .map((event) => ({ event, micros: micros(event.createdAt) }))
    .sort((a, b) => a.micros - b.micros || a.event.counter - b.event.counter);
  const last = timed.at(-1)?.micros ?? 0;
  const present = now === undefined ? undefined : Math.max(now * 1000, last);
  const work = invocations(timed);
  const moments = [
    ...timed.map((one) => one.micros),
    ...stages.flatMap(({ enteredAt, leftAt }) => [enteredAt, leftAt ?? enteredAt]).map(micros),
    ...limits.map(({ due }) => micros(due)),
    ...(present === undefined ? [] : [present]),
  ];
  const isIdle = (from: number, to: number) => !work.some((one) => one.from <= from && one.to >= to);
  const scale = scaleOf(timed.length === 0 ? [] : moments, isIdle);

  const flows = [...grouped(timed, ({ event }) => event.uniqueFlow)];
  const lanes = flows.map(([flow, all]) => lane(flow, all, scale));
  lanes
    .flatMap(({ marks }) => marks)
    .sort((a, b) => a.at - b.at)
    .forEach((mark, order) => (mark.order = order));
  return {
    lanes,
    stages: stages.map(({ name, enteredAt, leftAt }) => ({
      name,
      from: scale.place(micros(enteredAt)),
      to: scale.place(leftAt === null ? (present ?? last) : micros(leftAt)),
      isOver: leftAt !== null,
    })),
    limits: limits.map((limit) => ({ ...limit, at: scale.place(micros(limit.due)) })),
    ticks: ticksOf(scale.stretches),
    gaps: scale.stretches
      .filter(
        (one) => one.isFolded || (isIdle(one.fromMicros, one.toMicros) && one.to - one.from >= GAP_WIDTH),
      )
      .map(({ from, to, fromMicros, toMicros, isFolded }) => ({
        from,
        to,
        millis: (toMicros - fromMicros) / 1000,
        isFolded,
      })),
    now: present === undefined ? undefined : scale.place(present),
  };
}

/** When which invocation of a flow was at work, as far as its events tell. */
function invocations(timed: readonly Timed[]): Bar[] {
  const groups = grouped(timed, ({ event }) => `${event.uniqueFlow} ${event.localTransactionId}`);
  return [...groups.values()].map((all) => ({ from: all[0]?.micros ?? 0, to: all.at(-1)?.micros ?? 0 }));
}

function lane(flow: string, timed: readonly Timed[], scale: Scale): Lane {
  const marks: Mark[] = [];
  const rowEnds: number[] = [];
  for (const { event, micros: moment } of timed) {
    const at = scale.place(moment);
    const free = rowEnds.findIndex((end) => at - end >= MARK_WIDTH);
    const row = free >= 0 ? free : rowEnds.length;
    const crowded = row >= MAX_ROWS ? marks.at(-1) : undefined;
    if (crowded === undefined) {
      rowEnds[row] = at;
      marks.push({ events: [event], at, row, order: 0 });
    } else {
      crowded.events.push(event);
    }
  }
  const bars = invocations(timed)
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => ({ from: scale.place(from), to: scale.place(to) }));
  return { flow, marks, bars: bars.length > MAX_BARS ? merged(bars) : bars, rows: rowEnds.length };
}

/** More bars than that in one lane cannot be told apart. */
const MAX_BARS = 100;

function merged(bars: readonly Bar[]): Bar[] {
  const result: Bar[] = [];
  for (const bar of [...bars].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last !== undefined && bar.from <= last.to + 0.002) {
      last.to = Math.max(last.to, bar.to);
    } else {
      result.push({ ...bar });
    }
  }
  return result;
}

/** Like `Map.groupBy`, which Node 20 does not have. */
export function grouped<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(key(one)) ?? [];
    group.push(one);
    groups.set(key(one), group);
  }
  return groups;
}
