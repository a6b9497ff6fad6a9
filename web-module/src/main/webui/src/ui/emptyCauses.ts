import type { Metrics, Readiness, Retention } from '../api/node';
import type { MonitoringProfile } from '../api/profiles';

/** What the server says of itself; undefined where it was not asked or did not answer. */
export interface Known {
  readiness: Readiness | undefined;
  metrics: Metrics | undefined;
  profiles: readonly MonitoringProfile[] | undefined;
  retention: Retention | undefined;
}

/** What a list may hold that is deleted when it is old, in the order in which it is told. */
export const KEPT = ['completeDays', 'failedDays', 'openDays', 'unmatchedDays', 'quarantineDays'] as const;

/**
 * `stopped`: the node records nothing; `waiting`: events wait on the queue for long; `silent`: none has come since the
 * start; `off`: event sources are switched off; `quarantined`: some came that could not be recorded; `deleted`: what
 * is old is deleted; `unknown`: the server does not say whether it records.
 */
export type Cause = 'stopped' | 'waiting' | 'silent' | 'off' | 'quarantined' | 'deleted' | 'unknown';

/** So long an event may wait without anybody needing to know. */
const LONG_SECONDS = 30;

/** The troubles that come before any filter: with them no list tells the present. */
export function troubles({ readiness, metrics }: Known): Cause[] {
  return causes([
    ['stopped', readiness?.ready === false],
    ['waiting', (metrics?.queue?.oldestAgeSeconds ?? 0) > LONG_SECONDS],
  ]);
}

/** What else may have kept events away, the most likely first. */
export function obstacles({ readiness, metrics, profiles, retention }: Known): Cause[] {
  return causes([
    ['silent', metrics !== undefined && metrics.recorder.recorded + metrics.recorder.quarantined === 0],
    ['off', switchedOff(profiles ?? []).length > 0],
    ['quarantined', (metrics?.recorder.quarantined ?? 0) > 0],
    ['deleted', retention !== undefined && KEPT.some((kept) => retention[kept] !== null)],
    ['unknown', readiness === undefined],
  ]);
}

/** The event sources that are switched off. */
export function switchedOff(profiles: readonly MonitoringProfile[]): { profile: string; address: string }[] {
  return profiles.flatMap(({ name, sources }) =>
    sources.filter(({ enabled }) => !enabled).map(({ address }) => ({ profile: name, address })),
  );
}

function causes(all: readonly [Cause, boolean][]): Cause[] {
  return all.filter(([, applies]) => applies).map(([cause]) => cause);
}
