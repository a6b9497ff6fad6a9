import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { api } from '../api/api';
import { useTexts } from '../text/TextProvider';
import { TransactionTable } from '../transactions/TransactionTable';
import { DetailPage, useFrom } from '../ui/DetailPage';
import { RefreshButton } from '../ui/RefreshButton';
import { Section } from '../ui/Section';
import { EventDetails } from './EventDetails';

/** One recorded event, and the transactions that it belongs to. */
export function Component() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const from = useFrom();
  const { pathname } = useLocation();
  const query = useQuery({ queryKey: ['event', id], queryFn: ({ signal }) => api.event(id, signal) });
  return (
    <DetailPage
      parent={{ text: t('events.title'), path: '/events' }}
      title={query.data === undefined ? id : query.data.name || t('event.unnamed')}
      actions={<RefreshButton query={query} />}
      query={query}
      notFound={t('event.notFound', { id })}
    >
      {(event) => (
        <>
          <Section title={t('event.transactions')}>
            {event.transactions.length === 0 ? (
              <p>{t('event.noTransactions')}</p>
            ) : (
              <TransactionTable items={event.transactions} from="" />
            )}
          </Section>
          <EventDetails event={event} search={from || pathname} level="h2" />
        </>
      )}
    </DetailPage>
  );
}
