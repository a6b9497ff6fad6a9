import { describe, expect, it } from 'vitest';
import { joined, share, windowAfter } from './searchWindows';

const page = (items: number[], next: string | null, searchedTo: string | null) => ({
  items,
  next,
  searchedTo,
});
const NOON = '2026-11-30T12:00:00.000000Z';

describe('a search in windows', () => {
  it('goes on where the last window ended, for as many as the page still lacks', () => {
    expect(windowAfter([page([1, 2], 'a', NOON), page([3], 'b', NOON)], 5)).toEqual({
      cursor: 'b',
      limit: 2,
    });
  });

  it('goes on after a window without any entry', () => {
    expect(windowAfter([page([], 'a', NOON)], 5)).toEqual({ cursor: 'a', limit: 5 });
  });

  it('ends when the page is full, when nothing is left, and before it has begun', () => {
    expect(windowAfter([page([1, 2], 'a', NOON)], 2)).toBeUndefined();
    expect(windowAfter([page([1], null, null)], 2)).toBeUndefined();
    expect(windowAfter([], 2)).toBeUndefined();
  });

  it('is one answer where filters need no windows', () => {
    expect(windowAfter([page([1], 'a', null)], 2)).toBeUndefined();
    expect(windowAfter([{ items: [1], next: 'a' }], 2)).toBeUndefined();
  });

  it('is shown as one page', () => {
    expect(joined([page([1], 'a', NOON), page([2], 'b', null)])).toEqual({
      items: [1, 2],
      next: 'b',
      searchedTo: null,
    });
  });
});

describe('the progress of a search', () => {
  it('is a share where the time range has a beginning', () => {
    const now = Date.parse('2026-11-30T14:00:00Z');
    expect(share(now, NOON, '2026-11-30T10:00:00Z')).toBe(0.5);
    expect(share(now, NOON, undefined)).toBeUndefined();
  });

  it('stays between nothing and all, whatever the clocks say', () => {
    const now = Date.parse('2026-11-30T14:00:00Z');
    expect(share(now, '2026-11-30T15:00:00Z', '2026-11-30T10:00:00Z')).toBe(0);
    expect(share(now, '2026-11-29T00:00:00Z', '2026-11-30T10:00:00Z')).toBe(1);
    expect(share(now, NOON, '2026-12-01T00:00:00Z')).toBeUndefined();
  });
});
