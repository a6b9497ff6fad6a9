import { get, json, send, type Page, type Parameters } from './http';

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

/** The jobs that apply definitions to history. */
export const history = {
  start: (name: string, from?: string) =>
    json<HistoryJob>(
      send('POST', `definitions/${encodeURIComponent(name)}/history`, undefined, { parameters: { from } }),
    ),
  list: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<HistoryJob>>(get('history-jobs', parameters, signal)),
  get: (id: string, signal?: AbortSignal) => json<HistoryJob>(get(pathOf(id), {}, signal)),
  move: (id: string, move: 'pause' | 'resume' | 'cancel') =>
    json<HistoryJob>(send('POST', `${pathOf(id)}/${move}`)),
};

function pathOf(id: string): string {
  return `history-jobs/${encodeURIComponent(id)}`;
}
