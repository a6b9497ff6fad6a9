import { get, json, request, url, type Page, type Parameters } from './http';
import type { Transaction } from './transactions';

export const ROLES = ['START', 'PROGRESS', 'END', 'FAILURE'] as const;
export type Role = (typeof ROLES)[number];

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

export const events = {
  list: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<RecordedEvent>>(get('events', parameters, signal)),
  get: (id: string, signal?: AbortSignal) =>
    json<EventDetail>(get(`events/${encodeURIComponent(id)}`, {}, signal)),
  payload: (id: string, search: string, signal?: AbortSignal) => request(payloadUrl(id, search), { signal }),
};

/** The address of an event's bytes. The search that led there goes into the audit. */
export function payloadUrl(id: string, search: string, download = false): string {
  return url(`events/${encodeURIComponent(id)}/payload`, {
    download: download || undefined,
    search: search === '' ? undefined : search,
  });
}
