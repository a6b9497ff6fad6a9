/** What a person has chosen for this browser. Where storage is forbidden, choices last until the page is left. */
export type Setting = 'language' | 'theme' | 'transactionColumns' | 'shortcuts';

export function load(setting: Setting): string | null {
  try {
    return localStorage.getItem(`waybill.${setting}`);
  } catch {
    return null;
  }
}

export function save(setting: Setting, value: string): void {
  try {
    localStorage.setItem(`waybill.${setting}`, value);
  } catch {
    // A browser that keeps nothing shows the default the next time.
  }
}
