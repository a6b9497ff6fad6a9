import { get, json, nothing, request, send, url, type Count, type Page, type Parameters } from './http';

export interface QuarantinedEvent {
  id: string;
  receivedAt: string;
  reason: string;
  contentType: string;
  size: number;
  properties: Record<string, string>;
  transportId: string;
}

/** What became of a decision about several in quarantine. */
export interface Decided {
  done: string[];
  /** No longer there. */
  gone: string[];
}

export const quarantine = {
  list: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<QuarantinedEvent>>(get('quarantine', parameters, signal)),
  count: (parameters: Parameters, signal?: AbortSignal) =>
    json<Count>(get('quarantine/count', parameters, signal)),
  get: (id: string, signal?: AbortSignal) => json<QuarantinedEvent>(get(pathOf(id), {}, signal)),
  content: (id: string, signal?: AbortSignal) => request(quarantinedContentUrl(id), { signal }),
  retry: (id: string) => nothing(send('POST', `${pathOf(id)}/retry`)),
  discard: (id: string) => nothing(send('DELETE', pathOf(id))),
  decide: (what: 'retry' | 'discard', ids: readonly string[]) =>
    json<Decided>(send('POST', `quarantine/${what}`, { ids })),
};

export function quarantinedContentUrl(id: string, download = false): string {
  return url(`${pathOf(id)}/content`, { download: download || undefined });
}

function pathOf(id: string): string {
  return `quarantine/${encodeURIComponent(id)}`;
}
