import { ChartBar, ChartStack } from '@patternfly/react-charts/victory';
import { useTexts } from '../text/TextProvider';
import { useWidth } from '../ui/useWidth';
import type { Counted } from './queries';
import { countsOf, STACKED } from './series';
import { fillOf } from './StatePatterns';

const HEIGHT = 44;

/** How many began over the span, in little: the shape counts, the figures stand beside it. */
export function Trend({ counted: { buckets } }: { counted: Counted }) {
  const { t } = useTexts();
  const [ref, pixels] = useWidth<HTMLDivElement>(280);
  const bar = pixels / buckets.length;
  return (
    <div ref={ref} className="wb-trend">
      <ChartStack
        ariaTitle={t('overview.trend')}
        width={pixels}
        height={HEIGHT}
        padding={0}
        domain={{ x: [0, buckets.length] }}
      >
        {STACKED.map((state) => (
          <ChartBar
            key={state}
            data={countsOf(buckets, state)}
            barWidth={Math.max(1, bar - (bar > 6 ? 2 : 0))}
            style={{ data: { fill: fillOf(state), stroke: 'none' } }}
          />
        ))}
      </ChartStack>
    </div>
  );
}
