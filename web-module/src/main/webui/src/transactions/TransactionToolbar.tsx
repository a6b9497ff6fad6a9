import {
  Toolbar,
  ToolbarContent,
  ToolbarFilter,
  ToolbarGroup,
  ToolbarItem,
  ToolbarToggleGroup,
} from '@patternfly/react-core';
import FilterIcon from '@patternfly/react-icons/dist/esm/icons/filter-icon';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../api/api';
import { useTexts } from '../text/TextProvider';
import { ChoiceFilter } from '../ui/ChoiceFilter';
import { rangeText } from '../ui/rangeText';
import { RefreshButton } from '../ui/RefreshButton';
import { TextFilter } from '../ui/TextFilter';
import { TimeRangeFilter } from '../ui/TimeRangeFilter';
import type { TransactionFilter } from './filter';
import { StateFilter } from './StateFilter';

interface Props {
  filter: TransactionFilter;
  onChange: (filter: TransactionFilter) => void;
  onClear: () => void;
  query: UseQueryResult;
}

/** The filters of the transaction list, each chosen one with a chip that takes it away. */
export function TransactionToolbar({ filter, onChange, onClear, query }: Props) {
  const { t, format } = useTexts();
  const definitions = useQuery({
    queryKey: ['definitions'],
    queryFn: ({ signal }) => api.definitions(signal),
  });
  const names = new Set([...(definitions.data ?? []).map(({ name }) => name)]);
  if (filter.definition !== '') {
    names.add(filter.definition);
  }
  const change = (part: Partial<TransactionFilter>) => onChange({ ...filter, ...part });

  return (
    <Toolbar
      id="transaction-filters"
      clearAllFilters={onClear}
      clearFiltersButtonText={t('list.clear')}
      numberOfFiltersText={(count) => t('list.applied', { count })}
      collapseListedFiltersBreakpoint="md"
      className="wb-toolbar"
    >
      <ToolbarContent>
        <ToolbarFilter
          categoryName={t('transactions.search')}
          labels={filter.key === '' ? [] : [filter.key]}
          deleteLabel={() => change({ key: '' })}
          className="wb-search-item"
        >
          <TextFilter
            key={filter.key}
            label={t('transactions.search')}
            hint={t('transactions.searchHint')}
            value={filter.key}
            onSearch={(key) => change({ key })}
          />
        </ToolbarFilter>
        <ToolbarToggleGroup toggleIcon={<FilterIcon />} breakpoint="lg" aria-label={t('list.filter')}>
          <ToolbarGroup variant="filter-group">
            <ToolbarFilter
              categoryName={t('transactions.definition')}
              labels={filter.definition === '' ? [] : [filter.definition]}
              deleteLabel={() => change({ definition: '' })}
            >
              <ChoiceFilter
                label={t('transactions.definition')}
                value={filter.definition}
                options={[
                  { value: '', text: t('transactions.anyDefinition') },
                  ...[...names].map((name) => ({ value: name, text: name })),
                ]}
                onChoose={(definition) => change({ definition })}
              />
            </ToolbarFilter>
            <ToolbarFilter
              categoryName={t('transactions.state')}
              labels={filter.states.map((state) => ({ key: state, node: t(`state.${state}`) }))}
              deleteLabel={(_, label) =>
                change({ states: filter.states.filter((state) => state !== keyOf(label)) })
              }
              deleteLabelGroup={() => change({ states: [] })}
            >
              <StateFilter states={filter.states} onChange={(states) => change({ states })} />
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

function keyOf(label: string | { key: string }): string {
  return typeof label === 'string' ? label : label.key;
}
