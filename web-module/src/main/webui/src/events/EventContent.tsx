import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { RecordedEvent } from '../api/events';
import { Marked } from '../payload/Marked';
import { prettyJson } from '../payload/prettyJson';
import { prettyXml } from '../payload/prettyXml';
import { useTexts } from '../text/TextProvider';
import { unturned } from '../text/turning';
import { Recorded, Unturned } from '../ui/Recorded';
import { Section } from '../ui/Section';

interface Props {
  event: RecordedEvent;
  level: 'h2' | 'h3';
}

/** The named values that were taken out of the message. */
export function EventFields({ event, level }: Props) {
  const { t } = useTexts();
  return (
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
                <Recorded text={field.name} />
              </Td>
              <Td>
                {field.value === '***' ? <Marked text={field.value} /> : <Recorded text={field.value} />}
              </Td>
              <Td>
                <Unturned text={field.dataType} />
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Section>
  );
}

/** The named subtrees that were taken out of the message. */
export function EventDocuments({ event, level }: Props) {
  const { t } = useTexts();
  return (
    <Section title={t('event.documents')} level={level}>
      {event.documents.map((document, index) => (
        <figure key={index} className="wb-document">
          <figcaption>
            <Recorded text={document.name} />
          </figcaption>
          <pre tabIndex={0} role="group" aria-label={unturned(document.name)}>
            <Marked text={pretty(document.content)} />
          </pre>
        </figure>
      ))}
    </Section>
  );
}

function pretty(content: string): string {
  return content.trimStart().startsWith('<') ? prettyXml(content) : prettyJson(content);
}
