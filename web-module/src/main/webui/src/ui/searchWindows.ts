import type { Page } from '../api/http';

/** Where one window of a search begins, and how many entries it may add to the page. */
export interface SearchWindow {
  cursor: string | undefined;
  limit: number;
}

/**
 * The window after these, or undefined when the page is complete: it is full, or there is nothing further. Filters
 * without an index look through a bounded window of entries at a time, so one page of the list may take many of them.
 */
export function windowAfter<T>(windows: readonly Page<T>[], limit: number): SearchWindow | undefined {
  const last = windows.at(-1);
  const room = limit - windows.reduce((count, { items }) => count + items.length, 0);
  return last === undefined || last.next === null || room <= 0 || isWhole(last)
    ? undefined
    : { cursor: last.next, limit: room };
}

/** The windows as the one page of the list that they are. */
export function joined<T>(windows: readonly Page<T>[]): Page<T> {
  const last = windows.at(-1);
  return {
    items: windows.flatMap(({ items }) => items),
    next: last?.next ?? null,
    searchedTo: last?.searchedTo ?? null,
  };
}

/** How much of the time between `from` and the beginning has been looked through, 0 to 1; undefined without a `from`. */
export function share(begin: number, searchedTo: string, from: string | undefined): number | undefined {
  const end = Date.parse(from ?? '');
  const reached = Date.parse(searchedTo);
  return Number.isNaN(end) || Number.isNaN(reached) || begin <= end
    ? undefined
    : Math.min(1, Math.max(0, (begin - reached) / (begin - end)));
}

/** An answer without `searchedTo` was looked up and not searched for: its page is as full as it can be. */
function isWhole<T>({ searchedTo }: Page<T>): boolean {
  return (searchedTo ?? null) === null;
}
