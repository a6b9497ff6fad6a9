import { get, json, nothing, send, type Page } from './http';

export type ViewPage = 'transactions' | 'events' | 'overview';

/** Filters under a name. */
export interface SavedView {
  name: string;
  page: ViewPage;
  /** The query of the URL without its question mark. */
  query: string;
  shared: boolean;
  author: string;
}

export const views = {
  list: (signal?: AbortSignal) => json<Page<SavedView>>(get('views', {}, signal)).then((page) => page.items),
  save: (page: ViewPage, name: string, query: string, shared: boolean) =>
    nothing(send('PUT', pathOf(page, name), { query, shared })),
  delete: (page: ViewPage, name: string) => nothing(send('DELETE', pathOf(page, name))),
};

function pathOf(page: ViewPage, name: string): string {
  return `views/${page}/${encodeURIComponent(name)}`;
}
