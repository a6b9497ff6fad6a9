import { PageSection } from '@patternfly/react-core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../api/types';
import { Loading } from './Loading';
import { PageHeading } from './PageHeading';
import { Pager } from './Pager';
import { ProblemNote } from './ProblemNote';
import type { ListUrl } from './useListUrl';

interface Props<T> {
  title: string;
  hint?: string;
  toolbar: ReactNode;
  list: ListUrl;
  query: UseQueryResult<Page<T>>;
  empty: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** What all lists have in common: the title, the filters, the table or why there is none, and the pages. */
export function ListPage<T>({ title, hint, toolbar, list, query, empty, children }: Props<T>) {
  const page = query.data;
  return (
    <>
      <PageHeading title={title} hint={hint} updatedAt={query.dataUpdatedAt} />
      <PageSection hasBodyWrapper={false} isFilled className="wb-list">
        {toolbar}
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
      </PageSection>
    </>
  );
}
