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
  /**
   * Where filters look through a bounded window of entries: everything newer has been looked through, and `next` goes
   * on. Null, or absent, when the page is full or the end was reached.
   */
  searchedTo?: string | null;
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
  /** Somebody has taken note of it. */
  acknowledged: boolean;
  /** Who looks after it; empty for nobody. */
  owner: string;
  /** An address or a number in another system; empty for none. */
  ticket: string;
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
  facts: Facts;
  links: TransactionLink[];
  /** What people have said of it, the oldest first. */
  annotations: Annotation[];
}

/** What the viewer shows of the sums that a state is made of: by when what should have happened. */
export type Facts = Partial<Record<'endDueAt' | 'stageDueAt' | 'silenceDueAt', string | null>>;

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

export type ViewPage = 'transactions' | 'events' | 'overview';

/** Filters under a name. */
export interface SavedView {
  name: string;
  page: ViewPage;
  /** The query of the URL without its question mark. */
  query: string;
  shared: boolean;
  author: string;
}

export interface MonitoringProfile {
  name: string;
  sources: { address: string; enabled: boolean }[];
  /** Whether sources that are not listed emit the usual event. */
  others: boolean;
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

/* Definitions: as docs/definitions.md describes them. */

/** In the order of a transaction's life. */
export const PATTERN_ROLES = ['start', 'progress', 'end', 'failure'] as const;
export type PatternRole = (typeof PATTERN_ROLES)[number];

export interface EventPattern {
  role: PatternRole;
  /** A star stands for any text; absent fits everything. */
  flow?: string | null;
  source?: string | null;
  eventName?: string | null;
  /** Of a failure, whether nothing heals it; absent: unless it is a rollback. */
  final?: boolean | null;
  milestone?: string | null;
  stage?: string | null;
}

export const LIMITS = ['endWithin', 'silentFor', 'settle', 'retryWindow'] as const;

export interface DefinedStage {
  name: string;
  /** ISO 8601 durations; absent where nothing limits. */
  endWithin?: string | null;
  silentFor?: string | null;
}

export const DEFINITION_STATES = ['DRAFT', 'ACTIVE', 'RETIRED'] as const;
export type DefinitionState = (typeof DEFINITION_STATES)[number];

/** One version of a definition, or its draft. */
export interface Definition {
  name: string;
  /** A draft has the number that it would get. */
  version: number;
  state: DefinitionState;
  /** Null in a draft that names no moment. */
  validFrom: string | null;
  /** Null while no end is known. */
  validUntil: string | null;
  /** Who activated it; of a draft, who changed it last. */
  author: string;
  /** Of a version. */
  activatedAt?: string;
  /** Of a draft. */
  changedAt?: string;
  description: string;
  /** What its events have in common. */
  correlator?: Correlator;
  /** In place of correlator: several names of one business transaction, the name of choice first. */
  correlators?: Correlator[];
  events: EventPattern[];
  keys: string[];
  /** ISO 8601 durations; absent or null where nothing limits. */
  limits: Partial<Record<(typeof LIMITS)[number], string | null>>;
  milestones?: { name: string; required?: boolean | null }[];
  stages?: DefinedStage[];
  singleStart?: boolean;
  warnings: string[];
}

/** The newest version, or the draft where there is none. */
export interface DefinitionDetail extends Definition {
  /** The newest first. */
  versions: Definition[];
  draft: Definition | null;
}

export interface Difference {
  /** As in `events[2].source`. */
  path: string;
  /** Null when it was not there. */
  before: unknown;
  /** Null when it is gone. */
  after: unknown;
}

export interface Diff {
  name: string;
  from: string;
  to: string;
  differences: Difference[];
}

export interface DefinitionChange {
  number: number;
  name: string;
  version: number;
  action:
    | 'CREATED_DRAFT'
    | 'CHANGED_DRAFT'
    | 'DISCARDED_DRAFT'
    | 'ACTIVATED'
    | 'PUBLISHED'
    | 'IMPORTED'
    | 'RETIRED';
  /** Events created from then on are meant; null when no event is. */
  from: string | null;
  /** `deployment` for what came with one. */
  author: string;
  at: string;
  differences: Difference[];
}

/** What a definition would have matched among the newest events. */
export interface DryRun {
  /** matched, withoutCorrelator and unmatched together. */
  examined: number;
  /** False when time was up before. */
  whole: boolean;
  oldest: string | null;
  newest: string | null;
  matched: number;
  withoutCorrelator: number;
  unmatched: number;
  patterns: {
    /** As in `events[0]`. */
    field: string;
    role: PatternRole;
    flow: string;
    source: string;
    eventName: string;
    matched: number;
    withoutCorrelator: number;
    /** Fits nothing. */
    silent: boolean;
  }[];
  transactions: Partial<Record<State, number>>;
  examples: { correlator: string; state: State; reason: string; eventCount: number; events: string[] }[];
  strays: { event: string; pattern: string }[];
}

/** A definition being applied to the events that were recorded before. */
export interface HistoryJob {
  id: string;
  definition: string;
  /** Null for all events. */
  from: string | null;
  state: 'RUNNING' | 'PAUSED' | 'CANCELLED' | 'DONE' | 'FAILED';
  phase: 'AWAITING_NODES' | 'AWAITING_TRANSACTIONS' | 'SCANNING';
  /** Events there were when scanning began; 0 before. */
  estimated: number;
  scanned: number;
  linked: number;
  changed: number;
  refused: number;
  /** What it waits for, or why it failed; may be empty. */
  note: string;
  startedBy: string;
  startedAt: string;
  endedAt: string | null;
}

/** What became of one imported definition. */
export interface ImportReport {
  /** Empty when it could not be read. */
  name: string;
  outcome: 'CREATED' | 'DRAFT' | 'SAME' | 'REFUSED';
  /** 0 when refused. */
  version: number;
  problem: { field: string; problem: string } | null;
  notes: string[];
}

export interface Suggestion {
  /** As it can be posted. */
  definition: Omit<Definition, 'version' | 'state' | 'validFrom' | 'validUntil' | 'author' | 'warnings'>;
  /** 0 to 1: with 95 % certainty at least this share goes from one start to an end or a failure. */
  confidence: number;
  transactions: number;
  whole: number;
  failed: number;
  flows: string[];
  alsoLinkedBy: string[];
  durations: { count: number; p50Millis: number | null; p95Millis: number | null; p99Millis: number | null };
  coveredBy: string[];
}

export interface Suggestions {
  /** How many events were looked at. */
  events: number;
  items: Suggestion[];
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

/** How many entries fit a filter; where it is not exact there are more. */
export interface Count {
  count: number;
  exact: boolean;
}

/** What became of a decision about several in quarantine. */
export interface Decided {
  done: string[];
  /** No longer there. */
  gone: string[];
}

export type AccessAction = 'VIEW' | 'DOWNLOAD' | 'SEARCH' | 'RETRY' | 'DISCARD';

/** A line of the audit: who saw or decided about which bytes. */
export interface PayloadAccess {
  at: string;
  user: string;
  event: string;
  action: AccessAction;
  /** By which search it was reached; empty when it was not said. */
  search: string;
}
/** By the clock and calendar of a zone. */
export type BucketWidth = 'QUARTER_HOUR' | 'HOUR' | 'DAY' | 'WEEK' | 'MONTH';

export interface Rollups {
  /** What was recorded before this moment is counted; null before it was counted for the first time. */
  asOf: string | null;
  total: Rollup;
  /** Without a hole, the oldest first; the first and the last may be cut. */
  buckets: Rollup[];
}

export interface Rollup {
  from: string;
  to: string;
  count: number;
  perHour: number;
  states: Record<State, number>;
  /** Of those that are complete; the percentiles are null where none is. */
  durations: { count: number } & Record<Percentile, number | null>;
}

export const PERCENTILES = ['p50Millis', 'p95Millis', 'p99Millis'] as const;
export type Percentile = (typeof PERCENTILES)[number];

/** What a node measures of itself, as far as the viewer shows it. */
export interface Metrics {
  since: string;
  recorder: { recorded: number; quarantined: number; outPerSecond: number };
  /** Null when the broker could not be asked. */
  queue: { depth: number; inPerSecond: number; oldestAgeSeconds: number } | null;
}

/** Whether a node records. */
export interface Readiness {
  ready: boolean;
  phase: string;
  /** What is in the way and how to remedy it; empty when nothing is. */
  trouble: string;
}

/** What the newest transactions of a range say about the ways between flows. */
export interface FlowMap {
  /** How many were looked at. */
  transactions: number;
  /** The first events of the oldest and the newest of them. */
  from: string | null;
  to: string | null;
  flows: Flow[];
  handOvers: HandOver[];
}

export interface Flow {
  name: string;
  events: number;
  transactions: number;
  failures: number;
}

/** Two events of a transaction that follow each other in time, in different flows. */
export interface HandOver {
  from: string;
  to: string;
  transactions: number;
  perMinute: number;
  /** 0 to 1: of the transactions that went this way, how many failed. */
  failureShare: number;
  p50Millis: number;
  p95Millis: number;
}
