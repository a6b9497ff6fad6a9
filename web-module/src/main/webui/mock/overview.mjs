// What the overview asks for: rollups by day-and-night curves that end with the clock, metrics, readiness, and the count of
// the quarantine. `MOCK=stopped|stuck|empty|many` makes the sad cases and the large ones.
import { definitions } from './data.mjs';
import { items as quarantine } from './quarantine.mjs';

const QUARTER = 900_000;
const WIDTHS = {
  QUARTER_HOUR: QUARTER,
  HOUR: 4 * QUARTER,
  DAY: 96 * QUARTER,
  WEEK: 672 * QUARTER,
  MONTH: 2920 * QUARTER,
};
const STATES = ['IN_PROGRESS', 'COMPLETE', 'FAILED', 'INCONSISTENT', 'OVERDUE'];
const since = new Date(Date.now() - 3 * 96 * QUARTER).toISOString();

/** Which of the cases is shown; a page may ask for one by a cookie, so that one server shows them all. */
export const caseOf = (request) => /waybill-mock-case=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';

export function definitionsFor(wanted) {
  return wanted === 'empty'
    ? []
    : wanted === 'many'
      ? [
          ...definitions,
          ...Array.from({ length: 198 }, (_, i) => ({
            ...definitions[0],
            name: `claim-${String(i + 1).padStart(3, '0')}`,
          })),
        ]
      : definitions;
}

export function countsByDefinition(query, wanted) {
  const items = definitionsFor(wanted).map(({ name }) => {
    const one = new URLSearchParams(query);
    one.set('definition', name);
    const { total } = rollups(one, wanted);
    return { definition: name, count: total.count, states: total.states };
  });
  return { items: items.filter(({ count }) => count > 0) };
}

export function rollups(query, wanted) {
  const width = WIDTHS[query.get('bucket') ?? 'HOUR'];
  const from = Math.floor(Date.parse(query.get('from')) / QUARTER) * QUARTER;
  const to = Math.ceil(Date.parse(query.get('to')) / QUARTER) * QUARTER;
  const weight = weightOf(query.get('definition'), wanted);
  const buckets = [];
  for (let begin = from; begin < to;) {
    const end = Math.min(to, (Math.floor(begin / width) + 1) * width);
    buckets.push(bucket(begin, end, weight));
    begin = end;
  }
  const sum = (part) => buckets.reduce((total, one) => total + part(one), 0);
  const total = {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    count: sum((one) => one.count),
    perHour: (sum((one) => one.count) * 4 * QUARTER) / (to - from),
    states: Object.fromEntries(STATES.map((state) => [state, sum((one) => one.states[state])])),
    durations: durations(
      sum((one) => one.durations.count),
      0.5,
    ),
  };
  return { asOf: new Date(Date.now() - 4000).toISOString(), total, buckets };
}

function weightOf(definition, wanted) {
  if (
    wanted === 'empty' ||
    (definition !== null && !definitionsFor(wanted).some(({ name }) => name === definition))
  ) {
    return 0;
  }
  return definition === null ? 1.35 : definition === 'payment' ? 0.35 : definition === 'purchase' ? 1 : 0.1;
}

/** By the hour of the day; nothing at night at weekends, and a bad hour now and then. */
function bucket(from, to, weight) {
  const end = Math.min(to, Date.now());
  let count = 0;
  for (let at = from; at < end; at += QUARTER) {
    const date = new Date(at);
    const hour = date.getUTCHours() + date.getUTCMinutes() / 60;
    const isQuiet = hour < 4 || (date.getUTCDay() % 6 === 0 && hour < 8);
    count += isQuiet
      ? 0
      : weight * 24 * (1.1 + Math.sin(((hour - 8) / 24) * 2 * Math.PI)) * (0.8 + noise(at) * 0.4);
  }
  count = Math.round(count);
  const isBad = noise(from + 7) > 0.9;
  const states = {
    IN_PROGRESS: Math.min(count, Math.round(Date.now() - to < QUARTER ? count * 0.4 : 0)),
    FAILED: Math.round(count * (isBad ? 0.22 : 0.012)),
    INCONSISTENT: Math.round(count * (noise(from + 3) > 0.8 ? 0.04 : 0)),
    OVERDUE: Math.round(count * (isBad ? 0.08 : 0.006)),
  };
  const complete = count - Object.values(states).reduce((a, b) => a + b, 0);
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    count,
    perHour: (count * 4 * QUARTER) / Math.max(1, end - from),
    states: { ...states, COMPLETE: complete },
    durations: durations(complete, noise(from + 1) + (isBad ? 2 : 0)),
  };
}

function durations(count, load) {
  return count === 0
    ? { count, p50Millis: null, p95Millis: null, p99Millis: null }
    : {
        count,
        p50Millis: Math.round(420 + load * 300),
        p95Millis: Math.round(2100 + load * 1800),
        p99Millis: Math.round(4200 + load * 5200),
      };
}

/** Between 0 and 1, the same for the same number. */
function noise(seed) {
  const value = Math.sin(seed / 1000) * 43758.5453;
  return value - Math.floor(value);
}

export function metrics(wanted) {
  const waits = wanted === 'stuck' || wanted === 'stopped';
  return {
    since,
    recorder: {
      messages: 120400,
      recorded: wanted === 'empty' ? 0 : 120391,
      duplicates: 7,
      quarantined: quarantine.length,
      redeliveries: 0,
      batches: 2100,
      outPerSecond: wanted === 'stuck' ? 21.4 : waits || wanted === 'empty' ? 0 : 57.2,
    },
    queue: {
      depth: waits ? 18_400 : wanted === 'empty' ? 0 : 3,
      added: 120403,
      inPerSecond: wanted === 'empty' ? 0 : 57.31,
      oldestAgeSeconds: waits ? 912.7 : 0.2,
    },
    inDoubt: { database: 0, broker: 0 },
  };
}

/** Status and body. */
export function readiness(wanted) {
  return wanted === 'stopped'
    ? [
        503,
        {
          ready: false,
          phase: 'PREFLIGHT',
          trouble:
            'PostgreSQL has max_prepared_transactions = 0; set it to 20 or more in postgresql.conf and restart the database.',
        },
      ]
    : [200, { ready: true, phase: 'READY', trouble: '' }];
}
