import type { Formats } from '../format/format';
import type { Translate } from '../text/text';
import { unturned } from '../text/turning';
import { rangeText } from './rangeText';
import type { TimeRange } from './timeRange';

/** One filter that is set, as it is shown, and all filters without it. */
export interface Chip<F> {
  category: string;
  text: string;
  without: F;
}

/** The chip of a text that is searched; none of an empty one. */
export function textChip<F>(category: string, value: string, without: F): Chip<F>[] {
  return value === '' ? [] : [{ category, text: unturned(value), without }];
}

/** The chip of a time range; none of all time. */
export function rangeChip<F extends { range: TimeRange }>(
  filter: F,
  t: Translate,
  format: Formats,
): Chip<F>[] {
  const { range } = filter;
  return range.kind === 'all'
    ? []
    : [
        {
          category: t('range.label'),
          text: rangeText(t, format, range),
          without: { ...filter, range: { kind: 'all' } },
        },
      ];
}
