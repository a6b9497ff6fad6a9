import { ChartDonut } from '@patternfly/react-charts/victory';
import { useNavigate } from 'react-router';
import type { Rollup } from '../api/rollups';
import type { State } from '../api/transactions';
import { useTexts } from '../text/TextProvider';
import { AXIS_STYLE, FLYOUT_STYLE, TOOLTIP_STYLE } from './chartStyle';
import { STACKED } from './series';
import { fillOf } from './StatePatterns';
import { ChartLabel, ChartTooltip } from '@patternfly/react-charts/victory';

const SIZE = 128;

interface Props {
  title: string;
  total: Rollup;
  pathOf: (states: readonly State[]) => string;
}

/** The states of some transactions as a ring; each slice leads to its transactions, and the list beside it does too. */
export function StateDonut({ title, total, pathOf }: Props) {
  const { t, format } = useTexts();
  const navigate = useNavigate();
  const slices = STACKED.filter((state) => total.states[state] > 0);
  return (
    <div className="wb-donut">
      <ChartDonut
        ariaTitle={title}
        width={SIZE}
        height={SIZE}
        padding={4}
        innerRadius={42}
        padAngle={1}
        data={slices.map((state) => ({ x: t(`state.${state}`), y: total.states[state] }))}
        labels={({ datum }: { datum: { x: string; y: number } }) => `${datum.x}: ${format.number(datum.y)}`}
        labelComponent={
          <ChartTooltip
            constrainToVisibleArea
            style={{ ...TOOLTIP_STYLE, textAnchor: 'middle' }}
            flyoutStyle={FLYOUT_STYLE}
          />
        }
        colorScale={slices.map((state) => fillOf(state))}
        style={{ data: { cursor: 'pointer' } }}
        events={[
          {
            target: 'data',
            eventHandlers: {
              onClick: (_: unknown, { index }: { index: number }) => {
                void navigate(pathOf(slices.slice(index, index + 1)));
                return [];
              },
            },
          },
        ]}
        title={format.number(total.count)}
        titleComponent={
          <ChartLabel
            style={{
              ...AXIS_STYLE.tickLabels,
              fill: 'var(--pf-t--global--text--color--regular)',
              fontSize: total.count < 100_000 ? 20 : 14,
            }}
          />
        }
      />
    </div>
  );
}
