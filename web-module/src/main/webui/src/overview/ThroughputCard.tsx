import { ChartBar, ChartStack } from '@patternfly/react-charts/victory';
import { Link, useNavigate } from 'react-router';
import type { Rollup } from '../api/rollups';
import type { State } from '../api/transactions';
import { useTexts } from '../text/TextProvider';
import { transactionsPath } from '../ui/links';
import type { TimeRange } from '../ui/timeRange';
import { countTicks } from './axis';
import { ChartCard } from './ChartCard';
import { countedRange, isRunning } from './span';
import type { Counted } from './queries';
import { countsOf, STACKED } from './series';
import { StateKey } from './StateKey';
import { fillOf } from './StatePatterns';
import { ThroughputTable } from './ThroughputTable';
import { TimeChart } from './TimeChart';

interface Props {
  counted: Counted;
  definition: string;
  range: TimeRange;
}

/** How many began when, and what has become of them. */
export function ThroughputCard({ counted, definition, range }: Props) {
  const { t, format } = useTexts();
  const navigate = useNavigate();
  const { buckets, total, width, asOf } = counted;
  const ticks = countTicks(Math.max(...buckets.map(({ count }) => count)));
  const top = ticks.at(-1) ?? 1;
  const open = (place: number, states: readonly State[]) => {
    const bucket = buckets[place];
    if (bucket !== undefined) {
      void navigate(transactionsPath({ definition, states, range: { kind: 'between', ...ends(bucket) } }));
    }
  };
  const opens = (states: readonly State[]) => [
    {
      target: 'data' as const,
      eventHandlers: {
        onClick: (_: unknown, { index }: { index: number }) => {
          open(index, states);
          return [];
        },
      },
    },
  ];

  return (
    <ChartCard
      title={t('overview.throughput')}
      summary={t('overview.throughput.sum', { count: total.count, rate: format.rate(total.perHour) })}
      note={t(`overview.counted.${width}`, { from: format.moment(total.from), to: format.moment(total.to) })}
      table={<ThroughputTable counted={counted} definition={definition} />}
      chart={
        <>
          <TimeChart
            title={t('overview.throughput.chart')}
            buckets={buckets}
            width={width}
            ticks={ticks}
            tickText={(count) => format.number(count)}
            series={['hit', ...STACKED]}
            tip={(bucket) => ({ height: bucket.count, lines: tipOf(bucket) })}
          >
            {(pixels) => [
              <ChartBar
                key="hit"
                name="hit"
                data={buckets.map((_, place) => ({ x: place + 0.5, y: top }))}
                barWidth={pixels}
                style={{ data: { fill: 'transparent', stroke: 'none', cursor: 'pointer' } }}
                events={opens([])}
              />,
              <ChartStack key="states">
                {STACKED.map((state) => (
                  <ChartBar
                    key={state}
                    name={state}
                    data={countsOf(buckets, state)}
                    barWidth={Math.max(1, pixels - (pixels > 3 ? 1 : 0))}
                    style={{ data: { fill: fillOf(state), stroke: 'none', cursor: 'pointer' } }}
                    events={opens([state])}
                  />
                ))}
              </ChartStack>,
            ]}
          </TimeChart>
          <ul className="wb-legend">
            {STACKED.map((state) => (
              <li key={state}>
                <Link
                  to={transactionsPath({ definition, states: [state], range: countedRange(total, range) })}
                >
                  <StateKey state={state} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );

  function tipOf(bucket: Rollup): string[] {
    return [
      format.span(bucket.from, bucket.to, width),
      ...STACKED.filter((state) => bucket.states[state] > 0)
        .reverse()
        .map((state) => `${t(`state.${state}`)}: ${format.number(bucket.states[state])}`),
      t('overview.throughput.sum', { count: bucket.count, rate: format.rate(bucket.perHour) }),
      ...(isRunning(bucket, asOf) ? [t('overview.running')] : []),
    ];
  }
}

function ends({ from, to }: Rollup): { from: string; to: string } {
  return { from, to };
}
