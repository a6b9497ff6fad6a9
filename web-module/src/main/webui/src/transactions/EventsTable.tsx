import { Button } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useState } from 'react';
import type { LinkedEvent } from '../api/events';
import { PayloadState } from '../events/PayloadState';
import { RoleLabel } from '../events/RoleLabel';
import { micros } from '../format/format';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';

interface Props {
  events: readonly LinkedEvent[];
  /** The id of the event that is open beside the table. */
  opened: string | null;
  onOpen: (id: string) => void;
}

/** So many rows are quick to draw; a transaction may have a thousand events. */
const STEP = 100;

/** The events of a transaction in the order of their time; the timeline in words. */
export function EventsTable({ events, opened, onOpen }: Props) {
  const { t, format } = useTexts();
  const [shown, setShown] = useState(STEP);
  const sorted = [...events].sort(
    (a, b) => micros(a.createdAt) - micros(b.createdAt) || a.counter - b.counter,
  );
  return (
    <>
      <Table aria-label={t('transaction.table')} variant="compact" gridBreakPoint="grid-lg">
        <Thead>
          <Tr>
            <Th modifier="nowrap">{t('event.time')}</Th>
            <Th>{t('event.role')}</Th>
            <Th width={15}>{t('event.name')}</Th>
            <Th width={15}>{t('event.flow')}</Th>
            <Th width={20} modifier="wrap">
              {t('event.address')}
            </Th>
            <Th modifier="nowrap">{t('event.counter')}</Th>
            <Th width={20}>{t('event.failure')}</Th>
            <Th modifier="nowrap">{t('event.payload')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {sorted.slice(0, shown).map((event) => (
            <Tr key={event.id} isRowSelected={event.id === opened}>
              <Td dataLabel={t('event.time')} modifier="nowrap" className="wb-time">
                {format.preciseTime(event.createdAt)}
              </Td>
              <Td dataLabel={t('event.role')}>
                <RoleLabel role={event.role} />
              </Td>
              <Td dataLabel={t('event.name')}>
                <Button
                  variant="link"
                  isInline
                  className="wb-open"
                  onClick={() => onOpen(event.id)}
                  aria-label={t('event.open', { name: event.name || t('event.unnamed') })}
                >
                  <Recorded text={event.name || t('event.unnamed')} isClamped />
                </Button>
              </Td>
              <Td dataLabel={t('event.flow')}>
                <Recorded text={event.flow} isClamped />
              </Td>
              <Td dataLabel={t('event.address')}>
                <Recorded text={event.address} isClamped />
              </Td>
              <Td dataLabel={t('event.counter')}>{event.counter > 0 ? format.number(event.counter) : ''}</Td>
              <Td dataLabel={t('event.failure')}>
                <Recorded text={event.failure} isClamped />
              </Td>
              <Td dataLabel={t('event.payload')} modifier="nowrap">
                <PayloadState payload={event.payload} />
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {sorted.length > shown && (
        <Button variant="link" onClick={() => setShown(shown + STEP)}>
          {t('transaction.moreEvents', {
            count: Math.min(STEP, sorted.length - shown),
            total: format.number(sorted.length),
          })}
        </Button>
      )}
    </>
  );
}
