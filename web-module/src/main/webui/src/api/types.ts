/** The API's values, as docs/architecture.md ("The API") describes them. Times are RFC 3339 in UTC with microseconds. */

export const STATES = ['IN_PROGRESS', 'COMPLETE', 'FAILED', 'INCONSISTENT', 'OVERDUE'] as const;
export type State = (typeof STATES)[number];

export const ROLES = ['START', 'PROGRESS', 'END', 'FAILURE'] as const;
export type Role = (typeof ROLES)[number];

/** What a person may do. */
export type UserRole = 'viewer' | 'payload-reader' | 'operator' | 'admin';

export interface Page<T> {
  items: T[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

export interface Session {
  user: string;
  roles: string[];
}

export interface Transaction {
  id: string;
  definition: string;
  correlator: string;
  state: State;
  /** In words; empty where the state says it all. */
  reason: string;
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
}

/** A word, or where exactly: one of field, property, xpath, jsonPointer and jsonPath. */
export type Correlator =
  | string
  | {
      name?: string;
      field?: string;
      property?: string;
      xpath?: string;
      jsonPointer?: string;
      jsonPath?: string;
      namespaces?: Record<string, string>;
    };

export interface Key {
  name: string;
  value: string;
}

export interface TransactionDetail extends Transaction {
  events: LinkedEvent[];
  /** What is remarkable, in whole sentences. */
  notes: string[];
  /** Those that it has entered, in their order. */
  stages: Stage[];
  milestones: Milestone[];
}

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

export type PayloadState = 'PRESENT' | 'NOT_CAPTURED' | 'TOO_LARGE' | 'EMPTY' | 'UNREADABLE' | 'EXPIRED';

export interface PayloadInfo {
  state: PayloadState;
  size: number;
  /** Before anything was cut or left out; -1 when not known. */
  originalSize: number;
  contentType: string;
}

export interface RecordedEvent {
  id: string;
  name: string;
  flow: string;
  uniqueFlow: string;
  address: string;
  kind: string;
  node: string;
  nodeType: string;
  terminal: string;
  detail: string;
  application: string;
  library: string;
  integrationNode: string;
  integrationServer: string;
  thread: string;
  product: string;
  createdAt: string;
  receivedAt: string;
  /** 0 when not known. */
  counter: number;
  localTransactionId: string;
  parentTransactionId: string;
  globalTransactionId: string;
  traceParent: string;
  fields: { name: string; value: string; dataType: string }[];
  documents: { name: string; content: string }[];
  failure: string;
  extensions: Record<string, string>;
  payload: PayloadInfo;
  duplicates: number;
}

export interface LinkedEvent extends RecordedEvent {
  role: Role;
}

export interface EventDetail extends RecordedEvent {
  transactions: Transaction[];
}

export interface EventPattern {
  role: Role;
  flow: string;
  source: string;
  eventName: string;
  final?: boolean | null;
}

export interface Definition {
  name: string;
  version: number;
  /** Null in a draft that names no moment. */
  validFrom: string | null;
  description: string;
  /** What its events have in common. */
  correlator?: Correlator;
  /** In place of correlator: several names of one business transaction, the name of choice first. */
  correlators?: Correlator[];
  events: EventPattern[];
  keys: string[];
  /** ISO 8601 durations; absent or null where nothing limits. */
  limits: Partial<Record<'endWithin' | 'silentFor' | 'settle' | 'retryWindow', string | null>>;
  warnings: string[];
}

export interface DefinitionDetail extends Definition {
  versions: Definition[];
}

export interface QuarantinedEvent {
  id: string;
  receivedAt: string;
  reason: string;
  contentType: string;
  size: number;
  properties: Record<string, string>;
  transportId: string;
}
