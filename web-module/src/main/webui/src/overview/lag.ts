import type { Metrics, Readiness } from '../api/node';

/** Events that wait longer than this are worth a look, and longer than that an alert (docs/metrics.md). */
const NOTABLE_SECONDS = 10;
const ALARMING_SECONDS = 60;

/** How the recorder stands: `stopped` and `unknown` are about the recorder, the others about those who wait. */
export type Lag = 'keepsUp' | 'behind' | 'stuck' | 'stopped' | 'unknown';

/** What the figures say; the worst first. */
export function lagOf(metrics: Metrics, readiness: Readiness | undefined): Lag {
  if (readiness?.ready === false) {
    return 'stopped';
  }
  if (metrics.queue === null) {
    return 'unknown';
  }
  const { oldestAgeSeconds } = metrics.queue;
  return oldestAgeSeconds >= ALARMING_SECONDS
    ? 'stuck'
    : oldestAgeSeconds >= NOTABLE_SECONDS
      ? 'behind'
      : 'keepsUp';
}

/** The phases of a start, in their order; a newer server may know more. */
export const PHASES = ['START', 'SCHEMA', 'PREFLIGHT', 'DEFINITIONS', 'DELIVERY'] as const;
export type Phase = (typeof PHASES)[number];

export function isPhase(phase: string): phase is Phase {
  return (PHASES as readonly string[]).includes(phase);
}
