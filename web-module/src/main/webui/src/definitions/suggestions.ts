/** So many of the newest events are looked at, unless somebody wants more. */
export const SUGGESTED_FROM = 20_000;

export function suggestionsKey(events: number) {
  return ['suggestions', events] as const;
}
