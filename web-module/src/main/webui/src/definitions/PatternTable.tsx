import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { EventPattern } from '../api/definitions';
import { RoleLabel } from '../events/RoleLabel';
import type { Translate } from '../text/text';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { roleOf } from './words';

/** Which events play which role. */
export function PatternTable({ patterns }: { patterns: readonly EventPattern[] }) {
  const { t } = useTexts();
  const hasFailures = patterns.some(({ role }) => role === 'failure');
  const hasCourse = patterns.some(({ milestone, stage }) => Boolean(milestone) || Boolean(stage));
  const pattern = (text: string | null | undefined) =>
    text == null || text === '' || text === '*' ? (
      <span className="wb-subtle">{t('definition.pattern.any')}</span>
    ) : (
      <code>
        <Recorded text={text} />
      </code>
    );
  return (
    <Table aria-label={t('definition.patterns')} variant="compact" gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th>{t('event.role')}</Th>
          <Th>{t('definition.pattern.flow')}</Th>
          <Th modifier="wrap">{t('definition.pattern.source')}</Th>
          <Th>{t('definition.pattern.eventName')}</Th>
          {hasFailures && <Th>{t('definition.pattern.final')}</Th>}
          {hasCourse && <Th>{t('definition.pattern.course')}</Th>}
        </Tr>
      </Thead>
      <Tbody>
        {patterns.map((one, index) => (
          <Tr key={index}>
            <Td dataLabel={t('event.role')}>
              <RoleLabel role={roleOf(one.role)} />
            </Td>
            <Td dataLabel={t('definition.pattern.flow')}>{pattern(one.flow)}</Td>
            <Td dataLabel={t('definition.pattern.source')}>{pattern(one.source)}</Td>
            <Td dataLabel={t('definition.pattern.eventName')}>{pattern(one.eventName)}</Td>
            {hasFailures && <Td dataLabel={t('definition.pattern.final')}>{finality(t, one)}</Td>}
            {hasCourse && (
              <Td dataLabel={t('definition.pattern.course')}>
                <Recorded text={course(t, one)} />
              </Td>
            )}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

/** Only failures can be final. */
function finality(t: Translate, { role, final }: EventPattern): string {
  if (role !== 'failure') {
    return '';
  }
  return t(
    final == null ? 'definition.final.byKind' : final ? 'definition.final.true' : 'definition.final.false',
  );
}

/** What such an event reaches or enters. */
function course(t: Translate, { milestone, stage }: EventPattern): string {
  return [
    milestone ? t('definition.pattern.reaches', { name: milestone }) : '',
    stage ? t('definition.pattern.enters', { name: stage }) : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
}
