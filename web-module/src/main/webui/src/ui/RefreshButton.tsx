import { Button } from '@patternfly/react-core';
import SyncAltIcon from '@patternfly/react-icons/dist/esm/icons/sync-alt-icon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '../text/TextProvider';

export function RefreshButton({ query }: { query: UseQueryResult }) {
  const { t } = useTexts();
  return (
    <Button
      variant="control"
      icon={<SyncAltIcon />}
      aria-label={t('list.refresh')}
      isAriaDisabled={query.isFetching}
      onClick={() => void query.refetch()}
    />
  );
}
