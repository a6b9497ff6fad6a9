import { Problem } from './problem';
import type {
  Definition,
  DefinitionDetail,
  EventDetail,
  Page,
  QuarantinedEvent,
  RecordedEvent,
  Session,
  Transaction,
  TransactionDetail,
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
    json<DefinitionDetail>(get(`definitions/${encodeURIComponent(name)}`, {}, signal)),

  quarantine: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<QuarantinedEvent>>(get('quarantine', parameters, signal)),
  quarantined: (id: string, signal?: AbortSignal) =>
    json<QuarantinedEvent>(get(`quarantine/${encodeURIComponent(id)}`, {}, signal)),
  quarantinedContent: (id: string, signal?: AbortSignal) => request(quarantinedContentUrl(id), { signal }),
  retry: (id: string) => nothing(send('POST', `quarantine/${encodeURIComponent(id)}/retry`)),
  discard: (id: string) => nothing(send('DELETE', `quarantine/${encodeURIComponent(id)}`)),
};

/** The address of an event's bytes. The search that led there goes into the audit. */
export function payloadUrl(id: string, search: string, download = false): string {
  return url(`events/${encodeURIComponent(id)}/payload`, {
    download: download || undefined,
    search: search === '' ? undefined : search,
  });
}

export function quarantinedContentUrl(id: string): string {
  return url(`quarantine/${encodeURIComponent(id)}/content`, {});
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

function get(path: string, parameters: Parameters, signal?: AbortSignal): Promise<Response> {
  return request(url(path, parameters), { headers: { Accept: 'application/json' }, signal });
}

/** A changing request carries a header that a foreign page cannot set. */
function send(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<Response> {
  return request(url(path, {}), {
    method,
    headers: {
      Accept: 'application/json',
      'X-Requested-By': 'waybill',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

async function request(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { credentials: 'same-origin', ...init }).catch((cause: unknown) => {
    if (init.signal?.aborted) {
      throw cause;
    }
    throw new Problem(0, 'No answer');
  });
  if (!response.ok) {
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
