import { PageSection } from '@patternfly/react-core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../api/http';
import { Loading } from './Loading';
import { PageHeading } from './PageHeading';
import { Pager } from './Pager';
import { ProblemNote } from './ProblemNote';
import type { ListUrl } from './useListUrl';

/** What a list needs of the query behind it, whether it is one answer or a search in many. */
export type ListQuery<T> = Pick<
  UseQueryResult<Page<T>>,
  'data' | 'error' | 'isError' | 'isPending' | 'isFetching' | 'isPlaceholderData' | 'dataUpdatedAt'
> & { refetch: () => Promise<unknown> };

interface Props<T> {
  title: string;
  hint?: string;
  toolbar: ReactNode;
  list: ListUrl;
  query: ListQuery<T>;
  /** How far a search has come: it stands between the filters and the table. */
  progress?: ReactNode;
  /** What stands in the list's place as long as nothing was asked. */
  instead?: ReactNode;
  empty: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** What all lists have in common: the title, the filters, the table or why there is none, and the pages. */
export function ListPage<T>({
  title,
  hint,
  toolbar,
  list,
  query,
  progress,
  instead,
  empty,
  children,
}: Props<T>) {
  const page = query.data;
  return (
    <>
      <PageHeading title={title} hint={hint} updatedAt={query.dataUpdatedAt} />
      <PageSection hasBodyWrapper={false} isFilled>
        {toolbar}
        {instead}
        {instead === undefined && (
          <>
            {progress}
            {query.isError && <ProblemNote error={query.error} onAgain={() => void query.refetch()} />}
            {query.isPending && <Loading />}
            {page !== undefined && page.items.length === 0 && empty}
            {page !== undefined && page.items.length > 0 && (
              <div
                className={query.isPlaceholderData ? 'wb-stale' : undefined}
                aria-busy={query.isPlaceholderData}
              >
                {children(page.items)}
              </div>
            )}
            {page !== undefined && (page.items.length > 0 || list.page > 1) && (
              <Pager list={list} count={page.items.length} next={page.next} position="bottom" />
            )}
          </>
        )}
      </PageSection>
    </>
  );
}
