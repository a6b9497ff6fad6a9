import { ActionList, ActionListGroup, ActionListItem, Button } from '@patternfly/react-core';
import DownloadIcon from '@patternfly/react-icons/dist/esm/icons/download-icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../text/TextProvider';
import { Loading } from '../ui/Loading';
import { ProblemNote } from '../ui/ProblemNote';
import { Content } from './Content';
import { PREVIEW_BYTES, readPreview } from './preview';
import { readable } from './readable';

interface Props {
  /** What the bytes are kept under while they are shown. */
  queryKey: readonly string[];
  read: (signal: AbortSignal) => Promise<Response>;
  downloadUrl: string;
  size: number;
  contentType: string;
}

/** Bytes that are fetched only when a person asks for them, since every view is written to the audit. */
export function ContentView({ queryKey, read, downloadUrl, size, contentType }: Props) {
  const { t, format } = useTexts();
  const [isShown, setShown] = useState(false);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const preview = await readPreview(await read(signal));
      return { ...preview, ...readable(preview.bytes, contentType) };
    },
    enabled: isShown,
    // One view is one line in the audit: nothing is asked again behind the reader's back, nothing is kept.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });

  return (
    <>
      <p className="wb-subtle">
        {t('payload.size', { size: format.bytes(size), type: contentType || t('payload.noType') })}.{' '}
        {!isShown &&
          size > PREVIEW_BYTES &&
          `${t('payload.willCut', { shown: format.bytes(PREVIEW_BYTES) })} `}
        {t('payload.audit')}
      </p>
      <ActionList className="wb-actions">
        <ActionListGroup>
          {!isShown && (
            <ActionListItem>
              <Button variant="secondary" onClick={() => setShown(true)}>
                {t('payload.show')}
              </Button>
            </ActionListItem>
          )}
          <ActionListItem>
            <Button variant="link" component="a" href={downloadUrl} download icon={<DownloadIcon />}>
              {t('payload.download')}
            </Button>
          </ActionListItem>
        </ActionListGroup>
      </ActionList>
      {isShown && query.isPending && <Loading />}
      {query.isError && <ProblemNote error={query.error} onAgain={() => void query.refetch()} />}
      {query.data !== undefined && <Content content={query.data} size={size} />}
    </>
  );
}
