import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { api } from '../api/api';
import { EventDrawer } from '../events/EventDrawer';
import { useTexts } from '../text/TextProvider';
import { DetailPage, useFrom } from '../ui/DetailPage';
import { RefreshButton } from '../ui/RefreshButton';
import { Section } from '../ui/Section';
import { Course } from './Course';
import { EventsTable } from './EventsTable';
import { StateLabel } from './StateLabel';
import { Summary } from './Summary';
import { TimelineView } from './TimelineView';

/** One business transaction: its state and why, when what happened, and every event. */
export function Component() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const [url, setUrl] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const from = useFrom();
  const query = useQuery({
    queryKey: ['transaction', id],
    queryFn: ({ signal }) => api.transaction(id, signal),
  });
  const transaction = query.data;
  const opened = url.get('event');
  const search = from || location.pathname;

  // A transaction that was joined with another one by an alias has another identity now: the URL follows it.
  const now = transaction?.id ?? id;
  useEffect(() => {
    if (now !== id) {
      void navigate({ pathname: `/transactions/${now}`, search: location.search }, { replace: true });
    }
  }, [now, id, location.search, navigate]);

  // An opened event is a URL too; opening several does not make the way back longer.
  const open = (event: string) =>
    setUrl({ event }, { replace: opened !== null, state: location.state as unknown });
  const close = () => void navigate(location.pathname, { replace: true, state: location.state as unknown });

  return (
    <EventDrawer
      event={transaction?.events.find((event) => event.id === opened)}
      search={search}
      onClose={close}
    >
      <DetailPage
        parent={{ text: t('transaction.back'), path: '/transactions' }}
        title={transaction?.correlator ?? id}
        labels={transaction && <StateLabel state={transaction.state} />}
        actions={<RefreshButton query={query} />}
        query={query}
        notFound={t('transaction.notFound', { id })}
      >
        {(item) => (
          <>
            <Summary transaction={item} asOf={query.dataUpdatedAt} />
            <Course transaction={item} asOf={query.dataUpdatedAt} />
            {item.events.length === 0 ? (
              <p>{t('transaction.noEvents')}</p>
            ) : (
              <>
                <Section title={t('transaction.timeline')}>
                  <TimelineView events={item.events} opened={opened} onOpen={open} />
                </Section>
                <Section title={t('transactions.events')}>
                  <EventsTable events={item.events} opened={opened} onOpen={open} />
                </Section>
              </>
            )}
          </>
        )}
      </DetailPage>
    </EventDrawer>
  );
}
