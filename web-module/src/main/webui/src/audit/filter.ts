import type { Parameters } from '../api/http';
import { bounds, readTimeRange, setUnlessEmpty, writeTimeRange, type TimeRange } from '../ui/timeRange';

/** Which lines of the audit to list; the URL holds it whole. */
export interface AuditFilter {
  /** A log-in name, exactly; empty for any. */
  user: string;
  /** The id of an event or of something in quarantine; empty for any. */
  about: string;
  range: TimeRange;
}

export function readFilter(url: URLSearchParams): AuditFilter {
  return { user: url.get('user') ?? '', about: url.get('about') ?? '', range: readTimeRange(url) };
}

export function writeFilter(url: URLSearchParams, filter: AuditFilter): void {
  setUnlessEmpty(url, 'user', filter.user);
  setUnlessEmpty(url, 'about', filter.about);
  writeTimeRange(url, filter.range);
}

export function isFiltered(filter: AuditFilter): boolean {
  return filter.user !== '' || filter.about !== '' || filter.range.kind !== 'all';
}

/** The filter as the API takes it. */
export function filterParameters(filter: AuditFilter, now: Date): Parameters {
  return { user: filter.user || undefined, event: filter.about || undefined, ...bounds(filter.range, now) };
}
