import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import { useTexts } from '../text/TextProvider';
import { filterParameters, isSearch, type TransactionFilter } from './filter';

/** The API counts no further. */
const MOST = 10_000;

/** How many transactions fit the filters; nothing until it is known. */
export function TransactionCount({ filter }: { filter: TransactionFilter }) {
  const { t } = useTexts();
  const { data } = useQuery({
    queryKey: ['transactions', 'count', filter],
    queryFn: ({ signal }) => api.transactions.count(filterParameters(filter, new Date()), signal),
    retry: false,
  });
  if (data === undefined) {
    return null;
  }
  const { count, exact } = data;
  return (
    <span>
      {t(
        exact
          ? 'transactions.count'
          : isSearch(filter) && count < MOST
            ? 'transactions.countAtLeast'
            : 'transactions.countMore',
        { count },
      )}
    </span>
  );
}
