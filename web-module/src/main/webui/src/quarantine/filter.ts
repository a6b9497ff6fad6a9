import type { Parameters } from '../api/http';
import { bounds, readTimeRange, setUnlessEmpty, writeTimeRange, type TimeRange } from '../ui/timeRange';

/** Which of the quarantine to list; the URL holds it whole. */
export interface QuarantineFilter {
  /** Contained in the reason, ignoring case; empty for any. */
  reason: string;
  /** When it was received. */
  range: TimeRange;
}

export function readFilter(url: URLSearchParams): QuarantineFilter {
  return { reason: url.get('reason') ?? '', range: readTimeRange(url) };
}

export function writeFilter(url: URLSearchParams, filter: QuarantineFilter): void {
  setUnlessEmpty(url, 'reason', filter.reason);
  writeTimeRange(url, filter.range);
}

export function isFiltered(filter: QuarantineFilter): boolean {
  return filter.reason !== '' || filter.range.kind !== 'all';
}

/** The filter as the API takes it. */
export function filterParameters(filter: QuarantineFilter, now: Date): Parameters {
  return { reason: filter.reason || undefined, ...bounds(filter.range, now) };
}
