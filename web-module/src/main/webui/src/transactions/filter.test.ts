import { describe, expect, it } from 'vitest';
import { url as apiUrl } from '../api/http';
import { STATES } from '../api/transactions';
import { LAST, localOf, momentOf, type Last, type TimeRange } from '../ui/timeRange';
import {
  ACKNOWLEDGED,
  EVERYTHING,
  filterParameters,
  isFiltered,
  isSearch,
  readFilter,
  writeFilter,
  type TransactionFilter,
} from './filter';

const NOW = new Date('2026-11-30T12:00:00Z');

describe('a filter', () => {
  it('leaves the URL empty when it asks for everything', () => {
    const url = new URLSearchParams();
    writeFilter(url, EVERYTHING);
    expect(url.toString()).toBe('');
    expect(isFiltered(readFilter(url))).toBe(false);
  });

  it('comes back from the URL as it was written, whatever people type', () => {
    const seed = 4711;
    const random = generator(seed);
    for (let run = 0; run < 500; run++) {
      const filter = randomFilter(random);
      const written = new URLSearchParams('limit=20&state=GONE&from=x');
      writeFilter(written, filter);
      const read = readFilter(new URLSearchParams(written.toString()));
      expect(read, `seed ${seed}, run ${run}`).toEqual(filter);
      expect(written.get('limit'), 'what it does not own stays').toBe('20');
    }
  });

  it('opens with what it understands when the link is old or broken', () => {
    const url = new URLSearchParams(
      'state=GONE&state=FAILED&range=2w&from=yesterday&to=2026-11-30T12:00:00Z',
    );
    expect(readFilter(url)).toEqual({
      ...EVERYTHING,
      states: ['FAILED'],
      range: { kind: 'between', from: '', to: '2026-11-30T12:00:00.000Z' },
    });
  });

  it('asks the API with a repeated state and with bounds of the moment of asking', () => {
    const parameters = filterParameters(
      { ...EVERYTHING, key: 'A&B', states: ['FAILED', 'OVERDUE'], range: { kind: 'last', last: '1h' } },
      NOW,
    );
    expect(apiUrl('transactions', { ...parameters, limit: 50 })).toBe(
      '/waybill/api/transactions?key=A%26B&state=FAILED&state=OVERDUE&from=2026-11-30T11%3A00%3A00.000Z&limit=50',
    );
  });
});

describe('a filter by version', () => {
  it('counts only with a definition', () => {
    const parameters = filterParameters({ ...EVERYTHING, version: '2' }, NOW);
    expect(parameters.version).toBeUndefined();
    expect(readFilter(new URLSearchParams('version=2')).version).toBe('');
    expect(readFilter(new URLSearchParams('definition=a&version=2')).version).toBe('2');
    expect(readFilter(new URLSearchParams('definition=a&version=two')).version).toBe('');
  });
});

describe('a search', () => {
  it('is what has no index', () => {
    expect(isSearch({ ...EVERYTHING, key: '4711', states: ['FAILED'] })).toBe(false);
    expect(isSearch({ ...EVERYTHING, flows: ['Dispatch'] })).toBe(true);
    expect(isSearch({ ...EVERYTHING, minDuration: 0 })).toBe(true);
  });
});

describe('a date-and-time field', () => {
  it('means the reader’s zone', () => {
    expect(localOf(momentOf('2026-11-30T09:30'))).toBe('2026-11-30T09:30');
    expect(momentOf('')).toBe('');
    expect(localOf('')).toBe('');
  });
});

function randomFilter(random: () => number): TransactionFilter {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const texts = ['', '4711', 'a b&c=d', '<script>', '% +', 'Ü"\'', '日本'];
  const moments = ['', '2026-11-30T12:00:00.000Z', '1970-01-01T00:00:00.000Z'];
  const ranges: TimeRange[] = [
    { kind: 'all' },
    { kind: 'last', last: pick(Object.keys(LAST) as Last[]) },
    { kind: 'between', from: pick(moments.slice(1)), to: pick(moments) },
  ];
  const definition = pick(texts);
  return {
    key: pick(texts),
    definition,
    version: definition === '' ? '' : pick(['', '1', '12']),
    flows: texts.slice(1).filter(() => random() < 0.3),
    failure: pick(texts),
    minDuration: pick([undefined, 0, 1, 1500]),
    maxDuration: pick([undefined, 60_000, 86_400_000]),
    acknowledged: pick(ACKNOWLEDGED),
    states: STATES.filter(() => random() < 0.5),
    range: pick(ranges),
  };
}

/** Park and Miller's minimal standard generator: numbers from 0 to 1, the same for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
