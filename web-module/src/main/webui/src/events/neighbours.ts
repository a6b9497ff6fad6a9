/** Where an event stands in the page of the list from which it was opened. */
export interface Neighbours {
  /** The one above it. */
  previous: string | undefined;
  /** The one below it. */
  next: string | undefined;
  /** From 1; 0 when it does not stand in the list. */
  place: number;
  count: number;
}

export function neighboursOf(list: readonly string[], id: string): Neighbours {
  const index = list.indexOf(id);
  return {
    previous: index > 0 ? list[index - 1] : undefined,
    next: index < 0 ? undefined : list[index + 1],
    place: index + 1,
    count: list.length,
  };
}

/** The list that a page was opened from, as it stands in the browser's history; empty when there is none. */
export function listIn(state: unknown): readonly string[] {
  const list = (state as { list?: unknown } | null)?.list;
  return Array.isArray(list) && list.every((id) => typeof id === 'string') ? list : [];
}
