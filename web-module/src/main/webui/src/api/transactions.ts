import { get, json, send, type Count, type Page, type Parameters } from './http';
import type { LinkedEvent } from './events';

export const STATES = ['IN_PROGRESS', 'COMPLETE', 'FAILED', 'INCONSISTENT', 'OVERDUE'] as const;
export type State = (typeof STATES)[number];

export interface Key {
  name: string;
  value: string;
}

/** Something that was found out about a transaction: a kind, with the details that a sentence needs. */
export interface Finding {
  kind:
    | 'FAILED'
    | 'ENDED_AFTER_FAILURE'
    | 'START_MISSING'
    | 'START_NOT_SEEN_YET'
    | 'END_WITHOUT_START'
    | 'ATTEMPT_WITHOUT_START'
    | 'PROGRESS_WITHOUT_START'
    | 'MANY_STARTS'
    | 'MILESTONES_NOT_SEEN_YET'
    | 'MILESTONES_MISSING'
    | 'ATTEMPTS_NOT_GIVEN_UP'
    | 'ATTEMPTS_WITHOUT_END'
    | 'HEALED'
    | 'END_OVERDUE'
    | 'STAGE_END_OVERDUE'
    | 'EVENT_OVERDUE'
    | 'STAGE_EVENT_OVERDUE'
    | 'TRIED_AGAIN'
    | 'PROGRESS_AFTER_END'
    | 'CLOCK_AHEAD'
    | 'TOO_MANY_ALIASES'
    | 'FAILED_AGAIN';
  count: number;
  names: string[];
  /** What was recorded on it; mostly empty. */
  text: string;
  at: string | null;
  spanMillis: number | null;
}

export interface Transaction {
  id: string;
  definition: string;
  correlator: string;
  state: State;
  /** Why it is in this state; none where the state says it all. */
  findings: Finding[];
  startedAt: string | null;
  endedAt: string | null;
  durationMillis: number | null;
  eventCount: number;
  keys: Key[];
  /** All names by which it is known; empty where its definition has one correlator. */
  aliases: Key[];
  firstEventAt: string;
  lastEventAt: string;
  lowestVersion: number;
  highestVersion: number;
  /** Somebody has taken note of it. */
  acknowledged: boolean;
  /** Who looks after it; empty for nobody. */
  owner: string;
  /** An address or a number in another system; empty for none. */
  ticket: string;
}

export interface TransactionDetail extends Transaction {
  events: LinkedEvent[];
  /** What is remarkable. */
  notes: Finding[];
  /** Those that it has entered, in their order. */
  stages: Stage[];
  milestones: Milestone[];
  facts: Facts;
  links: TransactionLink[];
  /** What people have said of it, the oldest first. */
  annotations: Annotation[];
}

/** What the viewer shows of the sums that a state is made of: by when what should have happened. */
export type Facts = Partial<Record<'endDueAt' | 'stageDueAt' | 'silenceDueAt', string | null>>;

export interface Stage {
  name: string;
  enteredAt: string;
  /** Null while it lasts. */
  leftAt: string | null;
}

export interface Milestone {
  name: string;
  /** Whether the transaction does not add up without it. */
  required: boolean;
  reached: boolean;
}

/** Another transaction, and the first event that both share. */
export interface TransactionLink {
  transaction: string;
  definition: string;
  correlator: string;
  event: string;
}

/** Reopened takes the acknowledgement back; an owner or ticket without text takes the last one away. */
export type AnnotationKind = 'NOTE' | 'ACKNOWLEDGED' | 'REOPENED' | 'OWNER' | 'TICKET';

export interface Annotation {
  id: string;
  kind: AnnotationKind;
  text: string;
  author: string;
  at: string;
}

/** Previous is the one above in the list, which is newer. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
}

export const transactions = {
  list: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<Transaction>>(get('transactions', parameters, signal)),
  count: (parameters: Parameters, signal?: AbortSignal) =>
    json<Count>(get('transactions/count', parameters, signal)),
  get: (id: string, signal?: AbortSignal) => json<TransactionDetail>(get(pathOf(id), {}, signal)),
  neighbours: (id: string, parameters: Parameters, signal?: AbortSignal) =>
    json<Neighbours>(get(`${pathOf(id)}/neighbours`, parameters, signal)),
  annotate: (id: string, kind: AnnotationKind, text: string) =>
    json<Annotation>(send('POST', `${pathOf(id)}/annotations`, { kind, text })),
};

function pathOf(id: string): string {
  return `transactions/${encodeURIComponent(id)}`;
}
