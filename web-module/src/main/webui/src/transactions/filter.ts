import type { Parameters } from '../api/api';
import { STATES, type State } from '../api/types';
import { bounds, readTimeRange, setUnlessEmpty, writeTimeRange, type TimeRange } from '../ui/timeRange';

/** Which transactions to list. The URL holds it whole, so that a list can be sent to a colleague. */
export interface TransactionFilter {
  /** A business key's value or the correlator, exactly; empty for any. */
  key: string;
  definition: string;
  /** Empty for all. */
  states: readonly State[];
  range: TimeRange;
}

export function readFilter(url: URLSearchParams): TransactionFilter {
  const wanted = url.getAll('state');
  return {
    key: url.get('key') ?? '',
    definition: url.get('definition') ?? '',
    states: STATES.filter((state) => wanted.includes(state)),
    range: readTimeRange(url),
  };
}

export function writeFilter(url: URLSearchParams, filter: TransactionFilter): void {
  setUnlessEmpty(url, 'key', filter.key);
  setUnlessEmpty(url, 'definition', filter.definition);
  url.delete('state');
  for (const state of filter.states) {
    url.append('state', state);
  }
  writeTimeRange(url, filter.range);
}

export function isFiltered(filter: TransactionFilter): boolean {
  return (
    filter.key !== '' || filter.definition !== '' || filter.states.length > 0 || filter.range.kind !== 'all'
  );
}

/** The filter as the API takes it. */
export function filterParameters(filter: TransactionFilter, now: Date): Parameters {
  return {
    key: filter.key || undefined,
    definition: filter.definition || undefined,
    state: filter.states,
    ...bounds(filter.range, now),
  };
}
