import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import ExclamationCircleIcon from '@patternfly/react-icons/dist/esm/icons/exclamation-circle-icon';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useTexts } from '../text/TextProvider';
import { useTitle } from '../ui/useTitle';

/** What a page becomes when the viewer itself fails: the frame around it goes on working. */
export function PageFault() {
  const { t } = useTexts();
  const error = useRouteError();
  useTitle(t('problem.page'));
  useEffect(() => console.error(error), [error]);
  return (
    <EmptyState
      status="danger"
      icon={ExclamationCircleIcon}
      headingLevel="h1"
      titleText={t('problem.page')}
      variant="lg"
    >
      <EmptyStateBody>
        <p>{t('problem.pageBody')}</p>
        <p className="wb-subtle">{error instanceof Error ? error.message : ''}</p>
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <Button onClick={() => window.location.reload()}>{t('problem.reload')}</Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}
