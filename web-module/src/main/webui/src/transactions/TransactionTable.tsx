import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { Transaction } from '../api/transactions';
import { useTexts } from '../text/TextProvider';
import { COLUMNS, USUAL_COLUMNS, type Column, type ColumnName } from './columns';

interface Props {
  items: readonly Transaction[];
  columns?: readonly ColumnName[];
  /** The list that they stand in, with its filters and its page. */
  from: string;
  /** Its filters, which the details carry, `?` included. */
  query?: string;
}

export function TransactionTable({ items, columns = USUAL_COLUMNS, from, query = '' }: Props) {
  const { t, format } = useTexts();
  const shown = columns.map((name): [ColumnName, Column] => [name, COLUMNS[name]]);
  return (
    <Table aria-label={t('transactions.table')} variant="compact" gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          {shown.map(([name, { title, width, isNarrow, className }]) => (
            <Th
              key={name}
              width={width}
              modifier={isNarrow ? 'nowrap' : undefined}
              className={className === 'wb-number' ? className : undefined}
            >
              {t(title)}
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {items.map((item) => (
          <Tr key={item.id}>
            {shown.map(([name, { title, isNarrow, className, cell }]) => (
              <Td
                key={name}
                dataLabel={t(title)}
                modifier={isNarrow ? 'nowrap' : undefined}
                className={className}
              >
                {cell(item, { t, format, from, to: `/transactions/${item.id}${query}` })}
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
