import { isProblem, Problem } from './problem';

/** Where the API is: beside the viewer, on the same origin. */
export const BASE = '/waybill/api';

/** The parameters of a list; what is undefined is not sent, a list is sent as a repeated parameter. */
export type Parameters = Record<string, string | number | boolean | readonly string[] | undefined>;

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

/** How many entries fit a filter; where it is not exact there are more. */
export interface Count {
  count: number;
  exact: boolean;
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

export function get(
  path: string,
  parameters: Parameters,
  signal?: AbortSignal,
  answers?: readonly number[],
): Promise<Response> {
  return request(url(path, parameters), { headers: { Accept: 'application/json' }, signal }, answers);
}

/** What a changing request may have beside its body. */
export interface Sending {
  parameters?: Parameters;
  signal?: AbortSignal;
  /** Headers under which alone it is meant. */
  conditions?: Record<string, string>;
}

/** A changing request. */
export function send(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  { parameters = {}, signal, conditions }: Sending = {},
): Promise<Response> {
  return request(url(path, parameters), {
    method,
    headers: { ...changing(body === undefined ? undefined : 'application/json'), ...conditions },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
}

/** The headers of a changing request, with the one that a foreign page cannot set. */
export function changing(type?: string): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-By': 'waybill',
    ...(type === undefined ? {} : { 'Content-Type': type }),
  };
}

/** @param answers statuses beside 2xx that are an answer and no problem */
export async function request(
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

export async function json<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  return (await response.json().catch(() => {
    throw new Problem(response.status, 'Not JSON', `${response.url} did not answer with JSON`);
  })) as T;
}

export async function nothing(answer: Promise<Response>): Promise<void> {
  await answer;
}
