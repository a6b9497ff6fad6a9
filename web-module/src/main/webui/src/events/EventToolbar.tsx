import { ToolbarItem } from '@patternfly/react-core';
import { useState } from 'react';
import type { RecordedEvent } from '../api/events';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { ChoiceFilter } from '../ui/ChoiceFilter';
import { FilterByRange, FilterByText, FilterToolbar } from '../ui/FilterToolbar';
import type { ListQuery } from '../ui/ListPage';
import { RefreshButton } from '../ui/RefreshButton';
import { chips } from './chips';
import { MATCHED, TEXTS, type EventFilter, type Matched, type TextName } from './filter';

interface Props {
  filter: EventFilter;
  onChange: (filter: EventFilter) => void;
  onClear: () => void;
  query: ListQuery<RecordedEvent>;
}

/** The filters of the event list. */
export function EventToolbar({ filter, onChange, onClear, query }: Props) {
  const { t, format } = useTexts();
  const mayRead = useMay('payload-reader');
  const [typed, setTyped] = useState<TextName>(TEXTS.find((name) => filter[name] !== '') ?? TEXTS[0]);
  const change = (part: Partial<EventFilter>) => onChange({ ...filter, ...part });
  const offered = TEXTS.filter((name) => name !== 'payload' || mayRead);
  return (
    <>
      <FilterToolbar
        id="event-filters"
        chips={chips(filter, t, format)}
        onChange={onChange}
        onClear={onClear}
        filters={
          <>
            <ToolbarItem>
              <ChoiceFilter
                label={t('events.searchIn')}
                value={typed}
                options={offered.map((name) => ({ value: name, text: t(`events.${name}`) }))}
                onChoose={(name) => setTyped(name as TextName)}
              />
            </ToolbarItem>
            <FilterByText
              key={typed}
              isWide
              label={t(`events.${typed}`)}
              hint={t(`events.${typed}Hint`)}
              value={filter[typed]}
              onChange={(value) => change({ [typed]: value })}
            />
            <ToolbarItem>
              <ChoiceFilter
                label={t('events.matched')}
                value={filter.matched}
                options={MATCHED.map((one) => ({ value: one, text: t(`events.matched.${one}`) }))}
                onChoose={(matched) => change({ matched: matched as Matched })}
              />
            </ToolbarItem>
            <FilterByRange range={filter.range} onChange={(range) => change({ range })} />
          </>
        }
      >
        <ToolbarItem>
          <RefreshButton query={query} />
        </ToolbarItem>
      </FilterToolbar>
      {typed === 'payload' && filter.payload === '' && <p className="wb-hint">{t('events.payloadCost')}</p>}
    </>
  );
}
