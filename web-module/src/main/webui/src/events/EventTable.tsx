import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import type { RecordedEvent } from '../api/events';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { PayloadState } from './PayloadState';

interface Props {
  items: readonly RecordedEvent[];
  /** The event that is open beside the list; the table then keeps to what tells events apart. */
  opened: string | null;
  linkTo: (id: string) => { to: string; state: unknown; replace: boolean };
}

export function EventTable({ items, opened, linkTo }: Props) {
  const { t, format } = useTexts();
  const isWide = opened === null;
  return (
    <Table aria-label={t('events.table')} variant="compact" gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th modifier="nowrap">{t('event.createdAt')}</Th>
          <Th width={isWide ? 20 : 40}>{t('event.name')}</Th>
          <Th width={isWide ? 25 : 30}>{t('event.flowAndSource')}</Th>
          {isWide && (
            <>
              <Th width={20} modifier="wrap">
                {t('event.globalTransactionId')}
              </Th>
              <Th width={20}>{t('event.failure')}</Th>
              <Th modifier="nowrap">{t('event.payload')}</Th>
            </>
          )}
        </Tr>
      </Thead>
      <Tbody>
        {items.map((event) => (
          <Tr key={event.id} isRowSelected={event.id === opened}>
            <Td dataLabel={t('event.createdAt')} modifier="nowrap" className="wb-time">
              {format.preciseMoment(event.createdAt)}
            </Td>
            <Td dataLabel={t('event.name')}>
              <Link {...linkTo(event.id)} aria-current={event.id === opened ? 'true' : undefined}>
                <Recorded text={event.name || t('event.unnamed')} isClamped />
              </Link>
            </Td>
            <Td dataLabel={t('event.flowAndSource')}>
              <Recorded text={event.flow} isClamped />
              {isWide && (
                <div className="wb-subtle">
                  <Recorded text={event.address} isClamped />
                </div>
              )}
            </Td>
            {isWide && (
              <>
                <Td dataLabel={t('event.globalTransactionId')}>
                  <Recorded text={event.globalTransactionId} isClamped />
                </Td>
                <Td dataLabel={t('event.failure')}>
                  <Recorded text={event.failure} isClamped />
                </Td>
                <Td dataLabel={t('event.payload')} modifier="nowrap">
                  <PayloadState payload={event.payload} />
                </Td>
              </>
            )}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
