import { Label, LabelGroup } from '@patternfly/react-core';
import EditIcon from '@patternfly/react-icons/dist/esm/icons/edit-icon';
import ExclamationTriangleIcon from '@patternfly/react-icons/dist/esm/icons/exclamation-triangle-icon';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import type { Definition } from '../api/definitions';
import { useTexts } from '../text/TextProvider';
import { unturned } from '../text/turning';
import { Recorded } from '../ui/Recorded';
import { lifeOf, ownChange, type LastChange } from './life';
import { pathOf, transactionsPathOf } from './paths';
import { StateLabel } from './StateLabel';
import { correlatorText, validFromText } from './words';

interface Props {
  items: readonly Definition[];
  changes: ReadonlyMap<string, LastChange>;
  /** The list with its filters, for the way back. */
  from: string;
}

export function DefinitionsTable({ items, changes, from }: Props) {
  const { t, format } = useTexts();
  return (
    <Table aria-label={t('definitions.table')} variant="compact" gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th width={25}>{t('definitions.name')}</Th>
          <Th modifier="nowrap">{t('definitions.state')}</Th>
          <Th modifier="nowrap">{t('definitions.version')}</Th>
          <Th width={20}>{t('definitions.correlator')}</Th>
          <Th modifier="nowrap">{t('definitions.patterns')}</Th>
          <Th modifier="nowrap">{t('definitions.changed')}</Th>
          <Th screenReaderText={t('definition.transactions')} />
        </Tr>
      </Thead>
      <Tbody>
        {items.map((definition) => (
          <Row
            key={definition.name}
            definition={definition}
            change={changes.get(definition.name) ?? ownChange(definition)}
            from={from}
          />
        ))}
      </Tbody>
    </Table>
  );

  function Row({ definition, change }: { definition: Definition; change: LastChange; from: string }) {
    const { name, version, validFrom, events, warnings, description } = definition;
    const isDraft = definition.state === 'DRAFT';
    return (
      <Tr>
        <Td dataLabel={t('definitions.name')}>
          <Link to={pathOf(name)} state={{ from }}>
            <Recorded text={name} />
          </Link>
          <div className="wb-subtle">
            <Recorded text={description} isClamped />
          </div>
        </Td>
        <Td dataLabel={t('definitions.state')}>
          <LabelGroup numLabels={4} isCompact>
            <StateLabel definition={definition} />
            {change.hasDraft && !isDraft && (
              <Label isCompact color="blue" icon={<EditIcon />}>
                {t('definitions.hasDraft')}
              </Label>
            )}
            {warnings.length > 0 && (
              <Label
                isCompact
                color="yellow"
                icon={<ExclamationTriangleIcon />}
                title={unturned(warnings.join('\n'))}
              >
                {t('definitions.warnings', { count: warnings.length })}
              </Label>
            )}
          </LabelGroup>
        </Td>
        <Td dataLabel={t('definitions.version')} modifier="nowrap">
          {isDraft ? (
            <span className="wb-subtle">{t('definitions.noVersion')}</span>
          ) : (
            <>
              {format.number(version)}
              <div className="wb-subtle">
                {validFromText(t, validFrom, (at) =>
                  t(
                    lifeOf(definition, new Date()) === 'PLANNED' ? 'definitions.plannedFrom' : 'range.since',
                    {
                      from: format.moment(at),
                    },
                  ),
                )}
              </div>
            </>
          )}
        </Td>
        <Td dataLabel={t('definitions.correlator')} className="wb-correlator">
          <Recorded text={correlatorText(t, definition)} isClamped />
        </Td>
        <Td dataLabel={t('definitions.patterns')} className="wb-number">
          {format.number(events.length)}
        </Td>
        <Td dataLabel={t('definitions.changed')} modifier="nowrap">
          <div>
            {change.at !== '' && <span className="wb-time">{format.moment(change.at)}</span>}
            <div className="wb-subtle">
              <Recorded text={t('definitions.by', { author: change.author })} />
            </div>
          </div>
        </Td>
        <Td modifier="fitContent">
          {!isDraft && <Link to={transactionsPathOf(name)}>{t('definitions.toTransactions')}</Link>}
        </Td>
      </Tr>
    );
  }
}
