import type { Count } from '../api/http';
import type { Formats } from '../format/format';
import type { Translate } from '../text/text';

/** How many there are: counting ends at a bound, beyond which it is "more than". */
export function countText(t: Translate, format: Formats, { count, exact }: Count): string {
  return exact ? format.number(count) : t('bulk.moreThan', { counted: format.number(count) });
}
