import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import type { Transaction } from '../api/types';
import { useTexts } from '../text/TextProvider';
import { Long } from '../ui/Long';
import { Keys } from './Keys';
import { StateLabel } from './StateLabel';

interface Props {
  items: readonly Transaction[];
  /** The list that they stand in, with its filters. */
  from: string;
}

export function TransactionTable({ items, from }: Props) {
  const { t, format } = useTexts();
  return (
    <Table aria-label={t('transactions.table')} variant="compact" gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th width={20}>{t('transactions.correlator')}</Th>
          <Th width={15}>{t('transactions.definition')}</Th>
          <Th width={25}>{t('transactions.state')}</Th>
          <Th modifier="nowrap">{t('transactions.started')}</Th>
          <Th modifier="nowrap">{t('transactions.duration')}</Th>
          <Th modifier="nowrap" className="wb-number">
            {t('transactions.events')}
          </Th>
          <Th width={20}>{t('transactions.keys')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {items.map((item) => (
          <Tr key={item.id}>
            <Td dataLabel={t('transactions.correlator')} className="wb-correlator">
              <Link to={`/transactions/${item.id}`} state={{ from }}>
                <Long text={item.correlator} isClamped />
              </Link>
            </Td>
            <Td dataLabel={t('transactions.definition')}>
              <Long text={item.definition} isClamped />
            </Td>
            <Td dataLabel={t('transactions.state')} className="wb-why-cell">
              <StateLabel state={item.state} />
              {item.reason !== '' && (
                <div className="wb-reason">
                  <Long text={item.reason} isClamped />
                </div>
              )}
            </Td>
            <Td dataLabel={t('transactions.started')} modifier="nowrap">
              {item.startedAt === null ? (
                <span className="wb-subtle">{t('transactions.startUnknown')}</span>
              ) : (
                format.moment(item.startedAt)
              )}
            </Td>
            <Td dataLabel={t('transactions.duration')} modifier="nowrap">
              {item.durationMillis === null ? (
                <span className="wb-subtle">{t('transactions.stillRunning')}</span>
              ) : (
                format.duration(item.durationMillis)
              )}
            </Td>
            <Td dataLabel={t('transactions.events')} className="wb-number">
              {format.number(item.eventCount)}
            </Td>
            <Td dataLabel={t('transactions.keys')}>
              {item.keys.length > 0 && <Keys keys={item.keys} shown={2} />}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
