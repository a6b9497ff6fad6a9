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

/** Why a list may be empty, and a link or a button that does something about it. */
export interface Reason {
  text: string;
  action?: ReactNode;
}

interface Props {
  title: string;
  isFiltered: boolean;
  /** Why the list may be empty, the most likely first. */
  reasons: readonly (string | Reason)[];
  /** What to do whatever the reason is. */
  actions?: ReactNode;
}

/** An empty list that says why. Lists of transactions, events and the like use {@link WhyEmpty}, which asks the API too. */
export function EmptyList({ title, isFiltered, reasons, actions }: Props) {
  const { t } = useTexts();
  return (
    <EmptyState icon={isFiltered ? SearchIcon : CubesIcon} headingLevel="h2" titleText={title} variant="lg">
      <EmptyStateBody>
        <Content component="p">{t('list.why')}</Content>
        <List className="wb-reasons">
          {reasons
            .map((reason) => (typeof reason === 'string' ? { text: reason } : reason))
            .map(({ text, action }: Reason) => (
              <ListItem key={text}>
                {text}
                {action !== undefined && <div>{action}</div>}
              </ListItem>
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
