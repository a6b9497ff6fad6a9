import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api';
import type { SavedView, ViewPage } from '../api/views';

const VIEWS = ['views'] as const;

/** What of a page's URL a view keeps: its filters, and neither the place in the list nor what is opened. */
export function viewQuery(url: URLSearchParams): string {
  const kept = new URLSearchParams(url);
  for (const name of ['cursor', 'page', 'event']) {
    kept.delete(name);
  }
  kept.sort();
  return kept.toString();
}

/** Whether a view is what the URL shows. */
export function isShown(view: SavedView, url: URLSearchParams): boolean {
  return viewQuery(new URLSearchParams(view.query)) === viewQuery(url);
}

/** The views of a page: one's own and those that are shared. */
export function useViews(page: ViewPage): readonly SavedView[] {
  const { data } = useQuery({
    queryKey: VIEWS,
    queryFn: ({ signal }) => api.views.list(signal),
    retry: false,
  });
  return (data ?? [])
    .filter((view) => view.page === page)
    .sort((a, b) => Number(a.shared) - Number(b.shared) || a.name.localeCompare(b.name));
}

export interface ViewChange {
  name: string;
  /** Undefined: delete it. */
  saved?: { query: string; shared: boolean };
  /** The name that it had. */
  renamedFrom?: string;
}

/** Saves, renames and deletes views. */
export function useChangeView(page: ViewPage) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, saved, renamedFrom }: ViewChange) => {
      if (saved === undefined) {
        return api.views.delete(page, name);
      }
      await api.views.save(page, name, saved.query, saved.shared);
      if (renamedFrom !== undefined && renamedFrom !== name) {
        await api.views.delete(page, renamedFrom);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: VIEWS }),
  });
}
