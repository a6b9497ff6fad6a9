import { isProblem, Problem } from './problem';
import type {
  Annotation,
  AnnotationKind,
  Count,
  Decided,
  Definition,
  DefinitionChange,
  DefinitionDetail,
  Diff,
  DryRun,
  EventDetail,
  FlowMap,
  HistoryJob,
  ImportReport,
  Metrics,
  MonitoringProfile,
  Neighbours,
  Page,
  PayloadAccess,
  QuarantinedEvent,
  Readiness,
  RecordedEvent,
  Rollups,
  SavedView,
  Session,
  Suggestions,
  Transaction,
  TransactionDetail,
  ViewPage,
} from './types';

/** Where the API is: beside the viewer, on the same origin. */
export const BASE = '/waybill/api';

/** The parameters of a list; what is undefined is not sent, a list is sent as a repeated parameter. */
export type Parameters = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Everything that the viewer asks of the API. Every failure is a {@link Problem}. */
export const api = {
  session: (signal?: AbortSignal) => json<Session>(get('session', {}, signal)),
  logIn: (user: string, password: string) => json<Session>(send('POST', 'session', { user, password })),
  logOut: () => nothing(send('DELETE', 'session')),

  transactions: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<Transaction>>(get('transactions', parameters, signal)),
  transaction: (id: string, signal?: AbortSignal) =>
    json<TransactionDetail>(get(`transactions/${encodeURIComponent(id)}`, {}, signal)),

  events: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<RecordedEvent>>(get('events', parameters, signal)),
  event: (id: string, signal?: AbortSignal) =>
    json<EventDetail>(get(`events/${encodeURIComponent(id)}`, {}, signal)),
  payload: (id: string, search: string, signal?: AbortSignal) => request(payloadUrl(id, search), { signal }),

  definitions: (signal?: AbortSignal) =>
    json<Page<Definition>>(get('definitions', { limit: 1000 }, signal)).then((page) => page.items),
  definition: (name: string, signal?: AbortSignal) =>
    json<DefinitionDetail>(get(ofDefinition(name), {}, signal)),
  diff: (name: string, from: string, to: string, signal?: AbortSignal) =>
    json<Diff>(get(ofDefinition(name, '/diff'), { from, to }, signal)),
  definitionChanges: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<DefinitionChange>>(get('definition-changes', parameters, signal)),
  saveDraft: (name: string, content: unknown) =>
    json<Definition>(send('PUT', ofDefinition(name, '/draft'), content)),
  discardDraft: (name: string) => nothing(send('DELETE', ofDefinition(name, '/draft'))),
  /** Tries a definition that need not be kept; of one event, it only says whether the definition can be. */
  dryRun: (name: string, content: unknown, events: number, signal?: AbortSignal) =>
    json<DryRun>(send('POST', ofDefinition(name, '/draft/dry-run'), content, { events }, signal)),
  activate: (name: string, validFrom?: string) =>
    json<Definition>(send('POST', ofDefinition(name, '/draft/activate'), undefined, { validFrom })),
  retire: (name: string, from?: string) =>
    json<Definition>(send('POST', ofDefinition(name, '/retire'), undefined, { from })),
  suggestions: (events: number, signal?: AbortSignal) =>
    json<Suggestions>(get('definitions/suggestions', { events }, signal)),
  importDefinitions: (file: Blob, type: string) =>
    json<Page<ImportReport>>(
      request(url('definition-exchange', {}), { method: 'POST', headers: changing(type), body: file }),
    ).then((page) => page.items),
  startHistory: (name: string, from?: string) =>
    json<HistoryJob>(send('POST', ofDefinition(name, '/history'), undefined, { from })),
  historyJobs: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<HistoryJob>>(get('history-jobs', parameters, signal)),
  historyJob: (id: string, signal?: AbortSignal) =>
    json<HistoryJob>(get(`history-jobs/${encodeURIComponent(id)}`, {}, signal)),
  moveHistoryJob: (id: string, move: 'pause' | 'resume' | 'cancel') =>
    json<HistoryJob>(send('POST', `history-jobs/${encodeURIComponent(id)}/${move}`)),

  quarantine: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<QuarantinedEvent>>(get('quarantine', parameters, signal)),
  quarantined: (id: string, signal?: AbortSignal) =>
    json<QuarantinedEvent>(get(`quarantine/${encodeURIComponent(id)}`, {}, signal)),
  quarantinedContent: (id: string, signal?: AbortSignal) => request(quarantinedContentUrl(id), { signal }),
  retry: (id: string) => nothing(send('POST', `quarantine/${encodeURIComponent(id)}/retry`)),
  quarantineCount: (parameters: Parameters, signal?: AbortSignal) =>
    json<Count>(get('quarantine/count', parameters, signal)),
  decideQuarantined: (what: 'retry' | 'discard', ids: readonly string[]) =>
    json<Decided>(send('POST', `quarantine/${what}`, { ids })),
  discard: (id: string) => nothing(send('DELETE', `quarantine/${encodeURIComponent(id)}`)),

  payloadAccesses: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<PayloadAccess>>(get('payload-accesses', parameters, signal)),
  metrics: (signal?: AbortSignal) => json<Metrics>(get('metrics', {}, signal)),
  /** A node that is not ready answers 503, and says why. */
  readiness: (signal?: AbortSignal) => json<Readiness>(get('readiness', {}, signal, [503])),

  transactionCount: (parameters: Parameters, signal?: AbortSignal) =>
    json<Count>(get('transactions/count', parameters, signal)),
  neighbours: (id: string, parameters: Parameters, signal?: AbortSignal) =>
    json<Neighbours>(get(`transactions/${encodeURIComponent(id)}/neighbours`, parameters, signal)),
  annotate: (id: string, kind: AnnotationKind, text: string) =>
    json<Annotation>(send('POST', `transactions/${encodeURIComponent(id)}/annotations`, { kind, text })),
  views: (signal?: AbortSignal) => json<Page<SavedView>>(get('views', {}, signal)).then((page) => page.items),
  saveView: (page: ViewPage, name: string, query: string, shared: boolean) =>
    nothing(send('PUT', `views/${page}/${encodeURIComponent(name)}`, { query, shared })),
  deleteView: (page: ViewPage, name: string) =>
    nothing(send('DELETE', `views/${page}/${encodeURIComponent(name)}`)),
  profiles: (signal?: AbortSignal) =>
    json<Page<MonitoringProfile>>(get('profiles', {}, signal)).then((page) => page.items),
  switchOn: (profile: string, address: string) =>
    nothing(
      send(
        'PUT',
        `profiles/${encodeURIComponent(profile)}/sources/${encodeURIComponent(address)}?enabled=true`,
      ),
    ),

  rollups: (parameters: Parameters, signal?: AbortSignal) =>
    json<Rollups>(get('rollups', parameters, signal)),
  flowMap: (parameters: Parameters, signal?: AbortSignal) =>
    json<FlowMap>(get('flow-map', parameters, signal)),
};

