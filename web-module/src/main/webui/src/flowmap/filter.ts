import { readTimeRange, type TimeRange } from '../ui/timeRange';

/** How many of the newest transactions are looked at: the more, the longer it takes. */
export const DEPTHS = [100, 1000, 5000] as const;
const DEFAULT_DEPTH = 1000;

/** A map of all time would be one of a time long gone; one that asks for none gets the last day. */
const DEFAULT: TimeRange = { kind: 'last', last: '24h' };

/** What the map is about. */
export interface FlowMapFilter {
  /** Empty for all. */
  definition: string;
  range: TimeRange;
  depth: number;
}

export function readFlowMapFilter(url: URLSearchParams): FlowMapFilter {
  const range = readTimeRange(url);
  return {
    definition: url.get('definition') ?? '',
    range: range.kind === 'all' ? DEFAULT : range,
    depth: DEPTHS.find((depth) => String(depth) === url.get('transactions')) ?? DEFAULT_DEPTH,
  };
}
