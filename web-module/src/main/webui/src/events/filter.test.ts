import { describe, expect, it } from 'vitest';
import { filterParameters, isFiltered, readFilter, writeFilter, type EventFilter } from './filter';

const EVERYTHING: EventFilter = {
  flow: '',
  name: '',
  globalTransactionId: '',
  failure: '',
  payload: '',
  matched: 'any',
  range: { kind: 'all' },
};

describe('an event filter', () => {
  it('leaves the URL empty when it asks for everything', () => {
    const url = new URLSearchParams('flow=gone&matched=true');
    writeFilter(url, EVERYTHING);
    expect(url.toString()).toBe('');
    expect(isFiltered(readFilter(url))).toBe(false);
  });

  it('comes back from the URL as it was written', () => {
    const filter: EventFilter = {
      flow: 'shop.<b>Validate',
      name: 'a&b',
      globalTransactionId: 'ID:414d',
      failure: 'time-out',
      payload: '<b>',
      matched: 'false',
      range: { kind: 'last', last: '7d' },
    };
    const url = new URLSearchParams();
    writeFilter(url, filter);
    expect(readFilter(new URLSearchParams(url.toString()))).toEqual(filter);
    expect(isFiltered(filter)).toBe(true);
  });

  it('asks the API for nothing that was not chosen', () => {
    const asked = Object.entries(filterParameters(EVERYTHING, new Date())).filter(
      ([, value]) => value !== undefined,
    );
    expect(asked).toEqual([]);
  });
});
