import { Alert, Content, Flex, FlexItem, Label } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import type { DryRun } from '../../api/definitions';
import { STATES } from '../../api/transactions';
import { useTexts } from '../../text/TextProvider';
import { Reason } from '../../transactions/Reason';
import { StateLabel } from '../../transactions/StateLabel';
import { Recorded } from '../../ui/Recorded';
import { Section } from '../../ui/Section';
import { patternSummary, roleText } from '../words';

/** What became of the events, pattern by pattern, and of which business transactions there would be. */
export function DryRunReport({ report }: { report: DryRun }) {
  const { t, format } = useTexts();
  const { examined, matched, withoutCorrelator, unmatched, oldest, newest } = report;
  const share = (count: number) =>
    t('definition.try.share', {
      count,
      percent: format.number(examined === 0 ? 0 : Math.round((1000 * count) / examined) / 10),
    });
  if (examined === 0) {
    return <Alert variant="info" isInline component="p" title={t('definition.try.noEvents')} />;
  }
  return (
    <div className="wb-stack">
      {!report.whole && (
        <Alert
          variant="warning"
          isInline
          component="p"
          title={t('definition.try.notWhole', { count: examined })}
        />
      )}
      <Content component="p">
        {t('definition.try.of', {
          count: examined,
          from: oldest === null ? '' : format.moment(oldest),
          to: newest === null ? '' : format.moment(newest),
        })}
      </Content>
      <Flex columnGap={{ default: 'columnGapXl' }}>
        <Count label={t('definition.try.matched')} value={share(matched)} />
        <Count label={t('definition.try.withoutCorrelator')} value={share(withoutCorrelator)} />
        <Count
          label={t('definition.try.unmatched')}
          value={<Link to="/events?matched=false">{share(unmatched)}</Link>}
        />
      </Flex>
      <Patterns report={report} />
      <Section title={t('definition.try.transactions')}>
        {report.examples.length === 0 ? (
          <p>{t('definition.try.noTransactions')}</p>
        ) : (
          <Flex columnGap={{ default: 'columnGapLg' }}>
            {STATES.filter((state) => report.transactions[state] !== undefined).map((state) => (
              <FlexItem key={state}>
                <StateLabel state={state} /> {format.number(report.transactions[state] ?? 0)}
              </FlexItem>
            ))}
          </Flex>
        )}
      </Section>
      {report.examples.length > 0 && <Examples report={report} />}
      {report.strays.length > 0 && (
        <Section title={t('definition.try.strays')}>
          <p className="wb-subtle">{t('definition.try.straysHint')}</p>
          <ul>
            {report.strays.map(({ event, pattern }) => (
              <li key={event}>
                <EventLink id={event} /> · {t('definition.edit.pattern', { number: numberOf(pattern) })}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Count({ label, value }: { label: string; value: ReactNode }) {
  return (
    <FlexItem>
      <div className="wb-subtle">{label}</div>
      <div className="wb-number">{value}</div>
    </FlexItem>
  );
}

function Patterns({ report }: { report: DryRun }) {
  const { t, format } = useTexts();
  return (
    <Table aria-label={t('definition.try.patterns')} variant="compact" gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th>{t('definition.try.pattern')}</Th>
          <Th modifier="fitContent">{t('definition.try.matched')}</Th>
          <Th modifier="fitContent">{t('definition.try.withoutCorrelator')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {report.patterns.map((pattern) => (
          <Tr key={pattern.field}>
            <Td dataLabel={t('definition.try.pattern')}>
              {numberOf(pattern.field)}. {roleText(t, pattern.role)}
              <div className="wb-subtle">
                <Recorded text={patternSummary(t, { ...pattern })} />
              </div>
              {pattern.silent && (
                <>
                  <Label isCompact color="yellow">
                    {t('definition.try.silent')}
                  </Label>
                  <div className="wb-subtle">{t('definition.try.silentWhy')}</div>
                </>
              )}
            </Td>
            <Td dataLabel={t('definition.try.matched')} className="wb-number">
              {format.number(pattern.matched)}
            </Td>
            <Td dataLabel={t('definition.try.withoutCorrelator')} className="wb-number">
              {format.number(pattern.withoutCorrelator)}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function Examples({ report }: { report: DryRun }) {
  const { t, format } = useTexts();
  return (
    <Table aria-label={t('definition.try.examples')} variant="compact" gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th>{t('transactions.correlator')}</Th>
          <Th>{t('transactions.state')}</Th>
          <Th>{t('transactions.events')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {report.examples.map((example) => (
          <Tr key={`${example.state} ${example.correlator}`}>
            <Td dataLabel={t('transactions.correlator')}>
              <Recorded text={example.correlator} isClamped />
            </Td>
            <Td dataLabel={t('transactions.state')}>
              <StateLabel state={example.state} />
              <Reason findings={example.findings} />
            </Td>
            <Td dataLabel={t('transactions.events')}>
              <span>
                {format.number(example.eventCount)}:{' '}
                {example.events.slice(0, 3).map((id, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <EventLink id={id} />
                  </span>
                ))}
              </span>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

/** In a tab of its own: the editor stays as it is. */
function EventLink({ id }: { id: string }) {
  return (
    <Link to={`/events/${encodeURIComponent(id)}`} target="_blank">
      <code>{id.slice(0, 8)}</code>
    </Link>
  );
}

/** `events[2]` is the third. */
function numberOf(field: string): number {
  return Number(/\d+/.exec(field)?.[0] ?? 0) + 1;
}
