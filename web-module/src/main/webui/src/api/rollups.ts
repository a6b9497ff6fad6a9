import { get, json, type Parameters } from './http';
import type { State } from './transactions';

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

export interface DefinitionCount {
  definition: string;
  count: number;
  states: Record<State, number>;
}

export const rollups = {
  get: (parameters: Parameters, signal?: AbortSignal) => json<Rollups>(get('rollups', parameters, signal)),
  /** Definitions of which no transaction began are missing. */
  byDefinition: async (parameters: Parameters, signal?: AbortSignal) =>
    (await json<{ items: DefinitionCount[] }>(get('rollups/definitions', parameters, signal))).items,
};
