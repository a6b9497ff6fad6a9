import { Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../api/api';
import { useTexts } from '../text/TextProvider';
import { EmptyList } from '../ui/EmptyList';
import { ListPage } from '../ui/ListPage';
import { Recorded } from '../ui/Recorded';
import { RefreshButton } from '../ui/RefreshButton';
import { useListUrl } from '../ui/useListUrl';
import { JobState } from './JobState';
import { jobPathOf, pathOf } from './paths';

/** Definitions that are or were applied to what was recorded before. */
export function Component() {
  const { t, format } = useTexts();
  const list = useListUrl();
  const { cursor, limit } = list;
  const query = useQuery({
    queryKey: ['history-jobs', cursor, limit],
    queryFn: ({ signal }) => api.history.list({ limit, cursor }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage
      title={t('jobs.title')}
      hint={t('jobs.hint')}
      list={list}
      query={query}
      toolbar={
        <Toolbar id="jobs-toolbar" className="wb-toolbar">
          <ToolbarContent>
            <ToolbarItem>
              <RefreshButton query={query} />
            </ToolbarItem>
            <ToolbarItem alignSelf="center">
              <Link to="/definitions">{t('definitions.title')}</Link>
            </ToolbarItem>
          </ToolbarContent>
        </Toolbar>
      }
      empty={
        <EmptyList
          title={t('jobs.empty')}
          isFiltered={false}
          reasons={[t('jobs.why.never'), t('jobs.why.how')]}
          actions={<Link to="/definitions">{t('definitions.title')}</Link>}
        />
      }
    >
      {(items) => (
        <Table aria-label={t('jobs.table')} variant="compact" gridBreakPoint="grid-lg">
          <Thead>
            <Tr>
              <Th modifier="nowrap">{t('jobs.started')}</Th>
              <Th>{t('filter.definition')}</Th>
              <Th>{t('jobs.state')}</Th>
              <Th modifier="nowrap">{t('jobs.scanned')}</Th>
              <Th modifier="nowrap">{t('jobs.linked')}</Th>
              <Th modifier="nowrap">{t('jobs.changed')}</Th>
              <Th>{t('jobs.by')}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {items.map((job) => (
              <Tr key={job.id}>
                <Td dataLabel={t('jobs.started')} modifier="nowrap">
                  <Link to={jobPathOf(job.id)} state={{ from: list.address }}>
                    {format.moment(job.startedAt)}
                  </Link>
                </Td>
                <Td dataLabel={t('filter.definition')}>
                  <Link to={pathOf(job.definition)}>
                    <Recorded text={job.definition} />
                  </Link>
                </Td>
                <Td dataLabel={t('jobs.state')}>
                  <JobState job={job} />
                </Td>
                <Td dataLabel={t('jobs.scanned')}>{format.number(job.scanned)}</Td>
                <Td dataLabel={t('jobs.linked')}>{format.number(job.linked)}</Td>
                <Td dataLabel={t('jobs.changed')}>{format.number(job.changed)}</Td>
                <Td dataLabel={t('jobs.by')}>
                  <Recorded text={job.startedBy} />
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
    </ListPage>
  );
}
