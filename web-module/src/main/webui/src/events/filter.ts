import type { Parameters } from '../api/http';
import { bounds, readTimeRange, setUnlessEmpty, writeTimeRange, type TimeRange } from '../ui/timeRange';

export const MATCHED = ['any', 'true', 'false'] as const;
export type Matched = (typeof MATCHED)[number];

/** The filters that are typed: the first three are searched exactly, the others for what is contained. */
export const TEXTS = ['globalTransactionId', 'flow', 'name', 'failure', 'payload'] as const;
export type TextName = (typeof TEXTS)[number];

/** Which recorded events to list; the URL holds it whole. Empty texts are not searched. */
export type EventFilter = Record<TextName, string> & { matched: Matched; range: TimeRange };

export function readFilter(url: URLSearchParams): EventFilter {
  const text = (name: TextName) => url.get(name) ?? '';
  return {
    globalTransactionId: text('globalTransactionId'),
    flow: text('flow'),
    name: text('name'),
    failure: text('failure'),
    payload: text('payload'),
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
    ...Object.fromEntries(TEXTS.map((name) => [name, filter[name] || undefined])),
    matched: filter.matched === 'any' ? undefined : filter.matched,
    ...bounds(filter.range, now),
  };
}
