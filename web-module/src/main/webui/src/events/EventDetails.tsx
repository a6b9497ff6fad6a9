import { Alert } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { LinkedEvent, RecordedEvent } from '../api/types';
import { PayloadView } from '../payload/PayloadView';
import { prettyJson } from '../payload/prettyJson';
import { prettyXml } from '../payload/prettyXml';
import { useTexts } from '../text/TextProvider';
import { Facts } from '../ui/Facts';
import { Long } from '../ui/Long';
import { Section } from '../ui/Section';
import { RoleLabel } from './RoleLabel';

interface Props {
  event: RecordedEvent | LinkedEvent;
  /** The search by which the event was reached, for the audit of payloads. */
  search: string;
  level: 'h2' | 'h3';
}

/** Everything that an event says; members without a value are left out. */
export function EventDetails({ event, search, level }: Props) {
  const { t, format } = useTexts();
  const extensions = Object.entries(event.extensions);
  return (
    <>
      {event.failure !== '' && (
        <Alert variant="danger" isInline component={level} title={t('event.failure')}>
          <Long text={event.failure} />
        </Alert>
      )}
      <Section title={t('event.what')} level={level}>
        <Facts
          isCompact
          columnModifier={{ default: '2Col' }}
          facts={
            [
              [t('event.role'), 'role' in event && <RoleLabel role={event.role} />],
              [t('event.createdAt'), format.preciseMoment(event.createdAt)],
              [t('event.receivedAt'), format.preciseMoment(event.receivedAt)],
              [t('event.counterLong'), event.counter > 0 ? format.number(event.counter) : ''],
              [
                t('event.duplicates'),
                event.duplicates > 0 ? t('event.duplicatesValue', { count: event.duplicates }) : '',
              ],
            ].filter(([, value]) => value !== false) as [string, string][]
          }
        />
      </Section>
      {event.fields.length > 0 && (
        <Section title={t('event.fields')} level={level}>
          <Table aria-label={t('event.fields')} variant="compact" borders={false} gridBreakPoint="">
            <Thead>
              <Tr>
                <Th>{t('event.field')}</Th>
                <Th>{t('event.value')}</Th>
                <Th>{t('event.type')}</Th>
              </Tr>
            </Thead>
            <Tbody>
              {event.fields.map((field, index) => (
                <Tr key={index}>
                  <Td>
                    <Long text={field.name} />
                  </Td>
                  <Td>
                    <Long text={field.value} />
                  </Td>
                  <Td>{field.dataType}</Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        </Section>
      )}
      <Section title={t('event.payload')} level={level}>
        <PayloadView eventId={event.id} payload={event.payload} search={search} />
      </Section>
      {event.documents.length > 0 && (
        <Section title={t('event.documents')} level={level}>
          {event.documents.map((document, index) => (
            <figure key={index} className="wb-document">
              <figcaption>
                <Long text={document.name} />
              </figcaption>
              <pre tabIndex={0} aria-label={document.name}>
                {pretty(document.content)}
              </pre>
            </figure>
          ))}
        </Section>
      )}
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
      <Section title={t('event.belongs')} level={level}>
        <Facts
          isCompact
          facts={[
            [t('event.globalTransactionId'), event.globalTransactionId],
            [t('event.parentTransactionId'), event.parentTransactionId],
            [t('event.localTransactionId'), event.localTransactionId],
            [t('event.traceParent'), event.traceParent],
            [t('event.id'), event.id],
          ]}
        />
      </Section>
      {extensions.length > 0 && (
        <Section title={t('event.extensions')} level={level}>
          <Facts isCompact facts={extensions} />
        </Section>
      )}
    </>
  );
}

function pretty(content: string): string {
  return content.trimStart().startsWith('<') ? prettyXml(content) : prettyJson(content);
}
