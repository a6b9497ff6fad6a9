import type { Formats } from '../format/format';
import type { Translate } from '../text/text';
import type { TransactionFilter } from './filter';

/** One filter that is set, as it is shown, and the filter without it. */
export interface Chip {
  key: string;
  category: string;
  text: string;
  without: TransactionFilter;
}

/** The chips of those filters that have no control of their own in the toolbar. */
export function moreChips(filter: TransactionFilter, t: Translate, format: Formats): Chip[] {
  const { minDuration, maxDuration } = filter;
  const chips: (Chip | false)[] = [
    filter.version !== '' && {
      key: 'version',
      category: t('definitions.version'),
      text: filter.version,
      without: { ...filter, version: '' },
    },
    minDuration !== undefined && {
      key: 'minDuration',
      category: t('filter.minDuration'),
      text: format.duration(minDuration),
      without: { ...filter, minDuration: undefined },
    },
    maxDuration !== undefined && {
      key: 'maxDuration',
      category: t('filter.maxDuration'),
      text: format.duration(maxDuration),
      without: { ...filter, maxDuration: undefined },
    },
    ...filter.flows.map((flow) => ({
      key: `flow ${flow}`,
      category: t('filter.flow'),
      text: flow,
      without: { ...filter, flows: filter.flows.filter((one) => one !== flow) },
    })),
    filter.failure !== '' && {
      key: 'failure',
      category: t('filter.failure'),
      text: filter.failure,
      without: { ...filter, failure: '' },
    },
    filter.acknowledged !== 'any' && {
      key: 'acknowledged',
      category: t('filter.acknowledged'),
      text: t(`filter.acknowledged.${filter.acknowledged}`),
      without: { ...filter, acknowledged: 'any' },
    },
  ];
  return chips.filter((chip) => chip !== false);
}
