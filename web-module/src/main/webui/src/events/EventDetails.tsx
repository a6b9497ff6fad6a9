import { Alert } from '@patternfly/react-core';
import type { EventDetail, LinkedEvent, RecordedEvent } from '../api/events';
import { PayloadView } from '../payload/PayloadView';
import { useTexts } from '../text/TextProvider';
import { Facts } from '../ui/Facts';
import { Recorded } from '../ui/Recorded';
import { Section } from '../ui/Section';
import { EventDocuments, EventFields } from './EventContent';
import { EventJson } from './EventJson';
import { EventTransactions } from './EventTransactions';
import { WhatHappened } from './WhatHappened';
import { WhatItBelongsTo } from './WhatItBelongsTo';
import './events.css';

interface Props {
  event: RecordedEvent | LinkedEvent | EventDetail;
  /** The search by which the event was reached, for the audit of payloads. */
  search: string;
  level: 'h2' | 'h3';
}

/** Everything that an event says; members without a value are left out. */
export function EventDetails({ event, search, level }: Props) {
  const { t } = useTexts();
  const extensions = Object.entries(event.extensions);
  return (
    <>
      {event.failure !== '' && (
        <Alert variant="danger" isInline component={level} title={t('event.failure')}>
          <Recorded text={event.failure} />
        </Alert>
      )}
      <WhatHappened event={event} level={level} />
      {'transactions' in event && <EventTransactions event={event} level={level} />}
      {event.fields.length > 0 && <EventFields event={event} level={level} />}
      <Section title={t('event.payload')} level={level}>
        <PayloadView event={event} search={search} />
      </Section>
      {event.documents.length > 0 && <EventDocuments event={event} level={level} />}
      <Section title={t('event.where')} level={level}>
        <Facts
          isCompact
          columnModifier={{ default: '2Col' }}
          facts={[
            [t('event.flow'), event.flow],
            [t('event.uniqueFlow'), event.uniqueFlow === event.flow ? '' : event.uniqueFlow],
            [t('event.address'), event.address],
            [t('event.node'), event.node],
            [t('event.nodeType'), event.nodeType],
            [t('event.terminal'), event.terminal],
            [t('event.detail'), event.detail],
            [t('event.application'), event.application],
            [t('event.library'), event.library],
            [t('event.integrationNode'), event.integrationNode],
            [t('event.integrationServer'), event.integrationServer],
            [t('event.thread'), event.thread],
            [t('event.product'), event.product],
          ]}
        />
      </Section>
      <WhatItBelongsTo event={event} level={level} />
      {extensions.length > 0 && (
        <Section title={t('event.extensions')} level={level}>
          <Facts isCompact facts={extensions} />
        </Section>
      )}
      <EventJson event={event} />
    </>
  );
}
