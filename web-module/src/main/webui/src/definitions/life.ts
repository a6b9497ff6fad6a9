import type { Definition, DefinitionChange, DefinitionState } from '../api/definitions';

/** The state as people see it: a version whose reign has yet to begin is planned. */
export type Life = DefinitionState | 'PLANNED';

export function lifeOf({ state, validFrom }: Pick<Definition, 'state' | 'validFrom'>, now: Date): Life {
  return state === 'ACTIVE' && Date.parse(validFrom ?? '') > now.getTime() ? 'PLANNED' : state;
}

/** Who did the last thing to a definition, and when. */
export interface LastChange {
  action: DefinitionChange['action'] | undefined;
  author: string;
  at: string;
  /** Whether there is a draft besides the newest version. */
  hasDraft: boolean;
}

/**
 * The last change of each definition.
 *
 * @param changes the newest first
 */
export function lastChanges(changes: readonly DefinitionChange[]): ReadonlyMap<string, LastChange> {
  const last = new Map<string, LastChange>();
  const decided = new Set<string>();
  for (const { name, action, author, at } of changes) {
    const known = last.get(name) ?? { action, author, at, hasDraft: false };
    if (!decided.has(name) && /DRAFT|ACTIVATED/.test(action)) {
      known.hasDraft = action === 'CREATED_DRAFT' || action === 'CHANGED_DRAFT';
      decided.add(name);
    }
    last.set(name, known);
  }
  return last;
}

/** What the newest version or draft itself says of its last change. */
export function ownChange({ author, activatedAt, changedAt }: Definition): LastChange {
  return { action: undefined, author, at: changedAt ?? activatedAt ?? '', hasDraft: false };
}

export interface DefinitionFilter {
  text: string;
  /** Empty for all. */
  state: string;
}

/** Whether the name, the description or a flow has the text in it, whatever its case. */
export function fits(definition: Definition, filter: DefinitionFilter, now: Date): boolean {
  const text = filter.text.trim().toLowerCase();
  const texts = [definition.name, definition.description, ...definition.events.map(({ flow }) => flow ?? '')];
  return (
    (filter.state === '' || lifeOf(definition, now) === filter.state) &&
    texts.some((one) => one.toLowerCase().includes(text))
  );
}
