import { Stack, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { RecordedEvent } from '../api/events';
import { useTexts } from '../text/TextProvider';
import { Facts } from '../ui/Facts';
import { Recorded } from '../ui/Recorded';
import { Section } from '../ui/Section';

/** The ids by which an event is known and found again. */
export function WhatItBelongsTo({ event, level }: { event: RecordedEvent; level: 'h2' | 'h3' }) {
  const { t } = useTexts();
  const { globalTransactionId } = event;
  return (
    <Section title={t('event.belongs')} level={level}>
      <Facts
        isCompact
        facts={[
          [
            t('event.globalTransactionId'),
            globalTransactionId === '' ? (
              ''
            ) : (
              <Stack key="global">
                <StackItem>
                  <Recorded text={globalTransactionId} />
                </StackItem>
                <StackItem>
                  <Link to={`/events?${new URLSearchParams({ globalTransactionId }).toString()}`}>
                    {t('event.sameGlobal')}
                  </Link>
                </StackItem>
              </Stack>
            ),
          ],
          [t('event.parentTransactionId'), event.parentTransactionId],
          [t('event.localTransactionId'), event.localTransactionId],
          [t('event.traceParent'), event.traceParent],
          [t('event.id'), event.id],
        ]}
      />
    </Section>
  );
}
