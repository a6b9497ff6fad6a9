import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import type { RecordedEvent } from '../api/types';
import { useTexts } from '../text/TextProvider';
import { Long } from '../ui/Long';
import { PayloadState } from './PayloadState';

interface Props {
  items: readonly RecordedEvent[];
  /** The list that they stand in, with its filters. */
  from: string;
}

export function EventTable({ items, from }: Props) {
  const { t, format } = useTexts();
  return (
    <Table aria-label={t('events.table')} variant="compact" gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th modifier="nowrap">{t('event.createdAt')}</Th>
          <Th width={20}>{t('event.name')}</Th>
          <Th width={15}>{t('event.flow')}</Th>
          <Th width={20} modifier="wrap">
            {t('event.address')}
          </Th>
          <Th width={20} modifier="wrap">
            {t('event.globalTransactionId')}
          </Th>
          <Th width={15}>{t('event.failure')}</Th>
          <Th modifier="nowrap">{t('event.payload')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {items.map((event) => (
          <Tr key={event.id}>
            <Td dataLabel={t('event.createdAt')} modifier="nowrap" className="wb-time">
              {format.preciseMoment(event.createdAt)}
            </Td>
            <Td dataLabel={t('event.name')}>
              <Link to={`/events/${event.id}`} state={{ from }}>
                <Long text={event.name || t('event.unnamed')} isClamped />
              </Link>
            </Td>
            <Td dataLabel={t('event.flow')}>
              <Long text={event.flow} isClamped />
            </Td>
            <Td dataLabel={t('event.address')}>
              <Long text={event.address} isClamped />
            </Td>
            <Td dataLabel={t('event.globalTransactionId')}>
              <Long text={event.globalTransactionId} isClamped />
            </Td>
            <Td dataLabel={t('event.failure')}>
              <Long text={event.failure} isClamped />
            </Td>
            <Td dataLabel={t('event.payload')} modifier="nowrap">
              <PayloadState payload={event.payload} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
