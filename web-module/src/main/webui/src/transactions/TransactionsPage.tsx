import { Button, ToolbarGroup, ToolbarItem } from '@patternfly/react-core';
import ColumnsIcon from '@patternfly/react-icons/dist/esm/icons/columns-icon';
import { useState } from 'react';
import { api } from '../api/api';
import { load, save } from '../app/settings';
import { useLive } from '../live/useLive';
import { useTexts } from '../text/TextProvider';
import { ListPage } from '../ui/ListPage';
import { RefreshButton } from '../ui/RefreshButton';
import { SearchProgress } from '../ui/SearchProgress';
import { useListUrl } from '../ui/useListUrl';
import { useWindowedSearch } from '../ui/useWindowedSearch';
import { ViewsMenu } from '../views/ViewsMenu';
import { ChooseColumns } from './ChooseColumns';
import { readColumns } from './columns';
import { EmptyTransactions } from './EmptyTransactions';
import { ExportMenu } from './ExportMenu';
import {
  filterParameters,
  filterQuery,
  isSearch,
  readFilter,
  writeFilter,
  type TransactionFilter,
} from './filter';
import { TransactionCount } from './TransactionCount';
import { TransactionTable } from './TransactionTable';
import { TransactionToolbar } from './TransactionToolbar';
import './transactions.css';

/** Where is it? The list of business transactions. */
export function Component() {
  const { t } = useTexts();
  const list = useListUrl();
  const filter = readFilter(list.url);
  const change = (changed: TransactionFilter) => list.change((url) => writeFilter(url, changed));
  const { cursor, limit } = list;
  const [columns, setColumns] = useState(() => readColumns(load('transactionColumns')));
  const [isChoosing, setChoosing] = useState(false);
  const { query, progress } = useWindowedSearch({
    queryKey: ['transactions', 'list', filter, cursor, limit],
    cursor,
    limit,
    load: (window, signal) =>
      api.transactions.list({ ...filterParameters(filter, new Date()), ...window }, signal),
  });
  // A later page stands still, and a long search is not begun again by itself.
  useLive(
    list.page === 1 && !isSearch(filter)
      ? { transactions: { definition: filter.definition || undefined, range: filter.range } }
      : undefined,
    ['transactions'],
  );
  const isStill = progress.state === 'searching' || progress.state === 'stopped';

  return (
    <>
      <ListPage
        title={t('transactions.title')}
        list={list}
        query={query}
        progress={<SearchProgress progress={progress} range={filter.range} />}
        toolbar={
          <TransactionToolbar
            filter={filter}
            onChange={change}
            onClear={list.clear}
            actions={
              <>
                <ToolbarItem alignSelf="center">
                  <TransactionCount filter={filter} />
                </ToolbarItem>
                <ToolbarGroup variant="action-group-plain" align={{ default: 'alignEnd' }}>
                  <ToolbarItem>
                    <ViewsMenu page="transactions" />
                  </ToolbarItem>
                  <ToolbarItem>
                    <ExportMenu filter={filter} />
                  </ToolbarItem>
                  <ToolbarItem visibility={{ default: 'hidden', lg: 'visible' }}>
                    <Button
                      variant="plain"
                      icon={<ColumnsIcon />}
                      aria-label={t('columns.title')}
                      onClick={() => setChoosing(true)}
                    />
                  </ToolbarItem>
                  <ToolbarItem>
                    <RefreshButton query={query} also={['transactions', 'count']} />
                  </ToolbarItem>
                </ToolbarGroup>
              </>
            }
          />
        }
        empty={!isStill && <EmptyTransactions filter={filter} onChange={change} onClear={list.clear} />}
      >
        {(items) => (
          <TransactionTable items={items} columns={columns} from={list.address} query={filterQuery(filter)} />
        )}
      </ListPage>
      {isChoosing && (
        <ChooseColumns
          columns={columns}
          onClose={() => setChoosing(false)}
          onChange={(chosen) => {
            save('transactionColumns', chosen.join(','));
            setColumns(chosen);
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}
