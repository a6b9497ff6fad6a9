import type { Parameters } from '../api/http';

/** Pages that belong to no one definition stand below "-": no definition can be called so. */
export const NEW = '/definitions/-/new';
export const SUGGESTIONS = '/definitions/-/suggestions';
export const IMPORT = '/definitions/-/import';
export const JOBS = '/definitions/-/history';

/** The page of a definition. */
export function pathOf(name: string, query: Parameters = {}): string {
  return `/definitions/${encodeURIComponent(name)}${queryOf(query)}`;
}

export function editPathOf(name: string): string {
  return `/definitions/${encodeURIComponent(name)}/edit`;
}

export function jobPathOf(id: string): string {
  return `${JOBS}/${encodeURIComponent(id)}`;
}

export function transactionsPathOf(definition: string, version?: number): string {
  return `/transactions${queryOf({ definition, version })}`;
}

export function overviewPathOf(definition: string): string {
  return `/overview${queryOf({ definition })}`;
}

function queryOf(parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) {
      query.set(name, String(value));
    }
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}
