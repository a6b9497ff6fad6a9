import {
  Breadcrumb,
  BreadcrumbItem,
  EmptyState,
  EmptyStateBody,
  Flex,
  FlexItem,
  PageSection,
  Title,
} from '@patternfly/react-core';
import SearchIcon from '@patternfly/react-icons/dist/esm/icons/search-icon';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Problem } from '../api/problem';
import { Loading } from './Loading';
import { Recorded } from './Recorded';
import { ProblemNote } from './ProblemNote';
import { useTitle } from './useTitle';

interface Props<T> {
  /** The list that it belongs to. */
  parent: { text: string; path: string };
  /** What it is called, known before it is loaded or not. */
  title: string;
  labels?: ReactNode;
  actions?: ReactNode;
  query: UseQueryResult<T>;
  notFound: string;
  children: (item: T) => ReactNode;
}

/** What all details have in common: the way back to the list as it was, the heading, loading and failing. */
export function DetailPage<T>({ parent, title, labels, actions, query, notFound, children }: Props<T>) {
  const from = useFrom();
  useTitle(title);
  return (
    <>
      <PageSection hasBodyWrapper={false} className="wb-heading">
        <Breadcrumb>
          <BreadcrumbItem>
            <Link to={from.startsWith(parent.path) ? from : parent.path}>{parent.text}</Link>
          </BreadcrumbItem>
          <BreadcrumbItem isActive className="wb-crumb">
            <Recorded text={title} />
          </BreadcrumbItem>
        </Breadcrumb>
        <Flex alignItems={{ default: 'alignItemsCenter' }} columnGap={{ default: 'columnGapMd' }}>
          <Title headingLevel="h1">
            <Recorded text={title} />
          </Title>
          {labels}
          {actions !== undefined && <FlexItem align={{ default: 'alignRight' }}>{actions}</FlexItem>}
        </Flex>
      </PageSection>
      <PageSection hasBodyWrapper={false} isFilled>
        {query.isPending && <Loading />}
        {query.isError &&
          (query.error instanceof Problem && query.error.status === 404 ? (
            <EmptyState icon={SearchIcon} headingLevel="h2" titleText={<Recorded text={title} />}>
              <EmptyStateBody>{notFound}</EmptyStateBody>
            </EmptyState>
          ) : (
            <ProblemNote error={query.error} onAgain={() => void query.refetch()} />
          ))}
        {query.data !== undefined && children(query.data)}
      </PageSection>
    </>
  );
}

/** The list, with its filters, from which this page was opened; empty when it was opened by a link. */
export function useFrom(): string {
  const state = useLocation().state as { from?: unknown } | null;
  return typeof state?.from === 'string' ? state.from : '';
}
