import { Button, ToolbarItem } from '@patternfly/react-core';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../text/TextProvider';
import { DefinitionFilter } from '../ui/DefinitionFilter';
import { FilterByRange, FilterByText, FilterToolbar } from '../ui/FilterToolbar';
import { chips, moreChips } from './chips';
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

  return (
    <>
      <FilterToolbar
        id="transaction-filters"
        chips={[...chips(filter, t, format), ...more]}
        onChange={onChange}
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
            <ToolbarItem>
              <DefinitionFilter
                definition={filter.definition}
                onChange={(definition) => change({ definition, version: '' })}
              />
            </ToolbarItem>
            <ToolbarItem>
              <StateFilter states={filter.states} onChange={(states) => change({ states })} />
            </ToolbarItem>
            <FilterByRange range={filter.range} onChange={(range) => change({ range })} />
          </>
        }
        more={
          <ToolbarItem>
            <Button
              variant="control"
              onClick={() => setMore(true)}
              countOptions={more.length === 0 ? undefined : { isRead: true, count: more.length }}
            >
              {t('filter.more')}
            </Button>
          </ToolbarItem>
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
