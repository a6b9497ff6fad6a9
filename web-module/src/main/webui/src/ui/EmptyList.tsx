import {
  Content,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  List,
  ListItem,
} from '@patternfly/react-core';
import CubesIcon from '@patternfly/react-icons/dist/esm/icons/cubes-icon';
import SearchIcon from '@patternfly/react-icons/dist/esm/icons/search-icon';
import type { ReactNode } from 'react';
import { useTexts } from '../text/TextProvider';

interface Props {
  title: string;
  isFiltered: boolean;
  /** Why the list may be empty, the most likely first. */
  reasons: readonly string[];
  /** What to do about it. */
  actions?: ReactNode;
}

/** An empty list that says why. */
export function EmptyList({ title, isFiltered, reasons, actions }: Props) {
  const { t } = useTexts();
  return (
    <EmptyState icon={isFiltered ? SearchIcon : CubesIcon} headingLevel="h2" titleText={title} variant="lg">
      <EmptyStateBody>
        <Content component="p">{t('list.why')}</Content>
        <List className="wb-reasons">
          {reasons.map((reason) => (
            <ListItem key={reason}>{reason}</ListItem>
          ))}
        </List>
      </EmptyStateBody>
      {actions !== undefined && (
        <EmptyStateFooter>
          <EmptyStateActions>{actions}</EmptyStateActions>
        </EmptyStateFooter>
      )}
    </EmptyState>
  );
}
