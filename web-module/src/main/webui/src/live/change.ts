import { bounds, type TimeRange } from '../ui/timeRange';

/** What has changed, as the API's stream `changes` tells it. */
export interface Change {
  /** Of a definition: those whose first event lies between two moments were added or changed. */
  transactions: readonly { definition: string; from: string; to: string }[];
  events: boolean;
  definitions: boolean;
  quarantine: boolean;
}

/** `reset`: something has changed, and nobody knows what. */
export type News = Change | 'reset';

/** What a page shows, and so what it wants to hear of. */
export interface Interest {
  /** Without a definition all; without a range all time. */
  transactions?: { definition?: string; range?: TimeRange };
  events?: boolean;
  definitions?: boolean;
  quarantine?: boolean;
}

/** The stream tells of whole quarter hours. */
const QUARTER = 900_000;

/** How many changes concern the interest; a reset counts as one and concerns everybody. */
export function concerns(news: News, interest: Interest, now: Date): number {
  if (news === 'reset') {
    return 1;
  }
  const { transactions } = interest;
  const touched =
    transactions === undefined
      ? 0
      : news.transactions.filter(
          (one) =>
            (transactions.definition ?? one.definition) === one.definition &&
            overlaps(one, transactions.range ?? { kind: 'all' }, now),
        ).length;
  const rest = (['events', 'definitions', 'quarantine'] as const).filter(
    (kind) => news[kind] && interest[kind] === true,
  ).length;
  return touched + rest;
}

/** A change from the stream; undefined for what is none, which a newer server may send. */
export function readChange(data: string): Change | undefined {
  try {
    const value = JSON.parse(data) as Partial<Change> | null;
    if (value === null || typeof value !== 'object') {
      return undefined;
    }
    const transactions = Array.isArray(value.transactions) ? value.transactions : [];
    return {
      transactions: (transactions as Change['transactions']).filter(
        (one) => typeof one.definition === 'string',
      ),
      events: value.events === true,
      definitions: value.definitions === true,
      quarantine: value.quarantine === true,
    };
  } catch {
    return undefined;
  }
}

/** What cannot be read counts as touched: to load once too often is better than to show what is old. */
function overlaps(changed: { from: string; to: string }, range: TimeRange, now: Date): boolean {
  const { from, to } = bounds(range, now);
  const isBefore = from !== undefined && Date.parse(changed.to) + QUARTER < Date.parse(from);
  const isAfter = to !== undefined && Date.parse(changed.from) > Date.parse(to);
  return !isBefore && !isAfter;
}
