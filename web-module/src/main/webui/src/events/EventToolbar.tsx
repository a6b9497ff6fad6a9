import {
  Toolbar,
  ToolbarContent,
  ToolbarFilter,
  ToolbarGroup,
  ToolbarItem,
  ToolbarToggleGroup,
} from '@patternfly/react-core';
import FilterIcon from '@patternfly/react-icons/dist/esm/icons/filter-icon';
import { useState } from 'react';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { ChoiceFilter } from '../ui/ChoiceFilter';
import type { ListQuery } from '../ui/ListPage';
import { rangeText } from '../ui/rangeText';
import { RefreshButton } from '../ui/RefreshButton';
import { TextFilter } from '../ui/TextFilter';
import { TimeRangeFilter } from '../ui/TimeRangeFilter';
import type { RecordedEvent } from '../api/events';
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
      <Toolbar
        id="event-filters"
        clearAllFilters={onClear}
        clearFiltersButtonText={t('list.clear')}
        numberOfFiltersText={(count) => t('list.applied', { count })}
        collapseListedFiltersBreakpoint="md"
        className="wb-toolbar"
      >
        <ToolbarContent>
          <ToolbarToggleGroup toggleIcon={<FilterIcon />} breakpoint="lg" aria-label={t('list.filter')}>
            <ToolbarGroup variant="filter-group">
              <ToolbarItem>
                <ChoiceFilter
                  label={t('events.searchIn')}
                  value={typed}
                  options={offered.map((name) => ({ value: name, text: t(`events.${name}`) }))}
                  onChoose={(name) => setTyped(name as TextName)}
                />
              </ToolbarItem>
              {TEXTS.map((name) => (
                <ToolbarFilter
                  key={name}
                  categoryName={t(`events.${name}`)}
                  labels={filter[name] === '' ? [] : [filter[name]]}
                  deleteLabel={() => change({ [name]: '' })}
                  showToolbarItem={name === typed}
                  className="wb-search-item"
                >
                  <TextFilter
                    key={filter[name]}
                    label={t(`events.${name}`)}
                    hint={t(`events.${name}Hint`)}
                    value={filter[name]}
                    onSearch={(value) => change({ [name]: value })}
                  />
                </ToolbarFilter>
              ))}
              <ToolbarFilter
                categoryName={t('events.matched')}
                labels={filter.matched === 'any' ? [] : [t(`events.matched.${filter.matched}`)]}
                deleteLabel={() => change({ matched: 'any' })}
              >
                <ChoiceFilter
                  label={t('events.matched')}
                  value={filter.matched}
                  options={MATCHED.map((one) => ({ value: one, text: t(`events.matched.${one}`) }))}
                  onChoose={(matched) => change({ matched: matched as Matched })}
                />
              </ToolbarFilter>
              <ToolbarFilter
                categoryName={t('range.label')}
                labels={filter.range.kind === 'all' ? [] : [rangeText(t, format, filter.range)]}
                deleteLabel={() => change({ range: { kind: 'all' } })}
              >
                <TimeRangeFilter range={filter.range} onChange={(range) => change({ range })} />
              </ToolbarFilter>
            </ToolbarGroup>
          </ToolbarToggleGroup>
          <ToolbarItem>
            <RefreshButton query={query} />
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      {typed === 'payload' && filter.payload === '' && <p className="wb-hint">{t('events.payloadCost')}</p>}
    </>
  );
}
