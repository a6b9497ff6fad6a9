import type { State } from '../api/transactions';
import { setUnlessEmpty, writeTimeRange, type TimeRange } from './timeRange';

/** What a link to the list of transactions filters by. */
export interface TransactionLink {
  definition?: string;
  states?: readonly State[];
  /** An event of each took part. */
  flows?: readonly string[];
  range: TimeRange;
}

/** The list of transactions, filtered. */
export function transactionsPath({
  definition = '',
  states = [],
  flows = [],
  range,
}: TransactionLink): string {
  const url = new URLSearchParams();
  setUnlessEmpty(url, 'definition', definition);
  for (const state of states) {
    url.append('state', state);
  }
  for (const flow of flows) {
    url.append('flow', flow);
  }
  writeTimeRange(url, range);
  return withQuery('/transactions', url);
}

/** A page with its query; without a question mark where there is none. */
export function withQuery(path: string, url: URLSearchParams): string {
  return url.size === 0 ? path : `${path}?${url.toString()}`;
}
