import { Alert, CodeBlock, CodeBlockAction, CodeBlockCode } from '@patternfly/react-core';
import type { RecordedEvent } from '../api/events';
import type { Formats } from '../format/format';
import type { Translate } from '../text/text';
import { useTexts } from '../text/TextProvider';
import { CopyButton } from '../ui/CopyButton';
import { MOST_BYTES, profilePoint, USUAL_BYTES } from './absence';
import './payload.css';

/** Why there is no payload, and how to have one the next time. */
export function Absence({ event }: { event: RecordedEvent }) {
  const { t, format } = useTexts();
  const { state, originalSize } = event.payload;
  if (state === 'PRESENT') {
    return null;
  }
  const point = profilePoint(event.address, event.payload);
  const json = JSON.stringify(point, null, 2);
  const isBeyond = state === 'TOO_LARGE' && originalSize > MOST_BYTES;
  return (
    <Alert isInline component="p" variant="info" title={why(t, format, event)}>
      <p>
        {t(isBeyond ? 'payload.how.beyond' : `payload.how.${state}`, {
          flow: event.flow,
          most: format.bytes(MOST_BYTES),
        })}
      </p>
      {point !== undefined && (
        <CodeBlock
          className="wb-snippet"
          actions={
            <CodeBlockAction>
              <CopyButton text={json} label={t('payload.copyPoint')} />
            </CodeBlockAction>
          }
        >
          <CodeBlockCode>{json}</CodeBlockCode>
        </CodeBlock>
      )}
    </Alert>
  );
}

function why(t: Translate, format: Formats, { payload: { state, originalSize } }: RecordedEvent): string {
  if (state === 'PRESENT') {
    return '';
  }
  if (state === 'TOO_LARGE') {
    const limit = format.bytes(USUAL_BYTES);
    return originalSize < 0
      ? t('payload.why.TOO_LARGE.unknown', { limit })
      : t('payload.why.TOO_LARGE', { size: format.bytes(originalSize), limit });
  }
  return t(`payload.why.${state}`);
}
