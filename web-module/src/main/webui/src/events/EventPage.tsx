import { Flex } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { api } from '../api/api';
import { useTexts } from '../text/TextProvider';
import { DetailPage, useFrom } from '../ui/DetailPage';
import { PreviousNext } from '../ui/PreviousNext';
import { RefreshButton } from '../ui/RefreshButton';
import { EventDetails } from './EventDetails';
import { listIn, neighboursOf } from './neighbours';

/** One recorded event, and the transactions that it belongs to. */
export function Component() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const from = useFrom();
  const location = useLocation();
  const state = location.state as unknown;
  const navigate = useNavigate();
  const query = useQuery({ queryKey: ['event', id], queryFn: ({ signal }) => api.events.get(id, signal) });
  const list = listIn(state);
  const neighbours = neighboursOf(list, id);
  const go = (to: string | undefined) =>
    to === undefined
      ? undefined
      : () => void navigate(`/events/${to}`, { replace: true, state: { from, list, keepFocus: true } });
  return (
    <DetailPage
      parent={{ text: t('events.title'), path: '/events' }}
      title={query.data === undefined ? id : query.data.name || t('event.unnamed')}
      actions={
        <Flex alignItems={{ default: 'alignItemsCenter' }} columnGap={{ default: 'columnGapSm' }}>
          {list.length > 0 && (
            <PreviousNext
              onPrevious={go(neighbours.previous)}
              onNext={go(neighbours.next)}
              place={neighbours.place}
              count={neighbours.count}
            />
          )}
          <RefreshButton query={query} />
        </Flex>
      }
      query={query}
      notFound={t('event.notFound', { id })}
    >
      {(event) => <EventDetails key={event.id} event={event} search={from || location.pathname} level="h2" />}
    </DetailPage>
  );
}
