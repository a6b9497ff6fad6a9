import { changing, get, json, nothing, request, send, url, type Page, type Parameters } from './http';
import type { Finding, State } from './transactions';

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
  /** Differs whenever somebody has changed the definition. */
  edition: string;
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
  examples: { correlator: string; state: State; findings: Finding[]; eventCount: number; events: string[] }[];
  strays: { event: string; pattern: string }[];
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

/** Which edition of a definition a change is meant for: null when there must be none yet, undefined for whichever. */
type Meant = string | null | undefined;

/** As RFC 9110 has it; another edition is a problem of status 412. */
function only(meant: Meant): Record<string, string> {
  return meant === undefined ? {} : meant === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${meant}"` };
}

export const definitions = {
  list: (signal?: AbortSignal) =>
    json<Page<Definition>>(get('definitions', { limit: 1000 }, signal)).then((page) => page.items),
  get: (name: string, signal?: AbortSignal) => json<DefinitionDetail>(get(pathOf(name), {}, signal)),
  diff: (name: string, from: string, to: string, signal?: AbortSignal) =>
    json<Diff>(get(pathOf(name, '/diff'), { from, to }, signal)),
  changes: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<DefinitionChange>>(get('definition-changes', parameters, signal)),
  saveDraft: (name: string, content: unknown, meant: Meant) =>
    json<Definition>(send('PUT', pathOf(name, '/draft'), content, { conditions: only(meant) })),
  discardDraft: (name: string, meant: Meant) =>
    nothing(send('DELETE', pathOf(name, '/draft'), undefined, { conditions: only(meant) })),
  /** Tries a definition that need not be kept; of one event, it only says whether the definition can be. */
  dryRun: (name: string, content: unknown, events: number, signal?: AbortSignal) =>
    json<DryRun>(send('POST', pathOf(name, '/draft/dry-run'), content, { parameters: { events }, signal })),
  activate: (name: string, meant: Meant, validFrom?: string) =>
    json<Definition>(
      send('POST', pathOf(name, '/draft/activate'), undefined, {
        parameters: { validFrom },
        conditions: only(meant),
      }),
    ),
  retire: (name: string, from?: string) =>
    json<Definition>(send('POST', pathOf(name, '/retire'), undefined, { parameters: { from } })),
  suggestions: (events: number, signal?: AbortSignal) =>
    json<Suggestions>(get('definitions/suggestions', { events }, signal)),
  import: (file: Blob, type: string) =>
    json<Page<ImportReport>>(
      request(url('definition-exchange', {}), { method: 'POST', headers: changing(type), body: file }),
    ).then((page) => page.items),
};

/** The address of an exported definition, or of all of them. */
export function exportUrl(name?: string): string {
  return url('definition-exchange', { name });
}

function pathOf(name: string, part = ''): string {
  return `definitions/${encodeURIComponent(name)}${part}`;
}
