import { Alert } from '@patternfly/react-core';
import { api, payloadUrl } from '../api/api';
import type { PayloadInfo } from '../api/types';
import { useMay } from '../app/session';
import type { Formats } from '../format/format';
import type { Translate } from '../text/text';
import { useTexts } from '../text/TextProvider';
import { ContentView } from './ContentView';

interface Props {
  eventId: string;
  payload: PayloadInfo;
  /** The search by which the event was reached, for the audit. */
  search: string;
}

/** The message that passed; or why it is absent, or who may see it. */
export function PayloadView({ eventId, payload, search }: Props) {
  const { t, format } = useTexts();
  const may = useMay('payload-reader');
  if (payload.state !== 'PRESENT') {
    return <Alert isInline isPlain component="p" variant="info" title={absence(t, format, payload)} />;
  }
  if (!may) {
    return <Alert isInline isPlain component="p" variant="warning" title={t('payload.role')} />;
  }
  return (
    <ContentView
      key={eventId}
      queryKey={['payload', eventId]}
      read={(signal) => api.payload(eventId, search, signal)}
      downloadUrl={payloadUrl(eventId, search, true)}
      size={payload.size}
      contentType={payload.contentType}
    />
  );
}

function absence(t: Translate, format: Formats, { state, originalSize }: PayloadInfo): string {
  if (state === 'PRESENT') {
    return '';
  }
  if (state === 'TOO_LARGE') {
    return originalSize < 0
      ? t('payload.why.TOO_LARGE.unknown')
      : t('payload.why.TOO_LARGE', { size: format.bytes(originalSize) });
  }
  return t(`payload.why.${state}`);
}
