import { describe, expect, it } from 'vitest';
import type { FlowMap, HandOver } from '../api/flowMap';
import {
  extentOf,
  find,
  healthOf,
  idOf,
  middleOf,
  readSelection,
  thicknessOf,
  writeSelection,
  type Selection,
} from './model';

const handOver = (from: string, to: string, transactions = 1): HandOver => ({
  from,
  to,
  transactions,
  perMinute: 1,
  failureShare: 0,
  p50Millis: 1,
  p95Millis: 2,
});

describe('what is selected', () => {
  it.each<[Selection]>([[null], [['A']], [['A&flow=B', 'ä → <b>']]])(
    'comes back from the URL as it was written: %j',
    (selection) => {
      const url = new URLSearchParams('flow=old&range=1h');
      writeSelection(url, selection);
      expect(readSelection(new URLSearchParams(url.toString()))).toEqual(selection);
      expect(url.get('range')).toBe('1h');
    },
  );

  it('is found with its direction, and not where it was not seen', () => {
    const map: FlowMap = {
      transactions: 1,
      from: null,
      to: null,
      flows: [{ name: 'A', events: 1, transactions: 1, failures: 0 }],
      handOvers: [handOver('A', 'B')],
    };
    expect(find(map, ['A', 'B'])?.kind).toBe('handOver');
    expect(find(map, ['B', 'A'])).toBeNull();
    expect(find(map, ['A'])?.kind).toBe('flow');
    expect(find(map, ['B'])).toBeNull();
  });

  it('has a name of its own, whatever the flows are called', () => {
    const names = [idOf(['a","b']), idOf(['a', 'b']), idOf(['a']), idOf(['hand-over:["a","b"]'])];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the extent of a map', () => {
  it('is that of a chain, of a fan, and of what stands alone', () => {
    expect(extentOf(['A', 'B', 'C'], ways('AB', 'BC'))).toEqual({ layers: 3, widest: 1 });
    expect(extentOf(['A', 'B', 'C'], ways('AB', 'AC'))).toEqual({ layers: 2, widest: 2 });
    expect(extentOf(['A', 'B'], [])).toEqual({ layers: 1, widest: 2 });
    expect(extentOf([], [])).toEqual({ layers: 0, widest: 0 });
  });

  it('counts the longest way, and no way back', () => {
    expect(extentOf(['A', 'B', 'C', 'D'], ways('AD', 'AB', 'BC', 'CD'))).toEqual({ layers: 4, widest: 1 });
    expect(extentOf(['A', 'B'], ways('AA', 'AB', 'BA')).layers).toBe(2);
  });
});

describe('a hand-over', () => {
  it('is well only where nothing failed', () => {
    expect([0, 0.001, 0.05, 1].map(healthOf)).toEqual(['well', 'some', 'bad', 'bad']);
  });

  it('is drawn between 1 and 4 thick, the busiest thickest', () => {
    const all = [handOver('A', 'B', 1000), handOver('B', 'C', 500), handOver('C', 'D', 1)];
    expect(all.map((one) => thicknessOf(one, all))).toEqual([4, 3, 1]);
  });

  it('carries its label half-way along its corners', () => {
    expect(middleOf([place(0, 0), place(100, 0), place(100, 100)])).toEqual(place(100, 0));
    expect(middleOf([place(0, 0), place(10, 0), place(100, 0)])).toEqual(place(50, 0));
    expect(middleOf([place(5, 5), place(5, 5)])).toEqual(place(5, 5));
  });
});

function place(x: number, y: number) {
  return { x, y };
}

function ways(...all: string[]): [string, string][] {
  return all.map((way) => [way.charAt(0), way.charAt(1)]);
}
