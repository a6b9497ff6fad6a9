import { keepPreviousData, useInfiniteQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Page } from '../api/http';
import { joined, windowAfter, type SearchWindow } from './searchWindows';
import type { ListQuery } from './ListPage';

interface Search<T> {
  /** Everything that the answer depends on: the filter, the cursor, the limit. */
  queryKey: QueryKey;
  /** Where the page of the list begins; undefined for the first. */
  cursor: string | undefined;
  /** How many entries a page of the list has. */
  limit: number;
  load: (window: SearchWindow, signal: AbortSignal) => Promise<Page<T>>;
  /** False: nothing is asked yet. */
  enabled?: boolean;
}

/** `searching` goes on by itself; `stopped` by a person and `failed` by trouble; `done` needs no more. */
export type SearchState = 'searching' | 'stopped' | 'failed' | 'done';

/**
 * One page of a list whose filters may need many answers to fill it. It goes on by itself, answer by answer, until the
 * page is full or nothing is left; what was found is shown meanwhile. A list without such filters is one answer.
 */
export function useWindowedSearch<T>({ queryKey, cursor, limit, load, enabled = true }: Search<T>) {
  const client = useQueryClient();
  const key = JSON.stringify(queryKey);
  // A stop is about this search alone: another filter begins anew.
  const [stopped, setStopped] = useState('');
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: { cursor, limit },
    getNextPageParam: (_, windows) => windowAfter(windows, limit),
    select: ({ pages }) => ({ ...joined(pages), windows: pages.length }),
    placeholderData: keepPreviousData,
    enabled,
    // A search that took minutes is not repeated because somebody came back to the window.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 2,
  });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, isPlaceholderData } = query;
  const isStopped = stopped === key;
  const goesOn = enabled && hasNextPage && !isStopped && !isFetchNextPageError && !isPlaceholderData;
  useEffect(() => {
    if (goesOn && !isFetching) {
      void fetchNextPage({ cancelRefetch: false });
    }
  }, [goesOn, isFetching, fetchNextPage]);

  const goOn = () => {
    setStopped('');
    return fetchNextPage();
  };
  const state: SearchState = isFetchNextPageError
    ? 'failed'
    : !hasNextPage || isPlaceholderData
      ? 'done'
      : isStopped
        ? 'stopped'
        : 'searching';
  const list: ListQuery<T> = {
    ...query,
    // Asked again, a long search shows its progress from the start instead of repeating every window unseen.
    refetch: () =>
      isFetchNextPageError
        ? goOn()
        : (query.data?.windows ?? 0) > 1
          ? client.resetQueries({ queryKey, exact: true })
          : query.refetch(),
  };
  return {
    query: list,
    progress: {
      state,
      found: query.data?.items.length ?? 0,
      searchedTo: query.data?.searchedTo ?? null,
      /** When that was, in milliseconds since 1970. */
      asOf: query.dataUpdatedAt,
      stop: () => {
        setStopped(key);
        void client.cancelQueries({ queryKey, exact: true });
      },
      goOn: () => void goOn(),
    },
  };
}

export type SearchProgressState = ReturnType<typeof useWindowedSearch>['progress'];
