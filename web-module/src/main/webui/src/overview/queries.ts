import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import { useTexts } from '../text/TextProvider';
import { bounds, type TimeRange } from '../ui/timeRange';
import { spanOf } from './span';

/** In milliseconds. Metrics are a small answer from memory. */
const METRICS_EVERY = 5_000;
const READINESS_EVERY = 15_000;
/** The live stream tells of changes; but rollups are some seconds old, and time makes transactions overdue by itself. */
const ROLLUPS_EVERY = 30_000;

/**
 * Transactions counted by time.
 *
 * @param definition empty for all together
 */
export function useRollups(definition: string, range: TimeRange) {
  const { format } = useTexts();
  return useQuery({
    queryKey: ['rollups', definition, range, format.timeZone],
    queryFn: async ({ signal }) => {
      const { from, to, width } = spanOf(range, new Date());
      const rollups = await api.rollups.get(
        { definition: definition || undefined, from, to, bucket: width, zone: format.timeZone },
        signal,
      );
      return { ...rollups, width };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ROLLUPS_EVERY,
  });
}

/**
 * How many of each definition. Asked once for a range, so that the cards, which stand in an order by it, do not jump while
 * somebody reads them.
 */
export function useCountsByDefinition(range: TimeRange) {
  return useQuery({
    queryKey: ['rollups-by-definition', range],
    queryFn: ({ signal }) => {
      const { from, to } = spanOf(range, new Date());
      return api.rollups.byDefinition({ from, to }, signal);
    },
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

/** Rollups and how wide their buckets are. */
export type Counted = NonNullable<ReturnType<typeof useRollups>['data']>;

export function useMetrics() {
  return useQuery({
    queryKey: ['metrics'],
    queryFn: ({ signal }) => api.node.metrics(signal),
    refetchInterval: METRICS_EVERY,
  });
}

export function useReadiness() {
  return useQuery({
    queryKey: ['readiness'],
    queryFn: ({ signal }) => api.node.readiness(signal),
    refetchInterval: READINESS_EVERY,
  });
}

/** How many wait in the quarantine for a person, of those that arrived in the range. */
export function useQuarantined(range: TimeRange) {
  return useQuery({
    queryKey: ['quarantine', 'count', range],
    queryFn: ({ signal }) => api.quarantine.count({ ...bounds(range, new Date()) }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ROLLUPS_EVERY,
  });
}

export function useDefinitions() {
  return useQuery({ queryKey: ['definitions'], queryFn: ({ signal }) => api.definitions.list(signal) });
}
