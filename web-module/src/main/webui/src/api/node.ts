import { get, json } from './http';

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

/** For how many days what is kept after the last of it was received; null: for ever. */
export interface Retention {
  completeDays: number | null;
  failedDays: number | null;
  openDays: number | null;
  unmatchedDays: number | null;
  payloadDays: number | null;
  quarantineDays: number | null;
}

/** The node that answers. */
export const node = {
  metrics: (signal?: AbortSignal) => json<Metrics>(get('metrics', {}, signal)),
  /** A node that is not ready answers 503, and says why. */
  readiness: (signal?: AbortSignal) => json<Readiness>(get('readiness', {}, signal, [503])),
  retention: (signal?: AbortSignal) => json<Retention>(get('retention', {}, signal)),
};
