import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Alert,
  Button,
  CodeBlock,
  CodeBlockAction,
  CodeBlockCode,
  ToggleGroup,
  ToggleGroupItem,
} from '@patternfly/react-core';
import DownloadIcon from '@patternfly/react-icons/dist/esm/icons/download-icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../text/TextProvider';
import { Loading } from '../ui/Loading';
import { ProblemNote } from '../ui/ProblemNote';
import { PREVIEW_BYTES, readable, readPreview, type Kind } from './payload';

const KINDS = {
  xml: 'payload.asXml',
  json: 'payload.asJson',
  text: 'payload.asText',
  hex: 'payload.asHex',
} as const satisfies Record<Kind, string>;

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
  const [isRaw, setRaw] = useState(false);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { bytes, isCut } = await readPreview(await read(signal));
      return { isCut, ...readable(bytes, contentType) };
    },
    enabled: isShown,
    // One view is one line in the audit: nothing is asked again behind the reader's back, nothing is kept.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  const content = query.data;

  return (
    <>
      <p className="wb-subtle">
        {t('payload.size', { size: format.bytes(size), type: contentType || t('payload.noType') })}.{' '}
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
      {content?.isCut && (
        <Alert
          isInline
          isPlain
          component="p"
          variant="info"
          title={t('payload.cut', { shown: format.bytes(PREVIEW_BYTES), size: format.bytes(size) })}
        />
      )}
      {content !== undefined && (
        <CodeBlock
          className="wb-content"
          actions={
            <CodeBlockAction>
              <ToggleGroup isCompact aria-label={t('payload.view')}>
                <ToggleGroupItem
                  buttonId="content-formatted"
                  text={
                    content.kind === 'xml' || content.kind === 'json'
                      ? t('payload.formatted')
                      : t(KINDS[content.kind])
                  }
                  isSelected={!isRaw}
                  onChange={() => setRaw(false)}
                />
                {content.formatted !== content.raw && (
                  <ToggleGroupItem
                    buttonId="content-raw"
                    text={t('payload.raw')}
                    isSelected={isRaw}
                    onChange={() => setRaw(true)}
                  />
                )}
              </ToggleGroup>
              <span className="wb-subtle">{t(KINDS[content.kind])}</span>
            </CodeBlockAction>
          }
        >
          <div role="group" tabIndex={0} aria-label={t('payload.content')} className="wb-content-scroll">
            <CodeBlockCode className={content.kind === 'hex' ? 'wb-hex' : undefined}>
              {isRaw ? content.raw : content.formatted}
            </CodeBlockCode>
          </div>
        </CodeBlock>
      )}
    </>
  );
}
