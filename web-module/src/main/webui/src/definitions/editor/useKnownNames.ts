import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/api';
import type { RecordedEvent } from '../../api/events';

/** Names that recorded events bear, to choose from. */
export interface KnownNames {
  flows: readonly string[];
  sources: readonly string[];
  eventNames: readonly string[];
  fields: readonly string[];
  properties: readonly string[];
}

const EVENTS = 200;
const NONE: KnownNames = { flows: [], sources: [], eventNames: [], fields: [], properties: [] };
const PROPERTY = 'property.';

/** The names that the newest events bear; none until they are loaded, or when they cannot be. */
export function useKnownNames(): KnownNames {
  const query = useQuery({
    queryKey: ['known-names'],
    queryFn: ({ signal }) => api.events.list({ limit: EVENTS }, signal).then((page) => namesIn(page.items)),
    staleTime: 300_000,
  });
  return query.data ?? NONE;
}

export function namesIn(events: readonly RecordedEvent[]): KnownNames {
  const names = (of: (event: RecordedEvent) => string[]) =>
    [...new Set(events.flatMap(of))].filter((name) => name !== '').sort((a, b) => a.localeCompare(b));
  return {
    flows: names((event) => [event.flow, event.uniqueFlow]),
    sources: names((event) => [event.address]),
    eventNames: names((event) => [event.name]),
    fields: names((event) => event.fields.map((field) => field.name)),
    properties: names((event) =>
      Object.keys(event.extensions)
        .filter((name) => name.startsWith(PROPERTY))
        .map((name) => name.slice(PROPERTY.length)),
    ),
  };
}
