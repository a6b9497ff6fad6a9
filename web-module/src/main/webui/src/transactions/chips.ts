import type { Formats } from '../format/format';
import type { Translate } from '../text/text';
import { rangeChip, textChip, type Chip } from '../ui/chips';
import type { TransactionFilter } from './filter';

/** The chips of the filters that have a control in the toolbar. */
export function chips(filter: TransactionFilter, t: Translate, format: Formats): Chip<TransactionFilter>[] {
  return [
    ...textChip(t('transactions.search'), filter.key, { ...filter, key: '' }),
    ...textChip(t('filter.definition'), filter.definition, { ...filter, definition: '', version: '' }),
    ...filter.states.map((state) => ({
      category: t('transactions.state'),
      text: t(`state.${state}`),
      without: { ...filter, states: filter.states.filter((one) => one !== state) },
    })),
    ...rangeChip(filter, t, format),
  ];
}

/** The chips of the others. */
export function moreChips(
  filter: TransactionFilter,
  t: Translate,
  format: Formats,
): Chip<TransactionFilter>[] {
  const bound = (name: 'minDuration' | 'maxDuration') => {
    const value = filter[name];
    return value === undefined
      ? []
      : [
          {
            category: t(`filter.${name}`),
            text: format.duration(value),
            without: { ...filter, [name]: undefined },
          },
        ];
  };
  return [
    ...textChip(t('definitions.version'), filter.version, { ...filter, version: '' }),
    ...bound('minDuration'),
    ...bound('maxDuration'),
    ...filter.flows.flatMap((flow) =>
      textChip(t('filter.flow'), flow, { ...filter, flows: filter.flows.filter((one) => one !== flow) }),
    ),
    ...textChip(t('filter.failure'), filter.failure, { ...filter, failure: '' }),
    ...(filter.acknowledged === 'any'
      ? []
      : [
          {
            category: t('filter.acknowledged'),
            text: t(`filter.acknowledged.${filter.acknowledged}`),
            without: { ...filter, acknowledged: 'any' as const },
          },
        ]),
  ];
}
