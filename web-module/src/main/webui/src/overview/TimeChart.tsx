import {
  Chart,
  ChartAxis,
  ChartScatter,
  ChartTooltip,
  ChartVoronoiContainer,
} from '@patternfly/react-charts/victory';
import type { ReactNode } from 'react';
import type { BucketWidth, Rollup } from '../api/rollups';
import { useTexts } from '../text/TextProvider';
import { useWidth } from '../ui/useWidth';
import { timeTicks } from './axis';
import {
  AXIS_STYLE,
  CHART_HEIGHT,
  CHART_PADDING,
  FLYOUT_STYLE,
  TIME_AXIS_STYLE,
  TOOLTIP_STYLE,
} from './chartStyle';

/** Room for a tick's text. */
const TICK_PIXELS = 72;

interface Props {
  /** For screen readers: what is drawn; the table beside it says the same. */
  title: string;
  buckets: readonly Rollup[];
  width: BucketWidth;
  /** The ticks of the upward axis, the largest last. */
  ticks: readonly number[];
  tickText: (value: number) => string;
  /** What a bucket's tooltip says, line by line; and at which height it stands. */
  tip: (bucket: Rollup) => { lines: readonly string[]; height: number };
  /** The names of the series. */
  series: readonly string[];
  /** The series, in a chart whose places are those of the buckets; it is told how wide a bucket is in pixels. */
  children: (bucketPixels: number) => ReactNode;
}

/** A chart over time: axes in the reader's way of writing, one tooltip a bucket. */
export function TimeChart({ title, buckets, width, ticks, tickText, tip, series, children }: Props) {
  const { format } = useTexts();
  const [ref, pixels] = useWidth<HTMLDivElement>(600);
  const inner = pixels - CHART_PADDING.left - CHART_PADDING.right;
  const places = timeTicks(
    buckets.map(({ from }) => from),
    width,
    format.timeZone,
    Math.max(2, Math.floor(inner / TICK_PIXELS)),
  );
  const tips = buckets.map((bucket, place) => {
    const { lines, height } = tip(bucket);
    return { x: place + 0.5, y: height, tip: lines.join('\n') };
  });
  return (
    <div ref={ref} className="wb-chart">
      <Chart
        ariaTitle={title}
        width={pixels}
        height={CHART_HEIGHT}
        padding={CHART_PADDING}
        domain={{ x: [0, buckets.length], y: [0, ticks.at(-1) ?? 1] }}
        containerComponent={
          <ChartVoronoiContainer
            voronoiDimension="x"
            voronoiBlacklist={[...series]}
            labels={({ datum }: { datum: { tip: string } }) => datum.tip}
            labelComponent={
              <ChartTooltip
                constrainToVisibleArea
                style={TOOLTIP_STYLE}
                flyoutStyle={FLYOUT_STYLE}
                cornerRadius={6}
              />
            }
          />
        }
      >
        <ChartAxis
          tickValues={places}
          tickFormat={(place: number) => format.tick(buckets[place]?.from ?? '', width)}
          style={TIME_AXIS_STYLE}
        />
        <ChartAxis dependentAxis showGrid tickValues={[...ticks]} tickFormat={tickText} style={AXIS_STYLE} />
        {children(inner / buckets.length)}
        {/* Carries the tooltips, one a bucket, and is not seen. */}
        <ChartScatter data={tips} style={{ data: { opacity: 0 } }} />
      </Chart>
    </div>
  );
}
