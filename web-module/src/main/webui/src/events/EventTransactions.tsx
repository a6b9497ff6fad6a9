import { List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { EventDetail } from '../api/events';
import { useTexts } from '../text/TextProvider';
import { StateLabel } from '../transactions/StateLabel';
import { Recorded } from '../ui/Recorded';
import { Section } from '../ui/Section';

/** The business transactions that an event belongs to, with a way to each of them. */
export function EventTransactions({ event, level }: { event: EventDetail; level: 'h2' | 'h3' }) {
  const { t } = useTexts();
  return (
    <Section title={t('event.transactions')} level={level}>
      {event.transactions.length === 0 ? (
        <p>{t('event.noTransactions')}</p>
      ) : (
        <List isPlain>
          {event.transactions.map((transaction) => (
            <ListItem key={transaction.id}>
              <Link to={`/transactions/${transaction.id}?event=${event.id}`}>
                <Recorded text={transaction.correlator} />
              </Link>{' '}
              <StateLabel state={transaction.state} />{' '}
              <span className="wb-subtle">
                <Recorded text={transaction.definition} />
              </span>
            </ListItem>
          ))}
        </List>
      )}
    </Section>
  );
}
