import type { Definition } from '../api/definitions';
import type { Translate } from '../text/text';

/** A version's number, or `draft`: as the API takes it, and as it stands in the URL. */
export function whichOf({ state, version }: Definition): string {
  return state === 'DRAFT' ? 'draft' : String(version);
}

export function whichName(t: Translate, { state, version }: Definition): string {
  return state === 'DRAFT' ? t('definitions.draft') : t('transaction.version', { version });
}
