import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Button } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { LinkedEvent } from '../api/events';
import type { TransactionLink } from '../api/transactions';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { Section } from '../ui/Section';

interface Props {
  links: readonly TransactionLink[];
  events: readonly LinkedEvent[];
  onOpen: (event: string) => void;
}

/** Other transactions that share events with this one. Shows nothing where there are none. */
export function Related({ links, events, onOpen }: Props) {
  const { t } = useTexts();
  if (links.length === 0) {
    return null;
  }
  const nameOf = (id: string) => events.find((event) => event.id === id)?.name || t('event.unnamed');
  return (
    <Section title={t('related.title')}>
      <Table aria-label={t('related.title')} variant="compact" gridBreakPoint="grid-md">
        <Thead>
          <Tr>
            <Th width={30}>{t('transactions.correlator')}</Th>
            <Th width={30}>{t('filter.definition')}</Th>
            <Th>{t('related.event')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {links.map(({ transaction, definition, correlator, event }) => (
            <Tr key={transaction}>
              <Td dataLabel={t('transactions.correlator')}>
                <Link to={`/transactions/${transaction}`}>
                  <Recorded text={correlator} isClamped />
                </Link>
              </Td>
              <Td dataLabel={t('filter.definition')}>
                <Recorded text={definition} isClamped />
              </Td>
              <Td dataLabel={t('related.event')}>
                <Button variant="link" isInline className="wb-open" onClick={() => onOpen(event)}>
                  <Recorded text={nameOf(event)} isClamped />
                </Button>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Section>
  );
}
