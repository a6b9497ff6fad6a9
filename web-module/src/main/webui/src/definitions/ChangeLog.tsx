import { ExpandableRowContent, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/api';
import type { DefinitionChange } from '../api/definitions';
import { useTexts } from '../text/TextProvider';
import { Loading } from '../ui/Loading';
import { Recorded } from '../ui/Recorded';
import { Pager } from '../ui/Pager';
import { ProblemNote } from '../ui/ProblemNote';
import { useListUrl } from '../ui/useListUrl';
import { DifferenceTable } from './DifferenceTable';

/** Who changed what and when, the newest first. */
export function ChangeLog({ name }: { name: string }) {
  const { t } = useTexts();
  const list = useListUrl();
  const { cursor, limit } = list;
  const query = useQuery({
    queryKey: ['definition-changes', name, cursor, limit],
    queryFn: ({ signal }) => api.definitions.changes({ name, limit, cursor }, signal),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) {
    return <Loading />;
  }
  if (query.isError) {
    return <ProblemNote error={query.error} onAgain={() => void query.refetch()} />;
  }
  const { items, next } = query.data;
  return (
    <>
      <Table aria-label={t('definition.changes')} variant="compact" gridBreakPoint="grid-md">
        <Thead>
          <Tr>
            <Th screenReaderText={t('definition.diff')} />
            <Th modifier="nowrap">{t('definition.change.at')}</Th>
            <Th>{t('definition.change.who')}</Th>
            <Th width={60}>{t('definition.change.what')}</Th>
          </Tr>
        </Thead>
        {items.map((change) => (
          <Change key={change.number} change={change} />
        ))}
      </Table>
      <Pager list={list} count={items.length} next={next} position="bottom" />
    </>
  );
}

function Change({ change }: { change: DefinitionChange }) {
  const { t, format } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { number, at, author, action, version, from, differences } = change;
  const since =
    from === null || Date.parse(from) === 0 ? '' : ` · ${t('range.since', { from: format.moment(from) })}`;
  return (
    <Tbody isExpanded={isOpen}>
      <Tr>
        <Td
          expand={
            differences.length === 0
              ? undefined
              : { rowIndex: number, isExpanded: isOpen, onToggle: () => setOpen(!isOpen) }
          }
        />
        <Td dataLabel={t('definition.change.at')} modifier="nowrap">
          {format.moment(at)}
        </Td>
        <Td dataLabel={t('definition.change.who')}>
          <Recorded text={author} />
        </Td>
        <Td dataLabel={t('definition.change.what')}>
          {t(`definition.action.${action}`, { version })}
          {since}
          {differences.length > 0 && (
            <div className="wb-subtle">{t('definition.change.fields', { count: differences.length })}</div>
          )}
        </Td>
      </Tr>
      {isOpen && (
        <Tr isExpanded>
          <Td colSpan={4}>
            <ExpandableRowContent>
              <DifferenceTable differences={differences} none="" />
            </ExpandableRowContent>
          </Td>
        </Tr>
      )}
    </Tbody>
  );
}
