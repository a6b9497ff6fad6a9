import { useState } from 'react';
import { api } from '../api/api';
import { useMay } from '../app/session';
import { useLive } from '../live/useLive';
import { useTexts } from '../text/TextProvider';
import { ListPage } from '../ui/ListPage';
import { SearchProgress } from '../ui/SearchProgress';
import { useListUrl } from '../ui/useListUrl';
import { useWindowedSearch } from '../ui/useWindowedSearch';
import { EmptyEvents } from './EmptyEvents';
import { EventDrawer } from './EventDrawer';
import { EventTable } from './EventTable';
import { EventToolbar } from './EventToolbar';
import { filterParameters, readFilter, writeFilter, type EventFilter } from './filter';
import { PayloadSearch } from './PayloadSearch';
import { useOpenedEvent } from './useOpenedEvent';

/** All recorded events, whether or not a definition matches them. */
export function Component() {
  const { t } = useTexts();
  const list = useListUrl();
  const filter = readFilter(list.url);
  const { cursor, limit } = list;
  const mayRead = useMay('payload-reader');
  // Payloads are searched when a person says so, never because an address was opened.
  const [agreed, setAgreed] = useState('');
  const isAsked = filter.payload === '' || (mayRead && filter.payload === agreed);
  const { query, progress } = useWindowedSearch({
    queryKey: ['events', filter, cursor, limit],
    cursor,
    limit,
    load: (window, signal) => api.events.list({ ...filterParameters(filter, new Date()), ...window }, signal),
    enabled: isAsked,
  });
  // A search through many windows is not repeated because something has happened.
  const isLive = list.page === 1 && filter.failure === '' && filter.payload === '';
  useLive(isLive ? { events: true } : undefined, ['events']);
  const items = query.data?.items ?? [];
  const opened = useOpenedEvent(items);
  const change = (changed: EventFilter) => {
    setAgreed(changed.payload);
    list.change((url) => writeFilter(url, changed));
  };

  return (
    <EventDrawer
      event={opened.event}
      problem={opened.problem}
      search={opened.search}
      neighbours={opened.neighbours}
      onClose={opened.close}
    >
      <ListPage
        title={t('events.title')}
        hint={t('events.hint')}
        list={list}
        query={query}
        toolbar={<EventToolbar filter={filter} onChange={change} onClear={list.clear} query={query} />}
        instead={
          isAsked ? undefined : (
            <PayloadSearch
              text={filter.payload}
              onSearch={() => setAgreed(filter.payload)}
              onWithout={() => change({ ...filter, payload: '' })}
            />
          )
        }
        progress={<SearchProgress progress={progress} range={filter.range} />}
        empty={
          progress.state === 'done' && <EmptyEvents filter={filter} onChange={change} onClear={list.clear} />
        }
      >
        {(events) => <EventTable items={events} opened={opened.id} linkTo={opened.linkTo} />}
      </ListPage>
    </EventDrawer>
  );
}
