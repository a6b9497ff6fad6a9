import {
  Alert,
  EmptyState,
  EmptyStateBody,
  Toolbar,
  ToolbarContent,
  ToolbarItem,
} from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { api } from '../api/api';
import CheckCircleIcon from '@patternfly/react-icons/dist/esm/icons/check-circle-icon';
import type { QuarantinedEvent } from '../api/types';
import { useTexts } from '../text/TextProvider';
import { ListPage } from '../ui/ListPage';
import { Long } from '../ui/Long';
import { RefreshButton } from '../ui/RefreshButton';
import { useListUrl } from '../ui/useListUrl';
import type { Done } from './Decision';

/** What arrived and could not be recorded. */
export function Component() {
  const { t } = useTexts();
  const list = useListUrl();
  const { cursor, limit } = list;
  const done = (useLocation().state as Partial<Done> | null)?.done;
  const query = useQuery({
    queryKey: ['quarantine', cursor, limit],
    queryFn: ({ signal }) => api.quarantine({ limit, cursor }, signal),
    placeholderData: keepPreviousData,
  });
  return (
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
              className="wb-done"
            />
          )}
          <Toolbar id="quarantine-toolbar" className="wb-toolbar">
            <ToolbarContent>
              <ToolbarItem>
                <RefreshButton query={query} />
              </ToolbarItem>
            </ToolbarContent>
          </Toolbar>
        </>
      }
      empty={
        <EmptyState
          status="success"
          icon={CheckCircleIcon}
          headingLevel="h2"
          titleText={t('quarantine.empty')}
          variant="lg"
        >
          <EmptyStateBody>{t('quarantine.emptyBody')}</EmptyStateBody>
        </EmptyState>
      }
    >
      {(items) => <QuarantineTable items={items} from={list.address} />}
    </ListPage>
  );
}

function QuarantineTable({ items, from }: { items: readonly QuarantinedEvent[]; from: string }) {
  const { t, format } = useTexts();
  return (
    <Table aria-label={t('quarantine.table')} variant="compact" gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th modifier="nowrap">{t('quarantine.received')}</Th>
          <Th width={60}>{t('quarantine.reason')}</Th>
          <Th>{t('quarantine.type')}</Th>
          <Th modifier="nowrap">{t('quarantine.size')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {items.map((item) => (
          <Tr key={item.id}>
            <Td dataLabel={t('quarantine.received')} modifier="nowrap">
              <Link to={`/quarantine/${item.id}`} state={{ from }}>
                {format.moment(item.receivedAt)}
              </Link>
            </Td>
            <Td dataLabel={t('quarantine.reason')}>
              <Long text={item.reason} isClamped />
            </Td>
            <Td dataLabel={t('quarantine.type')}>
              <Long text={item.contentType || t('payload.noType')} isClamped />
            </Td>
            <Td dataLabel={t('quarantine.size')} modifier="nowrap">
              {format.bytes(item.size)}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
