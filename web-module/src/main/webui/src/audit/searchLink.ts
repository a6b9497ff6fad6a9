/**
 * Where the search of a line in the audit leads: a path of this viewer, or undefined where it is something else. What
 * stands in the audit was sent by a browser, so it is believed in nothing.
 */
export function searchLink(search: string): string | undefined {
  return /^\/(transactions|events|quarantine|overview|flow-map)([/?][^\\]*)?$/.test(search)
    ? search
    : undefined;
}
