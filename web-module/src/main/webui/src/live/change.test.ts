import { describe, expect, it } from 'vitest';
import { concerns, readChange, type Change } from './change';

const NOW = new Date('2026-11-30T12:00:00Z');
const NOTHING: Change = { transactions: [], events: false, definitions: false, quarantine: false };
const purchases = (from: string, to: string): Change => ({
  ...NOTHING,
  transactions: [{ definition: 'purchase', from, to }],
});

describe('a change', () => {
  it('concerns those who show its kind', () => {
    const change = { ...NOTHING, events: true };
    expect(concerns(change, { events: true }, NOW)).toBe(1);
    expect(concerns(change, { quarantine: true, transactions: {} }, NOW)).toBe(0);
  });

  it('concerns those who show its definition, or all', () => {
    const change = purchases('2026-11-30T11:45:00Z', '2026-11-30T11:45:00Z');
    expect(concerns(change, { transactions: {} }, NOW)).toBe(1);
    expect(concerns(change, { transactions: { definition: 'purchase' } }, NOW)).toBe(1);
    expect(concerns(change, { transactions: { definition: 'payment' } }, NOW)).toBe(0);
  });

  it.each([
    ['10:30', '10:30', 0],
    ['10:30', '10:45', 1],
    ['11:45', '11:45', 1],
  ])('of the quarter hours %s to %s concerns the last hour %i times', (from, to, times) => {
    const change = purchases(`2026-11-30T${from}:00Z`, `2026-11-30T${to}:00Z`);
    expect(concerns(change, { transactions: { range: { kind: 'last', last: '1h' } } }, NOW)).toBe(times);
  });

  it('after the end of the range does not concern it', () => {
    const range = { kind: 'between', from: '', to: '2026-11-30T09:00:00Z' } as const;
    const change = purchases('2026-11-30T10:00:00Z', '2026-11-30T10:00:00Z');
    expect(concerns(change, { transactions: { range } }, NOW)).toBe(0);
  });

  it('that nobody knows concerns everybody', () => {
    expect(concerns('reset', {}, NOW)).toBe(1);
  });

  it('is read with what is understood of it', () => {
    expect(readChange('{"transactions":[{"definition":"a","from":"x","to":"y"},{}],"events":true}')).toEqual({
      ...NOTHING,
      transactions: [{ definition: 'a', from: 'x', to: 'y' }],
      events: true,
    });
    expect(readChange('null')).toBeUndefined();
    expect(readChange('<html>')).toBeUndefined();
  });
});
