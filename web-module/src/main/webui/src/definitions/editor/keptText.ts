/**
 * What was typed and not saved, kept for this browser tab: a lost session, a reload or a crash of the page costs nothing.
 * Where storage is forbidden, nothing is kept.
 */
const PREFIX = 'waybill.draft.';

export function keptText(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps the text; null forgets it. */
export function keepText(name: string, text: string | null): void {
  try {
    if (text === null) {
      sessionStorage.removeItem(PREFIX + name);
    } else {
      sessionStorage.setItem(PREFIX + name, text);
    }
  } catch {
    // Then the warning before the page is left is all there is.
  }
}
