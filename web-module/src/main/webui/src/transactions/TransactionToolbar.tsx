import {
  Button,
  Toolbar,
  ToolbarContent,
  ToolbarFilter,
  ToolbarGroup,
  ToolbarItem,
  ToolbarToggleGroup,
} from '@patternfly/react-core';
import FilterIcon from '@patternfly/react-icons/dist/esm/icons/filter-icon';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../text/TextProvider';
import { DefinitionFilter } from '../ui/DefinitionFilter';
import { rangeText } from '../ui/rangeText';
import { TextFilter } from '../ui/TextFilter';
import { TimeRangeFilter } from '../ui/TimeRangeFilter';
import { moreChips } from './chips';
import type { TransactionFilter } from './filter';
import { MoreFilters } from './MoreFilters';
import { StateFilter } from './StateFilter';

interface Props {
  filter: TransactionFilter;
  onChange: (filter: TransactionFilter) => void;
  onClear: () => void;
  /** What can be done with the list as it is filtered; stands below the filters. */
  actions: ReactNode;
}

/** The filters of the transaction list, each chosen one with a chip that takes it away. */
export function TransactionToolbar({ filter, onChange, onClear, actions }: Props) {
  const { t, format } = useTexts();
  const [isMore, setMore] = useState(false);
  const change = (part: Partial<TransactionFilter>) => onChange({ ...filter, ...part });
  const more = moreChips(filter, t, format);
  const categories = [...new Set(more.map(({ category }) => category))];

  return (
    <>
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
                categoryName={t('filter.definition')}
                labels={filter.definition === '' ? [] : [filter.definition]}
                deleteLabel={() => change({ definition: '', version: '' })}
              >
                <DefinitionFilter
                  definition={filter.definition}
                  onChange={(definition) => change({ definition, version: '' })}
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
            <ToolbarItem>
              <Button
                variant="control"
                onClick={() => setMore(true)}
                countOptions={more.length === 0 ? undefined : { isRead: true, count: more.length }}
              >
                {t('filter.more')}
              </Button>
            </ToolbarItem>
            {categories.map((category) => (
              <ToolbarFilter
                key={category}
                categoryName={category}
                labels={more
                  .filter((chip) => chip.category === category)
                  .map(({ key, text }) => ({ key, node: text }))}
                deleteLabel={(_, label) => {
                  const chip = more.find(({ key }) => key === keyOf(label));
                  if (chip !== undefined) {
                    onChange(chip.without);
                  }
                }}
              >
                {null}
              </ToolbarFilter>
            ))}
          </ToolbarToggleGroup>
        </ToolbarContent>
        <ToolbarContent>{actions}</ToolbarContent>
      </Toolbar>
      {isMore && (
        <MoreFilters
          filter={filter}
          onClose={() => setMore(false)}
          onChange={(changed) => {
            setMore(false);
            onChange(changed);
          }}
        />
      )}
    </>
  );
}

function keyOf(label: string | { key: string }): string {
  return typeof label === 'string' ? label : label.key;
}
