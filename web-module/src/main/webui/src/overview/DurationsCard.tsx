import { ChartLine, ChartScatter } from '@patternfly/react-charts/victory';
import { EmptyState, EmptyStateBody } from '@patternfly/react-core';
import { type Percentile, PERCENTILES, type Rollup } from '../api/rollups';
import { useTexts } from '../text/TextProvider';
import { durationTicks } from './axis';
import { ChartCard } from './ChartCard';
import { DurationsTable } from './DurationsTable';
import type { Counted } from './queries';
import { largest, lonely, percentilesOf } from './series';
import { TimeChart } from './TimeChart';

/** Told apart by their strokes; the colour only helps. */
const STROKES: Record<Percentile, { stroke: string; strokeDasharray: string; strokeWidth: number }> = {
  p50Millis: { stroke: 'var(--wb-line-p50)', strokeDasharray: 'none', strokeWidth: 2 },
  p95Millis: { stroke: 'var(--wb-line-p95)', strokeDasharray: '7 3', strokeWidth: 2 },
  p99Millis: { stroke: 'var(--wb-line-p99)', strokeDasharray: '2 3', strokeWidth: 2 },
};

/** How long the complete ones took, by when they began. */
export function DurationsCard({ counted, definition }: { counted: Counted; definition: string }) {
  const { t, format } = useTexts();
  const { buckets, total, width } = counted;
  const lines = PERCENTILES.map((percentile) => ({ percentile, points: percentilesOf(buckets, percentile) }));
  const millis = (value: number | null) => (value === null ? t('list.none') : format.duration(value));
  const values = ({ durations }: Rollup) => ({
    p50: millis(durations.p50Millis),
    p95: millis(durations.p95Millis),
    p99: millis(durations.p99Millis),
  });
  const hasNone = total.durations.count === 0;

  return (
    <ChartCard
      title={t('overview.durations')}
      summary={hasNone ? t('overview.durations.none') : t('overview.durations.sum', values(total))}
      note={t('overview.durations.note')}
      table={<DurationsTable counted={counted} definition={definition} />}
      chart={
        hasNone ? (
          <EmptyState variant="sm">
            <EmptyStateBody>{t('overview.durations.why')}</EmptyStateBody>
          </EmptyState>
        ) : (
          <>
            <TimeChart
              title={t('overview.durations.chart')}
              buckets={buckets}
              width={width}
              ticks={durationTicks(Math.max(...lines.map(({ points }) => largest(points))))}
              tickText={(value) => format.duration(value)}
              series={PERCENTILES.flatMap((percentile) => [percentile, `${percentile}-lonely`])}
              tip={(bucket) => ({
                height: bucket.durations.p99Millis ?? 0,
                lines: [
                  format.span(bucket.from, bucket.to, width),
                  ...(bucket.durations.count === 0
                    ? [t('overview.durations.none')]
                    : [
                        ...PERCENTILES.toReversed().map(
                          (percentile) =>
                            `${t(`overview.${percentile}`)}: ${millis(bucket.durations[percentile])}`,
                        ),
                        t('overview.completed', { count: bucket.durations.count }),
                      ]),
                ],
              })}
            >
              {() =>
                lines.flatMap(({ percentile, points }) => [
                  <ChartLine
                    key={percentile}
                    name={percentile}
                    data={points}
                    style={{ data: STROKES[percentile] }}
                  />,
                  <ChartScatter
                    key={`${percentile}-lonely`}
                    name={`${percentile}-lonely`}
                    data={lonely(points)}
                    size={2.5}
                    style={{ data: { fill: STROKES[percentile].stroke } }}
                  />,
                ])
              }
            </TimeChart>
            <ul className="wb-legend">
              {PERCENTILES.map((percentile) => (
                <li key={percentile}>
                  <svg className="wb-swatch" width="28" height="8" aria-hidden="true" focusable="false">
                    <line x1="0" x2="28" y1="4" y2="4" {...STROKES[percentile]} />
                  </svg>{' '}
                  {t(`overview.${percentile}.words`)}
                </li>
              ))}
            </ul>
          </>
        )
      }
    />
  );
}
