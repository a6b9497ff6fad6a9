import type { Parameters } from '../api/http';
import { type State, STATES } from '../api/transactions';
import { isoDuration, readDuration } from '../format/isoDuration';
import { bounds, readTimeRange, setUnlessEmpty, writeTimeRange, type TimeRange } from '../ui/timeRange';

export const ACKNOWLEDGED = ['any', 'true', 'false'] as const;
export type Acknowledged = (typeof ACKNOWLEDGED)[number];

/** Which transactions to list. The URL holds it whole, so that a list can be sent to a colleague. */
export interface TransactionFilter {
  /** A business key's value or the correlator, exactly; empty for any. */
  key: string;
  definition: string;
  /** The newest version that a transaction met; empty for any. Only with a definition. */
  version: string;
  /** Empty for all. */
  states: readonly State[];
  /** An event of each took part. */
  flows: readonly string[];
  /** Contained in the last failure's text. */
  failure: string;
  /** Of complete ones, in milliseconds. */
  minDuration: number | undefined;
  maxDuration: number | undefined;
  acknowledged: Acknowledged;
  range: TimeRange;
}

export const EVERYTHING: TransactionFilter = {
  key: '',
  definition: '',
  version: '',
  states: [],
  flows: [],
  failure: '',
  minDuration: undefined,
  maxDuration: undefined,
  acknowledged: 'any',
  range: { kind: 'all' },
};

export function readFilter(url: URLSearchParams): TransactionFilter {
  const wanted = url.getAll('state');
  const definition = url.get('definition') ?? '';
  const version = url.get('version') ?? '';
  return {
    key: url.get('key') ?? '',
    definition,
    version: definition !== '' && isVersion(version) ? version : '',
    states: STATES.filter((state) => wanted.includes(state)),
    flows: [...new Set(url.getAll('flow').filter((flow) => flow !== ''))],
    failure: url.get('failure') ?? '',
    minDuration: readDuration(url.get('minDuration') ?? ''),
    maxDuration: readDuration(url.get('maxDuration') ?? ''),
    acknowledged: ACKNOWLEDGED.find((one) => one === url.get('acknowledged')) ?? 'any',
    range: readTimeRange(url),
  };
}

export function writeFilter(url: URLSearchParams, filter: TransactionFilter): void {
  const { minDuration, maxDuration, acknowledged } = filter;
  setUnlessEmpty(url, 'key', filter.key);
  setUnlessEmpty(url, 'definition', filter.definition);
  setUnlessEmpty(url, 'version', filter.definition === '' ? '' : filter.version);
  setAll(url, 'state', filter.states);
  setAll(url, 'flow', filter.flows);
  setUnlessEmpty(url, 'failure', filter.failure);
  setUnlessEmpty(url, 'minDuration', minDuration === undefined ? '' : isoDuration(minDuration));
  setUnlessEmpty(url, 'maxDuration', maxDuration === undefined ? '' : isoDuration(maxDuration));
  setUnlessEmpty(url, 'acknowledged', acknowledged === 'any' ? '' : acknowledged);
  writeTimeRange(url, filter.range);
}

/** The filter as a URL's query, `?` included; empty for everything. */
export function filterQuery(filter: TransactionFilter): string {
  const url = new URLSearchParams();
  writeFilter(url, filter);
  return url.size === 0 ? '' : `?${url.toString()}`;
}

export function isFiltered(filter: TransactionFilter): boolean {
  return filterQuery(filter) !== '';
}

/** Whether the API must look through the transactions one by one: these filters have no index. */
export function isSearch(filter: TransactionFilter): boolean {
  return (
    filter.flows.length > 0 ||
    filter.failure !== '' ||
    filter.minDuration !== undefined ||
    filter.maxDuration !== undefined ||
    filter.acknowledged !== 'any'
  );
}

/** The filter as the API takes it. */
export function filterParameters(filter: TransactionFilter, now: Date): Parameters {
  const { minDuration, maxDuration, acknowledged } = filter;
  return {
    key: filter.key || undefined,
    definition: filter.definition || undefined,
    version: (filter.definition !== '' && filter.version) || undefined,
    state: filter.states,
    flow: filter.flows,
    failure: filter.failure || undefined,
    minDuration: minDuration === undefined ? undefined : isoDuration(minDuration),
    maxDuration: maxDuration === undefined ? undefined : isoDuration(maxDuration),
    acknowledged: acknowledged === 'any' ? undefined : acknowledged,
    ...bounds(filter.range, now),
  };
}

export function isVersion(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

function setAll(url: URLSearchParams, name: string, values: readonly string[]): void {
  url.delete(name);
  for (const value of values) {
    url.append(name, value);
  }
}
