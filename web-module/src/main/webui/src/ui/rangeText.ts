import type { Formats } from '../format/format';
import type { Translate } from '../text/text';
import type { TimeRange } from './timeRange';

/** A time range in words. */
export function rangeText(t: Translate, format: Formats, range: TimeRange): string {
  switch (range.kind) {
    case 'all':
      return t('range.all');
    case 'last':
      return t(`range.${range.last}`);
    case 'between': {
      const from = range.from && format.moment(range.from);
      const to = range.to && format.moment(range.to);
      return t(to === '' ? 'range.since' : from === '' ? 'range.until' : 'range.between', { from, to });
    }
  }
}