/** The address of an event's bytes. The search that led there goes into the audit. */
export function payloadUrl(id: string, search: string, download = false): string {
  return url(`events/${encodeURIComponent(id)}/payload`, {
    download: download || undefined,
    search: search === '' ? undefined : search,
  });
}

export function quarantinedContentUrl(id: string, download = false): string {
  return url(`quarantine/${encodeURIComponent(id)}/content`, { download: download || undefined });
}

function ofDefinition(name: string, part = ''): string {
  return `definitions/${encodeURIComponent(name)}${part}`;
}

/** The address of an exported definition, or of all of them. */
export function exportUrl(name?: string): string {
  return url('definition-exchange', { name });
}

export function url(path: string, parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) {
      continue;
    }
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [value]) {
      query.append(name, String(one));
    }
  }
  return `${BASE}/${path}${query.size === 0 ? '' : `?${query.toString()}`}`;
}

function get(
  path: string,
  parameters: Parameters,
  signal?: AbortSignal,
  answers?: readonly number[],
): Promise<Response> {
  return request(url(path, parameters), { headers: { Accept: 'application/json' }, signal }, answers);
}

/** A changing request carries a header that a foreign page cannot set. */
function send(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  parameters: Parameters = {},
  signal?: AbortSignal,
): Promise<Response> {
  return request(url(path, parameters), {
    method,
    headers: changing(body === undefined ? undefined : 'application/json'),
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
}

/** A changing request carries a header that a foreign page cannot set. */
function changing(type?: string): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-By': 'waybill',
    ...(type === undefined ? {} : { 'Content-Type': type }),
  };
}

/** @param answers statuses beside 2xx that are an answer and no problem */
async function request(
  address: string,
  init: RequestInit,
  answers: readonly number[] = [],
): Promise<Response> {
  const response = await fetch(address, { credentials: 'same-origin', ...init }).catch((cause: unknown) => {
    if (init.signal?.aborted) {
      throw cause;
    }
    throw new Problem(0, 'No answer');
  });
  if (!response.ok && !(answers.includes(response.status) && !isProblem(response))) {
    throw await Problem.of(response);
  }
  return response;
}

async function json<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  return (await response.json().catch(() => {
    throw new Problem(response.status, 'Not JSON', `${response.url} did not answer with JSON`);
  })) as T;
}

async function nothing(answer: Promise<Response>): Promise<void> {
  await answer;
}
