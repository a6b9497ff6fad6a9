import { Button, Label, type LabelProps } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import type { AccessAction, PayloadAccess } from '../api/audit';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { searchLink } from './searchLink';

const COLORS: Record<AccessAction, LabelProps['color']> = {
  VIEW: 'grey',
  DOWNLOAD: 'blue',
  SEARCH: 'purple',
  RETRY: 'teal',
  DISCARD: 'red',
};

interface Props {
  items: readonly PayloadAccess[];
  onUser: (user: string) => void;
  onAbout: (id: string) => void;
}

export function AuditTable({ items, onUser, onAbout }: Props) {
  const { t, format } = useTexts();
  return (
    <Table aria-label={t('audit.table')} variant="compact" gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th modifier="nowrap">{t('audit.when')}</Th>
          <Th width={15}>{t('audit.who')}</Th>
          <Th modifier="nowrap">{t('audit.what')}</Th>
          <Th width={30}>{t('audit.about')}</Th>
          <Th width={40}>{t('audit.search')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {items.map((line, index) => (
          <Tr key={index}>
            <Td dataLabel={t('audit.when')} modifier="nowrap" className="wb-time">
              {format.moment(line.at)}
            </Td>
            <Td dataLabel={t('audit.who')}>
              <Button
                variant="link"
                isInline
                className="wb-open"
                aria-label={t('audit.onlyUser', { user: line.user })}
                onClick={() => onUser(line.user)}
              >
                <Recorded text={line.user} isClamped />
              </Button>
            </Td>
            <Td dataLabel={t('audit.what')} modifier="nowrap">
              <Label isCompact color={COLORS[line.action]} className="wb-state">
                {t(`audit.${line.action}`)}
              </Label>
            </Td>
            <Td dataLabel={t('audit.about')}>
              <About line={line} onAbout={onAbout} />
            </Td>
            <Td dataLabel={t('audit.search')}>
              <Search search={line.search} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

/** Bytes in quarantine have an id there, and no event yet. */
function About({ line, onAbout }: { line: PayloadAccess; onAbout: (id: string) => void }) {
  const { t } = useTexts();
  if (line.action === 'SEARCH') {
    return <span className="wb-subtle">{t('audit.manyPayloads')}</span>;
  }
  const isQuarantined = line.search === 'quarantine';
  return (
    <>
      <Link to={`/${isQuarantined ? 'quarantine' : 'events'}/${line.event}`}>
        <Recorded text={line.event} />
      </Link>{' '}
      <Button
        variant="link"
        isInline
        className="wb-open wb-subtle"
        aria-label={t('audit.onlyAbout', { id: line.event })}
        onClick={() => onAbout(line.event)}
      >
        {t('audit.same')}
      </Button>
    </>
  );
}

function Search({ search }: { search: string }) {
  const { t } = useTexts();
  const to = searchLink(search);
  return to !== undefined ? (
    <Link to={to}>
      <Recorded text={search} isClamped />
    </Link>
  ) : search === 'quarantine' ? (
    <>{t('audit.inQuarantine')}</>
  ) : search === '' ? (
    <span className="wb-subtle">{t('audit.noSearch')}</span>
  ) : (
    <Recorded text={search} isClamped />
  );
}
