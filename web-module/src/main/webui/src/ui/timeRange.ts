/** The time range of a list, as it stands in the URL: `range=24h`, or `from=…&to=…`, or nothing for all time. */
export type TimeRange =
  | { kind: 'all' }
  | { kind: 'last'; last: Last }
  /** RFC 3339 moments; an empty side has no bound. */
  | { kind: 'between'; from: string; to: string };

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** The spans that end now, in milliseconds. */
export const LAST = {
  '15m': 15 * MINUTE,
  '1h': 60 * MINUTE,
  '4h': 240 * MINUTE,
  '24h': DAY,
  '7d': 7 * DAY,
  '30d': 30 * DAY,
  '90d': 90 * DAY,
  '1y': 365 * DAY,
} as const;
export type Last = keyof typeof LAST;

/** What cannot be understood counts as absent: an old or a broken link still opens the page. */
export function readTimeRange(url: URLSearchParams): TimeRange {
  const last = url.get('range') ?? '';
  if (last in LAST) {
    return { kind: 'last', last: last as Last };
  }
  const from = moment(url.get('from'));
  const to = moment(url.get('to'));
  return from === '' && to === '' ? { kind: 'all' } : { kind: 'between', from, to };
}

export function writeTimeRange(url: URLSearchParams, range: TimeRange): void {
  for (const name of ['range', 'from', 'to']) {
    url.delete(name);
  }
  switch (range.kind) {
    case 'all':
      return;
    case 'last':
      url.set('range', range.last);
      return;
    case 'between':
      setUnlessEmpty(url, 'from', range.from);
      setUnlessEmpty(url, 'to', range.to);
  }
}

/** The bounds to ask the API for, at the moment of asking. */
export function bounds(range: TimeRange, now: Date): { from?: string; to?: string } {
  switch (range.kind) {
    case 'all':
      return {};
    case 'last':
      return { from: new Date(now.getTime() - LAST[range.last]).toISOString() };
    case 'between':
      return { from: range.from || undefined, to: range.to || undefined };
  }
}

/** The value of a browser's date-and-time field (in the reader's zone, without a zone) as a moment; empty stays empty. */
export function momentOf(local: string): string {
  return moment(local);
}

/** The other way round. */
export function localOf(at: string): string {
  if (at === '') {
    return '';
  }
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

export function setUnlessEmpty(url: URLSearchParams, name: string, value: string): void {
  if (value === '') {
    url.delete(name);
  } else {
    url.set(name, value);
  }
}

function moment(text: string | null): string {
  const millis = Date.parse(text ?? '');
  return Number.isNaN(millis) ? '' : new Date(millis).toISOString();
}
