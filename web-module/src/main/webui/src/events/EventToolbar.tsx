import {
  Toolbar,
  ToolbarContent,
  ToolbarFilter,
  ToolbarGroup,
  ToolbarItem,
  ToolbarToggleGroup,
} from '@patternfly/react-core';
import FilterIcon from '@patternfly/react-icons/dist/esm/icons/filter-icon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '../text/TextProvider';
import { ChoiceFilter } from '../ui/ChoiceFilter';
import { rangeText } from '../ui/rangeText';
import { RefreshButton } from '../ui/RefreshButton';
import { TextFilter } from '../ui/TextFilter';
import { TimeRangeFilter } from '../ui/TimeRangeFilter';
import { MATCHED, type EventFilter, type Matched } from './filter';

interface Props {
  filter: EventFilter;
  onChange: (filter: EventFilter) => void;
  onClear: () => void;
  query: UseQueryResult;
}

const TEXTS = [
  ['globalTransactionId', 'events.global', 'events.globalHint'],
  ['flow', 'events.flow', 'events.flowHint'],
  ['name', 'events.name', 'events.nameHint'],
] as const;

/** The filters of the event list. */
export function EventToolbar({ filter, onChange, onClear, query }: Props) {
  const { t, format } = useTexts();
  const change = (part: Partial<EventFilter>) => onChange({ ...filter, ...part });
  return (
    <Toolbar
      id="event-filters"
      clearAllFilters={onClear}
      clearFiltersButtonText={t('list.clear')}
      numberOfFiltersText={(count) => t('list.applied', { count })}
      collapseListedFiltersBreakpoint="md"
      className="wb-toolbar wb-events-toolbar"
    >
      <ToolbarContent>
        <ToolbarToggleGroup toggleIcon={<FilterIcon />} breakpoint="xl" aria-label={t('list.filter')}>
          <ToolbarGroup variant="filter-group">
            {TEXTS.map(([name, label, hint]) => (
              <ToolbarFilter
                key={name}
                categoryName={t(label)}
                labels={filter[name] === '' ? [] : [filter[name]]}
                deleteLabel={() => change({ [name]: '' })}
              >
                <TextFilter
                  key={filter[name]}
                  label={t(label)}
                  hint={t(hint)}
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
  );
}
