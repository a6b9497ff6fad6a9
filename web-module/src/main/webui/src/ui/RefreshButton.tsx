import { Button } from '@patternfly/react-core';
import SyncAltIcon from '@patternfly/react-icons/dist/esm/icons/sync-alt-icon';
import { useTexts } from '../text/TextProvider';

/** Loads what the page shows anew. */
export function RefreshButton({
  query,
}: {
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}) {
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
