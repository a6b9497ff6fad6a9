import { get, json, type Parameters } from './http';

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

export const flowMap = {
  get: (parameters: Parameters, signal?: AbortSignal) => json<FlowMap>(get('flow-map', parameters, signal)),
};
