import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import { useTexts } from '../text/TextProvider';
import { ListPage } from '../ui/ListPage';
import { useListUrl } from '../ui/useListUrl';
import { EmptyTransactions } from './EmptyTransactions';
import { filterParameters, readFilter, writeFilter, type TransactionFilter } from './filter';
import { TransactionTable } from './TransactionTable';
import { TransactionToolbar } from './TransactionToolbar';

/** Where is it? The list of business transactions. */
export function Component() {
  const { t } = useTexts();
  const list = useListUrl();
  const filter = readFilter(list.url);
  const change = (changed: TransactionFilter) => list.change((url) => writeFilter(url, changed));
  const { cursor, limit } = list;
  const query = useQuery({
    queryKey: ['transactions', filter, cursor, limit],
    queryFn: ({ signal }) =>
      api.transactions({ ...filterParameters(filter, new Date()), limit, cursor }, signal),
    placeholderData: keepPreviousData,
  });

  return (
    <ListPage
      title={t('transactions.title')}
      list={list}
      query={query}
      toolbar={<TransactionToolbar filter={filter} onChange={change} onClear={list.clear} query={query} />}
      empty={
        <EmptyTransactions
          filter={filter}
          onAllTime={() => change({ ...filter, range: { kind: 'all' } })}
          onClear={list.clear}
        />
      }
    >
      {(items) => <TransactionTable items={items} from={list.address} />}
    </ListPage>
  );
}
