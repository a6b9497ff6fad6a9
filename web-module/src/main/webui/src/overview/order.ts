import type { DefinitionCount } from '../api/rollups';

/** Those with trouble first, the most of it before the others; then the busy ones; then by name. */
export function inOrder<T extends { name: string }>(
  definitions: readonly T[],
  counts: readonly DefinitionCount[],
): T[] {
  const known = new Map(counts.map((one) => [one.definition, one]));
  const trouble = ({ name }: T) => {
    const states = known.get(name)?.states;
    return states === undefined ? 0 : states.FAILED + states.INCONSISTENT + states.OVERDUE;
  };
  const count = ({ name }: T) => known.get(name)?.count ?? 0;
  return definitions.toSorted(
    (a, b) => trouble(b) - trouble(a) || count(b) - count(a) || a.name.localeCompare(b.name),
  );
}
