import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import type { QuarantinedEvent } from '../api/quarantine';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import type { useSelection } from './useSelection';

interface Props {
  items: readonly QuarantinedEvent[];
  /** The list that they stand in, with its filters. */
  from: string;
  /** Undefined for those who may not decide. */
  selection: ReturnType<typeof useSelection> | undefined;
}

export function QuarantineTable({ items, from, selection }: Props) {
  const { t, format } = useTexts();
  const page = items.map(({ id }) => id);
  return (
    <Table aria-label={t('quarantine.table')} variant="compact" gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          {selection !== undefined && <Th screenReaderText={t('bulk.column')} />}
          <Th modifier="nowrap">{t('quarantine.received')}</Th>
          <Th width={70}>{t('quarantine.reason')}</Th>
          <Th width={15}>{t('quarantine.type')}</Th>
          <Th modifier="nowrap">{t('quarantine.size')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {items.map((item, rowIndex) => (
          <Tr key={item.id} isRowSelected={selection?.has(item.id)}>
            {selection !== undefined && (
              <Td
                select={{
                  rowIndex,
                  isSelected: selection.has(item.id),
                  onSelect: (_, isSelected) => selection.set([item.id], isSelected, page),
                  props: {
                    'aria-label': t('bulk.row', { name: `${format.moment(item.receivedAt)} ${item.reason}` }),
                  },
                }}
              />
            )}
            <Td dataLabel={t('quarantine.received')} modifier="nowrap">
              <Link to={`/quarantine/${item.id}`} state={{ from }}>
                {format.moment(item.receivedAt)}
              </Link>
            </Td>
            <Td dataLabel={t('quarantine.reason')}>
              <Recorded text={item.reason} isClamped />
            </Td>
            <Td dataLabel={t('quarantine.type')}>
              <Recorded text={item.contentType || t('payload.noType')} isClamped />
            </Td>
            <Td dataLabel={t('quarantine.size')} modifier="nowrap">
              {format.bytes(item.size)}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
