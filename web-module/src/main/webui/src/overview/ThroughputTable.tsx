import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { type State, STATES } from '../api/transactions';
import { useTexts } from '../text/TextProvider';
import { transactionsPath } from '../ui/links';
import type { Counted } from './queries';

/** The chart in figures, the newest first; each leads to its transactions. */
export function ThroughputTable({ counted, definition }: { counted: Counted; definition: string }) {
  const { t, format } = useTexts();
  return (
    <div className="wb-table-scroll" tabIndex={0} role="region" aria-label={t('overview.throughput.chart')}>
      <Table aria-label={t('overview.throughput.chart')} variant="compact" gridBreakPoint="" isStickyHeader>
        <Thead>
          <Tr>
            <Th>{t('overview.time')}</Th>
            <Th modifier="nowrap">{t('overview.began')}</Th>
            {STATES.map((state) => (
              <Th key={state} modifier="nowrap">
                {t(`state.${state}`)}
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {counted.buckets.toReversed().map((bucket) => {
            const link = (count: number, states: readonly State[]) =>
              count === 0 ? (
                format.number(count)
              ) : (
                <Link
                  to={transactionsPath({
                    definition,
                    states,
                    range: { kind: 'between', from: bucket.from, to: bucket.to },
                  })}
                >
                  {format.number(count)}
                </Link>
              );
            return (
              <Tr key={bucket.from}>
                <Td modifier="nowrap">{format.span(bucket.from, bucket.to, counted.width)}</Td>
                <Td className="wb-number">{link(bucket.count, [])}</Td>
                {STATES.map((state) => (
                  <Td key={state} className="wb-number">
                    {link(bucket.states[state], [state])}
                  </Td>
                ))}
              </Tr>
            );
          })}
        </Tbody>
      </Table>
    </div>
  );
}
