import type { LinkedEvent } from '../api/events';
import { micros } from '../format/format';
import { grouped } from './timeline';

/** Signs that a clock is wrong. Times are shown as they are; this only says what cannot be. Pure. */
export interface Skew {
  /** The event at which it shows. */
  event: string;
  /**
   * `received`: it was received before it was created; `handOver`: a flow began before the one that called it;
   * `counter`: a flow's later event was created before its earlier one.
   */
  kind: 'received' | 'handOver' | 'counter';
  millis: number;
  /** Whose clock seems to be ahead, or to have gone back. */
  clock: string;
  /** Compared with whose; empty for the broker's and for its own. */
  other: string;
}

/** Below this, clocks agree as well as clocks do. */
const LEAST_MILLIS = 1;

export function skewsOf(events: readonly LinkedEvent[]): Skew[] {
  const invocations = grouped(
    events.filter(({ localTransactionId }) => localTransactionId !== ''),
    ({ localTransactionId }) => localTransactionId,
  );
  const found = [
    ...events.map(received),
    ...[...invocations.values()].map((all) => handOver(earliest(all), invocations)),
    ...[...invocations.values()].flatMap(backwards),
  ];
  return found.filter((skew) => skew !== undefined && skew.millis >= LEAST_MILLIS) as Skew[];
}

/** The worst of each clock and kind: what a person needs to know, once. */
export function worstOf(skews: readonly Skew[]): Skew[] {
  const groups = grouped(skews, ({ kind, clock, other }) => JSON.stringify([kind, clock, other]));
  return [...groups.values()].map((all) => all.reduce((a, b) => (a.millis >= b.millis ? a : b)));
}

function received(event: LinkedEvent): Skew {
  const millis = (micros(event.createdAt) - micros(event.receivedAt)) / 1000;
  return { event: event.id, kind: 'received', millis, clock: clockOf(event), other: '' };
}

function handOver(
  child: LinkedEvent | undefined,
  invocations: ReadonlyMap<string, readonly LinkedEvent[]>,
): Skew | undefined {
  const parent = earliest(invocations.get(child?.parentTransactionId ?? '') ?? []);
  if (child === undefined || parent === undefined || parent.localTransactionId === child.localTransactionId) {
    return undefined;
  }
  const millis = (micros(parent.createdAt) - micros(child.createdAt)) / 1000;
  return { event: child.id, kind: 'handOver', millis, clock: clockOf(parent), other: clockOf(child) };
}

function backwards(invocation: readonly LinkedEvent[]): Skew[] {
  const counted = invocation.filter(({ counter }) => counter > 0).sort((a, b) => a.counter - b.counter);
  return counted.slice(1).flatMap((event, index): Skew[] => {
    const before = counted[index];
    return before === undefined || before.counter === event.counter
      ? []
      : [
          {
            event: event.id,
            kind: 'counter',
            millis: (micros(before.createdAt) - micros(event.createdAt)) / 1000,
            clock: clockOf(event),
            other: '',
          },
        ];
  });
}

function earliest(events: readonly LinkedEvent[]): LinkedEvent | undefined {
  return events.reduce<LinkedEvent | undefined>(
    (first, one) => (first === undefined || micros(one.createdAt) < micros(first.createdAt) ? one : first),
    undefined,
  );
}

/** Where the event's clock stands, as closely as the event says. */
function clockOf({ integrationNode, integrationServer, application, flow }: LinkedEvent): string {
  const server = [integrationNode, integrationServer].filter((part) => part !== '').join('/');
  return server || application || flow;
}
