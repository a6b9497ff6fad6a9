import { useState } from 'react';

/** What is selected in a list: some of it by name, or everything that its filter matches. */
export type Selection = { kind: 'some'; ids: ReadonlySet<string> } | { kind: 'all' };

const NOTHING: Selection = { kind: 'some', ids: new Set() };

/** A selection belongs to one filter: under another one it is empty. */
export function useSelection(filter: string) {
  const [kept, setKept] = useState<{ filter: string; selection: Selection }>({ filter, selection: NOTHING });
  const selection = kept.filter === filter ? kept.selection : NOTHING;
  const select = (changed: Selection) => setKept({ filter, selection: changed });
  return {
    selection,
    has: (id: string) => selection.kind === 'all' || selection.ids.has(id),
    isEmpty: selection.kind === 'some' && selection.ids.size === 0,
    none: () => select(NOTHING),
    all: () => select({ kind: 'all' }),
    /** Adds or takes away some; out of everything, the page that is seen is what remains. */
    set: (ids: readonly string[], isSelected: boolean, page: readonly string[]) => {
      const changed = new Set(selection.kind === 'all' ? page : selection.ids);
      for (const id of ids) {
        if (isSelected) {
          changed.add(id);
        } else {
          changed.delete(id);
        }
      }
      select({ kind: 'some', ids: changed });
    },
  };
}
