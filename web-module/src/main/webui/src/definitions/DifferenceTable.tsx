import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { Difference } from '../api/definitions';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { changedValueText, pathText } from './diffWords';
import './definitions.css';

/** What was there before and what is there now, field by field. */
export function DifferenceTable({ differences, none }: { differences: readonly Difference[]; none: string }) {
  const { t, format } = useTexts();
  if (differences.length === 0) {
    return <p className="wb-subtle">{none}</p>;
  }
  const value = (path: string, one: unknown, kind: 'before' | 'after') =>
    one === null ? (
      <span className="wb-subtle">{t('definition.diff.absent')}</span>
    ) : (
      <span className={`wb-${kind}`}>
        <Recorded text={changedValueText(t, format, path, one)} />
      </span>
    );
  return (
    <Table aria-label={t('definition.diff')} variant="compact" gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={20}>{t('definition.diff.field')}</Th>
          <Th width={40}>{t('definition.diff.before')}</Th>
          <Th width={40}>{t('definition.diff.after')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {differences.map((difference, index) => (
          <Tr key={`${difference.path} ${index}`}>
            <Td dataLabel={t('definition.diff.field')}>
              <Recorded text={pathText(t, difference.path)} />
              <div className="wb-subtle">
                <code>
                  <Recorded text={difference.path} />
                </code>
              </div>
            </Td>
            <Td dataLabel={t('definition.diff.before')}>
              {value(difference.path, difference.before, 'before')}
            </Td>
            <Td dataLabel={t('definition.diff.after')}>
              {value(difference.path, difference.after, 'after')}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
