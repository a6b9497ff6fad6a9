import type { Formats } from '../format/format';
import type { Translate } from '../text/text';
import { rangeChip, textChip, type Chip } from '../ui/chips';
import { TEXTS, type EventFilter } from './filter';

/** The chips of the filters that are set. */
export function chips(filter: EventFilter, t: Translate, format: Formats): Chip<EventFilter>[] {
  return [
    ...TEXTS.flatMap((name) => textChip(t(`events.${name}`), filter[name], { ...filter, [name]: '' })),
    ...(filter.matched === 'any'
      ? []
      : [
          {
            category: t('events.matched'),
            text: t(`events.matched.${filter.matched}`),
            without: { ...filter, matched: 'any' as const },
          },
        ]),
    ...rangeChip(filter, t, format),
  ];
}
