import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '../api/api';
import type { EventDetail, RecordedEvent } from '../api/events';
import { neighboursOf } from './neighbours';

/** The event that is open beside its list: a part of the list's URL, so that it can be sent to a colleague. */
export function useOpenedEvent(items: readonly RecordedEvent[]) {
  const [url] = useSearchParams();
  const location = useLocation();
  const { pathname, search } = location;
  const state = location.state as unknown;
  const navigate = useNavigate();
  const id = url.get('event');
  const listed = items.find((event) => event.id === id);
  const query = useQuery({
    queryKey: ['event', id],
    queryFn: ({ signal }) => api.events.get(id ?? '', signal),
    enabled: id !== null,
  });
  const addressOf = (event: string | undefined) => {
    const to = new URLSearchParams(search);
    to.delete('event');
    if (event !== undefined) {
      to.set('event', event);
    }
    return to.size === 0 ? pathname : `${pathname}?${to.toString()}`;
  };
  const list = items.map((event) => event.id);
  const neighbours = neighboursOf(list, id ?? '');
  const go = (event: string | undefined) =>
    // Looking at one after the other does not make the way back longer.
    void navigate(addressOf(event), { replace: true, state });
  // The list has all but the transactions: it is shown until those are there.
  const event: RecordedEvent | EventDetail | undefined = id === null ? undefined : (query.data ?? listed);
  return {
    id,
    event,
    problem: id !== null && event === undefined ? query.error : null,
    /** The list with its filters, for the audit of payloads. */
    search: addressOf(undefined),
    linkTo: (one: string) => ({ to: addressOf(one), state, replace: id !== null }),
    neighbours: {
      ...neighbours,
      list,
      onGo: go,
    },
    close: () => go(undefined),
  };
}
