import { EmptyState, EmptyStateActions, EmptyStateBody, EmptyStateFooter } from '@patternfly/react-core';
import SearchIcon from '@patternfly/react-icons/dist/esm/icons/search-icon';
import { Link } from 'react-router';
import { useTexts } from '../text/TextProvider';
import { useTitle } from '../ui/useTitle';

/** An address that leads nowhere. */
export function Component() {
  const { t } = useTexts();
  useTitle(t('problem.notFound'));
  return (
    <EmptyState icon={SearchIcon} headingLevel="h1" titleText={t('problem.notFound')} variant="lg">
      <EmptyStateBody>{t('problem.notFoundBody')}</EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <Link to="/overview">{t('problem.home')}</Link>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}
