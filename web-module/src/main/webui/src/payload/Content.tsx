import { Alert, CodeBlock, CodeBlockAction, ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { useId, useMemo, useState } from 'react';
import { useTexts } from '../text/TextProvider';
import { CopyButton } from '../ui/CopyButton';
import { chunks } from './chunks';
import { hexDump } from './hex';
import { Marked } from './Marked';
import { maskedPlaces } from './masked';
import type { Preview } from './preview';
import type { Kind, Readable } from './readable';
import './payload.css';

const KINDS = {
  xml: 'payload.asXml',
  json: 'payload.asJson',
  text: 'payload.asText',
  binary: 'payload.asBinary',
} as const satisfies Record<Kind, string>;

type View = 'formatted' | 'raw' | 'hex';

interface Props {
  content: Readable & Preview;
  /** Of the whole, in bytes. */
  size: number;
}

/** Bytes made readable, and everything that a reader should know about them. */
export function Content({ content, size }: Props) {
  const { t, format } = useTexts();
  const id = useId();
  const views: View[] =
    content.kind === 'binary'
      ? ['hex']
      : content.formatted === content.raw
        ? ['raw', 'hex']
        : ['formatted', 'raw', 'hex'];
  const [view, setView] = useState<View>(views[0] ?? 'hex');
  const [isWrapped, setWrapped] = useState(true);
  const text = useMemo(() => (view === 'hex' ? hexDump(content.bytes) : content[view]), [view, content]);
  return (
    <>
      <Notes content={content} size={size} />
      <CodeBlock
        className="wb-content"
        actions={
          <CodeBlockAction className="wb-content-actions">
            <ToggleGroup isCompact aria-label={t('payload.view')}>
              {views.map((one) => (
                <ToggleGroupItem
                  key={one}
                  buttonId={`${id}-${one}`}
                  text={t(`payload.${one}`)}
                  isSelected={one === view}
                  onChange={() => setView(one)}
                />
              ))}
            </ToggleGroup>
            {view !== 'hex' && (
              <ToggleGroup isCompact aria-label={t('payload.lines')}>
                <ToggleGroupItem
                  buttonId={`${id}-wrap`}
                  text={t('payload.wrap')}
                  isSelected={isWrapped}
                  onChange={(_, isOn) => setWrapped(isOn)}
                />
              </ToggleGroup>
            )}
            <span className="wb-subtle">
              {[t(KINDS[content.kind]), content.charset.toUpperCase()]
                .filter((part) => part !== '')
                .join(', ')}
            </span>
            <CopyButton text={text} label={t(content.isCut ? 'payload.copyShown' : 'action.copy')} />
          </CodeBlockAction>
        }
      >
        <div role="group" tabIndex={0} aria-label={t('payload.content')} className="wb-scroll">
          <pre className={isWrapped && view !== 'hex' ? 'wb-code wb-wrapped' : 'wb-code'} dir="ltr">
            <code>
              {text === ''
                ? t('payload.nothing', { size: format.bytes(0) })
                : chunks(text).map((chunk, index) => (
                    <span
                      key={index}
                      className="wb-chunk"
                      style={{ containIntrinsicBlockSize: `auto ${chunk.lines}lh` }}
                    >
                      {view === 'hex' ? chunk.text : <Marked text={chunk.text} />}
                    </span>
                  ))}
            </code>
          </pre>
        </div>
      </CodeBlock>
    </>
  );
}

function Notes({ content, size }: Props) {
  const { t, format } = useTexts();
  const masked = useMemo(() => maskedPlaces(content.raw), [content.raw]);
  const { note } = content;
  const notes: [isTrue: boolean, variant: 'info' | 'warning', text: string][] = [
    [
      content.isCut,
      'info',
      t('payload.cut', { shown: format.bytes(content.bytes.length), size: format.bytes(size) }),
    ],
    [masked > 0, 'info', t('payload.maskedPlaces', { count: masked })],
    [note?.kind === 'damaged', 'warning', t('payload.damaged', { charset: content.charset.toUpperCase() })],
    [
      note?.kind === 'other',
      'warning',
      t('payload.otherCharset', {
        named: note?.kind === 'other' ? note.named : '',
        charset: content.charset.toUpperCase(),
      }),
    ],
  ];
  return notes
    .filter(([isTrue]) => isTrue)
    .map(([, variant, text]) => (
      <Alert key={text} isInline isPlain component="p" variant={variant} title={text} />
    ));
}
