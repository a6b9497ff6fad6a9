import type { Parameters } from '../api/api';
import { bounds, readTimeRange, setUnlessEmpty, writeTimeRange, type TimeRange } from '../ui/timeRange';

export const MATCHED = ['any', 'true', 'false'] as const;
export type Matched = (typeof MATCHED)[number];

/** Which recorded events to list; the URL holds it whole. Texts are searched exactly, empty ones not at all. */
export interface EventFilter {
  flow: string;
  name: string;
  globalTransactionId: string;
  matched: Matched;
  range: TimeRange;
}

const TEXTS = ['flow', 'name', 'globalTransactionId'] as const;

export function readFilter(url: URLSearchParams): EventFilter {
  return {
    flow: url.get('flow') ?? '',
    name: url.get('name') ?? '',
    globalTransactionId: url.get('globalTransactionId') ?? '',
    matched: MATCHED.find((one) => one === url.get('matched')) ?? 'any',
    range: readTimeRange(url),
  };
}

export function writeFilter(url: URLSearchParams, filter: EventFilter): void {
  for (const name of TEXTS) {
    setUnlessEmpty(url, name, filter[name]);
  }
  setUnlessEmpty(url, 'matched', filter.matched === 'any' ? '' : filter.matched);
  writeTimeRange(url, filter.range);
}

export function isFiltered(filter: EventFilter): boolean {
  return TEXTS.some((name) => filter[name] !== '') || filter.matched !== 'any' || filter.range.kind !== 'all';
}

/** The filter as the API takes it. */
export function filterParameters(filter: EventFilter, now: Date): Parameters {
  return {
    flow: filter.flow || undefined,
    name: filter.name || undefined,
    globalTransactionId: filter.globalTransactionId || undefined,
    matched: filter.matched === 'any' ? undefined : filter.matched,
    ...bounds(filter.range, now),
  };
}
