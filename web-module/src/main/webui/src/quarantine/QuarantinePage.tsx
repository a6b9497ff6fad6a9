import { Alert, Button, EmptyState, EmptyStateBody } from '@patternfly/react-core';
import CheckCircleIcon from '@patternfly/react-icons/dist/esm/icons/check-circle-icon';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../api/api';
import { useMay } from '../app/session';
import { useLive } from '../live/useLive';
import { useTexts } from '../text/TextProvider';
import { EmptyList } from '../ui/EmptyList';
import { ListPage } from '../ui/ListPage';
import { useListUrl } from '../ui/useListUrl';
import { BulkDecision } from './BulkDecision';
import type { What } from './bulk';
import type { Done } from './Decision';
import { filterParameters, isFiltered, readFilter, writeFilter } from './filter';
import { QuarantineTable } from './QuarantineTable';
import { QuarantineToolbar } from './QuarantineToolbar';
import { useSelection } from './useSelection';

/** What arrived and could not be recorded. */
export function Component() {
  const { t } = useTexts();
  const list = useListUrl();
  const { cursor, limit } = list;
  const filter = readFilter(list.url);
  const may = useMay('operator');
  const done = (useLocation().state as Partial<Done> | null)?.done;
  const selection = useSelection(JSON.stringify(filter));
  const [asked, setAsked] = useState<What>();
  const query = useQuery({
    queryKey: ['quarantine', filter, cursor, limit],
    queryFn: ({ signal }) =>
      api.quarantine.list({ ...filterParameters(filter, new Date()), limit, cursor }, signal),
    placeholderData: keepPreviousData,
  });
  const count = useQuery({
    queryKey: ['quarantine', 'count', filter],
    queryFn: ({ signal }) => api.quarantine.count(filterParameters(filter, new Date()), signal),
  });
  // A list does not move under a selection, nor while one decides.
  useLive(list.page === 1 && selection.isEmpty && asked === undefined ? { quarantine: true } : undefined, [
    'quarantine',
  ]);

  return (
    <>
      <ListPage
        title={t('quarantine.title')}
        hint={t('quarantine.hint')}
        list={list}
        query={query}
        toolbar={
          <>
            {done !== undefined && (
              <Alert
                isInline
                component="p"
                variant="success"
                title={t(`quarantine.${done}.done`)}
                className="wb-alert"
              />
            )}
            <QuarantineToolbar
              filter={filter}
              onChange={(changed) => list.change((url) => writeFilter(url, changed))}
              onClear={list.clear}
              query={query}
              count={count.data}
              selection={may ? selection : undefined}
              onDecide={setAsked}
            />
          </>
        }
        empty={
          isFiltered(filter) ? (
            <EmptyList
              title={t('quarantine.emptyFiltered')}
              isFiltered
              reasons={[
                filter.reason !== '' && t('quarantine.why.reason'),
                filter.range.kind !== 'all' && t('quarantine.why.range'),
                t('quarantine.why.decided'),
              ].filter((reason) => reason !== false)}
              actions={
                <Button variant="link" onClick={list.clear}>
                  {t('list.clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              status="success"
              icon={CheckCircleIcon}
              headingLevel="h2"
              titleText={t('quarantine.empty')}
              variant="lg"
            >
              <EmptyStateBody>{t('quarantine.emptyBody')}</EmptyStateBody>
            </EmptyState>
          )
        }
      >
        {(items) => (
          <QuarantineTable items={items} from={list.address} selection={may ? selection : undefined} />
        )}
      </ListPage>
      {asked !== undefined && (
        <BulkDecision
          what={asked}
          selection={selection.selection}
          count={count.data}
          filter={filter}
          onClose={(isDone) => {
            setAsked(undefined);
            if (isDone) {
              selection.none();
            }
          }}
        />
      )}
    </>
  );
}
