import { Flex, Label } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { api } from '../api/api';
import { EventDrawer } from '../events/EventDrawer';
import { useLive } from '../live/useLive';
import { useTexts } from '../text/TextProvider';
import { DetailPage, useFrom } from '../ui/DetailPage';
import { RefreshButton } from '../ui/RefreshButton';
import { Section } from '../ui/Section';
import { Course } from './Course';
import { EventsTable } from './EventsTable';
import { filterQuery, readFilter } from './filter';
import { Handling } from './Handling';
import { Neighbours } from './Neighbours';
import { Related } from './Related';
import { StateLabel } from './StateLabel';
import { Summary } from './Summary';
import { TimelineView } from './TimelineView';
import './transactions.css';

/** One business transaction: its state and why, when what happened, and every event. */
export function Component() {
  const { t, format } = useTexts();
  const { id = '' } = useParams();
  const [url, setUrl] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const from = useFrom();
  const query = useQuery({
    queryKey: ['transaction', id],
    queryFn: ({ signal }) => api.transactions.get(id, signal),
  });
  const transaction = query.data;
  const opened = url.get('event');
  const search = from || location.pathname;
  // The address carries the filters of the list, for the way to the neighbours, also when it was sent to a colleague.
  const filter = readFilter(url);
  const list = from.startsWith('/transactions') ? from : `/transactions${filterQuery(filter)}`;
  useLive(
    transaction && {
      transactions: {
        definition: transaction.definition,
        range: { kind: 'between', from: transaction.firstEventAt, to: transaction.firstEventAt },
      },
    },
    ['transaction', id],
    ['neighbours', id],
  );

  // A transaction that was joined with another one by an alias has another identity now: the URL follows it.
  const now = transaction?.id ?? id;
  useEffect(() => {
    if (now !== id) {
      void navigate({ pathname: `/transactions/${now}`, search: location.search }, { replace: true });
    }
  }, [now, id, location.search, navigate]);

  // An opened event is a URL too; opening several does not make the way back longer.
  const show = (event: string | null, replace: boolean) => {
    const changed = new URLSearchParams(url);
    changed.delete('event');
    if (event !== null) {
      changed.set('event', event);
    }
    setUrl(changed, { replace, state: location.state as unknown });
  };
  const open = (event: string) => show(event, opened !== null);

  return (
    <EventDrawer
      event={transaction?.events.find((event) => event.id === opened)}
      search={search}
      onClose={() => show(null, true)}
    >
      <DetailPage
        parent={{ text: t('transaction.back'), path: list }}
        title={transaction?.correlator ?? id}
        labels={
          transaction && (
            <>
              <StateLabel state={transaction.state} />
              {transaction.acknowledged && <Label variant="outline">{t('filter.acknowledged.true')}</Label>}
            </>
          )
        }
        actions={
          <Flex columnGap={{ default: 'columnGapSm' }} flexWrap={{ default: 'nowrap' }}>
            <Neighbours id={now} filter={filter} list={list} onRefresh={() => void query.refetch()} />
            <RefreshButton query={query} />
          </Flex>
        }
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
                  <TimelineView transaction={item} asOf={query.dataUpdatedAt} opened={opened} onOpen={open} />
                </Section>
                <Handling transaction={item} />
                <Related links={item.links} events={item.events} onOpen={open} />
                <Section title={t('transactions.events')}>
                  {item.events.length < item.eventCount && (
                    <p className="wb-subtle">
                      {t('transaction.firstEvents', {
                        count: item.events.length,
                        total: format.number(item.eventCount),
                      })}
                    </p>
                  )}
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
