import { Alert } from '@patternfly/react-core';
import { api } from '../api/api';
import { payloadUrl } from '../api/events';
import type { RecordedEvent } from '../api/events';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { Absence } from './Absence';
import { ContentView } from './ContentView';
import { NotAllowed } from './NotAllowed';

interface Props {
  event: RecordedEvent;
  /** The search by which the event was reached, for the audit. */
  search: string;
}

/** The message that passed; or why it is absent, or who may see it. */
export function PayloadView({ event, search }: Props) {
  const { t, format } = useTexts();
  const may = useMay('payload-reader');
  const { state, size, originalSize, contentType } = event.payload;
  if (state !== 'PRESENT') {
    return <Absence event={event} />;
  }
  return (
    <>
      {originalSize > size && (
        <Alert
          isInline
          isPlain
          component="p"
          variant="info"
          title={t('payload.changed', { size: format.bytes(size), original: format.bytes(originalSize) })}
        />
      )}
      {may ? (
        <ContentView
          key={event.id}
          queryKey={['payload', event.id]}
          read={(signal) => api.events.payload(event.id, search, signal)}
          downloadUrl={payloadUrl(event.id, search, true)}
          size={size}
          contentType={contentType}
        />
      ) : (
        <NotAllowed size={size} contentType={contentType} />
      )}
    </>
  );
}
