import { Breadcrumb, BreadcrumbItem, PageSection, Title } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTitle } from './useTitle';

interface Props {
  /** Where it belongs. */
  parent: { text: string; path: string };
  title: string;
  children: ReactNode;
}

/** A page that has nothing to load: the way back and the heading. */
export function PlainPage({ parent, title, children }: Props) {
  useTitle(title);
  return (
    <>
      <PageSection hasBodyWrapper={false} className="wb-heading">
        <Breadcrumb>
          <BreadcrumbItem>
            <Link to={parent.path}>{parent.text}</Link>
          </BreadcrumbItem>
          <BreadcrumbItem isActive>{title}</BreadcrumbItem>
        </Breadcrumb>
        <Title headingLevel="h1">{title}</Title>
      </PageSection>
      <PageSection hasBodyWrapper={false} isFilled>
        {children}
      </PageSection>
    </>
  );
}
