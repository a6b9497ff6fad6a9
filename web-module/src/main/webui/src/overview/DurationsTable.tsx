import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { PERCENTILES } from '../api/rollups';
import { useTexts } from '../text/TextProvider';
import { transactionsPath } from '../ui/links';
import type { Counted } from './queries';

/** The chart in figures, the newest first. */
export function DurationsTable({ counted, definition }: { counted: Counted; definition: string }) {
  const { t, format } = useTexts();
  return (
    <div className="wb-table-scroll" tabIndex={0} role="region" aria-label={t('overview.durations.chart')}>
      <Table aria-label={t('overview.durations.chart')} variant="compact" gridBreakPoint="" isStickyHeader>
        <Thead>
          <Tr>
            <Th>{t('overview.time')}</Th>
            <Th modifier="nowrap">{t('state.COMPLETE')}</Th>
            {PERCENTILES.map((percentile) => (
              <Th key={percentile} modifier="nowrap">
                {t(`overview.${percentile}`)}
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {counted.buckets.toReversed().map(({ from, to, durations }) => (
            <Tr key={from}>
              <Td modifier="nowrap">{format.span(from, to, counted.width)}</Td>
              <Td className="wb-number">
                {durations.count === 0 ? (
                  format.number(0)
                ) : (
                  <Link
                    to={transactionsPath({
                      definition,
                      states: ['COMPLETE'],
                      range: { kind: 'between', from, to },
                    })}
                  >
                    {format.number(durations.count)}
                  </Link>
                )}
              </Td>
              {PERCENTILES.map((percentile) => {
                const millis = durations[percentile];
                return (
                  <Td key={percentile} modifier="nowrap" className="wb-number">
                    {millis === null ? '–' : format.duration(millis)}
                  </Td>
                );
              })}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </div>
  );
}
