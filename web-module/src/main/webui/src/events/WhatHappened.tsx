import { Stack, StackItem } from '@patternfly/react-core';
import type { LinkedEvent, RecordedEvent } from '../api/events';
import { micros } from '../format/format';
import { useTexts } from '../text/TextProvider';
import { Facts, type Fact } from '../ui/Facts';
import { Section } from '../ui/Section';
import { isKind } from './kind';
import { RoleLabel } from './RoleLabel';

/** What an event says happened, and when by which clock. */
export function WhatHappened({ event, level }: { event: RecordedEvent | LinkedEvent; level: 'h2' | 'h3' }) {
  const { t, format } = useTexts();
  // Emitters and recorder have clocks of their own: nothing is corrected, but it is said.
  const way = (micros(event.receivedAt) - micros(event.createdAt)) / 1000;
  const facts: Fact[] = [
    [t('event.kind'), isKind(event.kind) ? t(`event.kind.${event.kind}`) : event.kind],
    [t('event.counterLong'), event.counter > 0 ? format.number(event.counter) : ''],
    [t('event.createdAt'), format.preciseMoment(event.createdAt)],
    [
      t('event.receivedAt'),
      <Said
        key="received"
        what={format.preciseMoment(event.receivedAt)}
        why={t(way < 0 ? 'event.clockAhead' : 'event.after', { duration: format.duration(Math.abs(way)) })}
      />,
    ],
    [
      t('event.duplicates'),
      event.duplicates > 0 && (
        <Said what={t('event.duplicatesValue', { count: event.duplicates })} why={t('event.duplicatesWhy')} />
      ),
    ],
  ];
  const role: Fact = [t('event.role'), 'role' in event && <RoleLabel role={event.role} />];
  return (
    <Section title={t('event.what')} level={level}>
      <Facts
        isCompact
        columnModifier={{ default: '1Col', sm: '2Col' }}
        facts={[role, ...facts].filter(([, value]) => value !== false)}
      />
    </Section>
  );
}

function Said({ what, why }: { what: string; why: string }) {
  return (
    <Stack>
      <StackItem>{what}</StackItem>
      <StackItem className="wb-subtle">{why}</StackItem>
    </Stack>
  );
}
