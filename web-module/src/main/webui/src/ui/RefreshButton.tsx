import { Button } from '@patternfly/react-core';
import SyncAltIcon from '@patternfly/react-icons/dist/esm/icons/sync-alt-icon';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useTexts } from '../text/TextProvider';

interface Props {
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
  /** The beginning of the keys of what else the page shows, as the number beside a list. */
  also?: QueryKey;
}

/** Loads what the page shows anew. */
export function RefreshButton({ query, also }: Props) {
  const { t } = useTexts();
  const client = useQueryClient();
  return (
    <Button
      variant="control"
      icon={<SyncAltIcon />}
      aria-label={t('list.refresh')}
      isAriaDisabled={query.isFetching}
      onClick={() => {
        void query.refetch();
        if (also !== undefined) {
          void client.invalidateQueries({ queryKey: also });
        }
      }}
    />
  );
}
