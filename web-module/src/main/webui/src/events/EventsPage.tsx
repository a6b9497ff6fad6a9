import { Button } from '@patternfly/react-core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import type { TextKey } from '../text/text';
import { useTexts } from '../text/TextProvider';
import { EmptyList } from '../ui/EmptyList';
import { ListPage } from '../ui/ListPage';
import { useListUrl } from '../ui/useListUrl';
import { EventTable } from './EventTable';
import { EventToolbar } from './EventToolbar';
import { filterParameters, isFiltered, readFilter, writeFilter, type EventFilter } from './filter';

/** All recorded events, whether or not a definition matches them. */
export function Component() {
  const { t } = useTexts();
  const list = useListUrl();
  const filter = readFilter(list.url);
  const { cursor, limit } = list;
  const query = useQuery({
    queryKey: ['events', filter, cursor, limit],
    queryFn: ({ signal }) => api.events({ ...filterParameters(filter, new Date()), limit, cursor }, signal),
    placeholderData: keepPreviousData,
  });
  const filtered = isFiltered(filter);
  return (
    <ListPage
      title={t('events.title')}
      list={list}
      query={query}
      toolbar={
        <EventToolbar
          filter={filter}
          onChange={(changed) => list.change((url) => writeFilter(url, changed))}
          onClear={list.clear}
          query={query}
        />
      }
      empty={
        <EmptyList
          title={t(filtered ? 'events.emptyFiltered' : 'events.empty')}
          isFiltered={filtered}
          reasons={reasons(filter).map((reason) =>
            t(reason, { matched: t(`events.matched.${filter.matched}`) }),
          )}
          actions={
            filtered && (
              <Button variant="link" onClick={list.clear}>
                {t('list.clear')}
              </Button>
            )
          }
        />
      }
    >
      {(items) => <EventTable items={items} from={list.address} />}
    </ListPage>
  );
}

function reasons(filter: EventFilter): TextKey[] {
  if (!isFiltered(filter)) {
    return ['transactions.why.traffic', 'transactions.why.quarantine', 'transactions.why.recorder'];
  }
  const all: [boolean, TextKey][] = [
    [filter.flow !== '' || filter.name !== '' || filter.globalTransactionId !== '', 'events.why.exact'],
    [filter.range.kind !== 'all', 'events.why.range'],
    [filter.matched !== 'any', 'events.why.matched'],
    [true, 'transactions.why.recorder'],
  ];
  return all.filter(([applies]) => applies).map(([, reason]) => reason);
}
