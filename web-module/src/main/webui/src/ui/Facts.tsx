import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  type DescriptionListProps,
} from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { Recorded } from './Recorded';

/** A term and what is known about it; nothing is shown where nothing is known. */
export type Fact = readonly [term: string, value: ReactNode];

export function Facts({
  facts,
  ...rest
}: { facts: readonly Fact[] } & Omit<DescriptionListProps, 'children' | 'ref'>) {
  return (
    <DescriptionList {...rest}>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([term, value]) => (
          <DescriptionListGroup key={term}>
            <DescriptionListTerm>
              <Recorded text={term} />
            </DescriptionListTerm>
            <DescriptionListDescription>
              {typeof value === 'string' ? <Recorded text={value} /> : value}
            </DescriptionListDescription>
          </DescriptionListGroup>
        ))}
    </DescriptionList>
  );
}
