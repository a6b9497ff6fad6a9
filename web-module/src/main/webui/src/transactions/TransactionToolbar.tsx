import { Button, ToolbarFilter, ToolbarItem } from '@patternfly/react-core';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../text/TextProvider';
import { unturned } from '../text/turning';
import { DefinitionFilter } from '../ui/DefinitionFilter';
import { FilterByRange, FilterByText, FilterToolbar } from '../ui/FilterToolbar';
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
      <FilterToolbar
        id="transaction-filters"
        onClear={onClear}
        first={
          <FilterByText
            isWide
            label={t('transactions.search')}
            hint={t('transactions.searchHint')}
            value={filter.key}
            onChange={(key) => change({ key })}
          />
        }
        filters={
          <>
            <ToolbarFilter
              categoryName={t('filter.definition')}
              labels={filter.definition === '' ? [] : [unturned(filter.definition)]}
              deleteLabel={() => change({ definition: '', version: '' })}
            >
              <DefinitionFilter
                definition={filter.definition}
                onChange={(definition) => change({ definition, version: '' })}
              />
            </ToolbarFilter>
            <ToolbarFilter
              categoryName={t('transactions.state')}
              labels={filter.states.map((state) => t(`state.${state}`))}
              deleteLabel={(_, label) =>
                change({ states: filter.states.filter((state) => t(`state.${state}`) !== label) })
              }
              deleteLabelGroup={() => change({ states: [] })}
            >
              <StateFilter states={filter.states} onChange={(states) => change({ states })} />
            </ToolbarFilter>
            <FilterByRange range={filter.range} onChange={(range) => change({ range })} />
          </>
        }
        more={
          <>
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
                labels={more.filter((chip) => chip.category === category).map(({ text }) => text)}
                deleteLabel={(_, label) => {
                  const chip = more.find((one) => one.category === category && one.text === label);
                  if (chip !== undefined) {
                    onChange(chip.without);
                  }
                }}
              >
                {null}
              </ToolbarFilter>
            ))}
          </>
        }
        below={actions}
      />
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
