import type { Formats } from '../format/format';
import type { Translate } from '../text/text';
import { unturned } from '../text/turning';
import type { TransactionFilter } from './filter';

/** One filter that is set, as it is shown, and the filter without it. */
export interface Chip {
  category: string;
  text: string;
  without: TransactionFilter;
}

/** The chips of those filters that have no control of their own in the toolbar. */
export function moreChips(filter: TransactionFilter, t: Translate, format: Formats): Chip[] {
  const { minDuration, maxDuration } = filter;
  const chips: (Chip | false)[] = [
    filter.version !== '' && {
      category: t('definitions.version'),
      text: filter.version,
      without: { ...filter, version: '' },
    },
    minDuration !== undefined && {
      category: t('filter.minDuration'),
      text: format.duration(minDuration),
      without: { ...filter, minDuration: undefined },
    },
    maxDuration !== undefined && {
      category: t('filter.maxDuration'),
      text: format.duration(maxDuration),
      without: { ...filter, maxDuration: undefined },
    },
    ...filter.flows.map((flow) => ({
      category: t('filter.flow'),
      text: unturned(flow),
      without: { ...filter, flows: filter.flows.filter((one) => one !== flow) },
    })),
    filter.failure !== '' && {
      category: t('filter.failure'),
      text: unturned(filter.failure),
      without: { ...filter, failure: '' },
    },
    filter.acknowledged !== 'any' && {
      category: t('filter.acknowledged'),
      text: t(`filter.acknowledged.${filter.acknowledged}`),
      without: { ...filter, acknowledged: 'any' },
    },
  ];
  return chips.filter((chip) => chip !== false);
}
