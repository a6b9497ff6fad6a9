package org.waybill.domain.flowmap;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Folds the ways of business transactions into a {@link FlowMap}, in whatever order they come. */
public final class FlowMapFold {

    private final SortedMap<String, FlowSum> flows = new TreeMap<>();
    private final SortedMap<String, SortedMap<String, HandOverSum>> handOvers = new TreeMap<>();
    private int transactions;
    private Optional<Instant> from = Optional.empty();
    private Optional<Instant> to = Optional.empty();

    /** Takes in one more transaction. */
    public void add(Trail trail) {
        transactions++;
        Instant at = trail.firstEventAt();
        from = Optional.of(from.filter(at::isAfter).orElse(at));
        to = Optional.of(to.filter(at::isBefore).orElse(at));
        Set<Object> seen = new HashSet<>();
        Trail.Step before = null;
        for (Trail.Step step : trail.steps()) {
            FlowSum flow = flows.computeIfAbsent(step.flow(), name -> new FlowSum());
            flow.events++;
            flow.failures += step.failure() ? 1 : 0;
            flow.transactions += seen.add(flow) ? 1 : 0;
            if (before != null && !before.flow().equals(step.flow())) {
                HandOverSum handOver = handOvers
                        .computeIfAbsent(before.flow(), name -> new TreeMap<>())
                        .computeIfAbsent(step.flow(), name -> new HandOverSum());
                handOver.times.add(Duration.between(before.at(), step.at()));
                if (seen.add(handOver)) {
                    handOver.transactions++;
                    handOver.failed += trail.failed() ? 1 : 0;
                }
            }
            before = step;
        }
    }

    /** The map of all that was taken in. */
    public FlowMap map() {
        double minutes = Math.max(1, span().toMillis() / 60_000.0);
        List<FlowMap.Flow> nodes = new ArrayList<>();
        flows.forEach((name, sum) -> nodes.add(new FlowMap.Flow(name, sum.events, sum.transactions, sum.failures)));
        List<FlowMap.HandOver> edges = new ArrayList<>();
        for (Map.Entry<String, SortedMap<String, HandOverSum>> others : handOvers.entrySet()) {
            others.getValue().forEach((name, sum) -> edges.add(sum.handOver(others.getKey(), name, minutes)));
        }
        return new FlowMap(transactions, from, to, nodes, edges);
    }

    private Duration span() {
        return from.flatMap(begin -> to.map(end -> Duration.between(begin, end)))
                .orElse(Duration.ZERO);
    }

    private static final class FlowSum {
        private int events;
        private int transactions;
        private int failures;
    }

    private static final class HandOverSum {
        private final List<Duration> times = new ArrayList<>();
        private int transactions;
        private int failed;

        FlowMap.HandOver handOver(String from, String to, double minutes) {
            List<Duration> sorted = times.stream().sorted().toList();
            return new FlowMap.HandOver(
                    from,
                    to,
                    transactions,
                    transactions / minutes,
                    (double) failed / transactions,
                    percentile(sorted, 50),
                    percentile(sorted, 95));
        }

        /** The duration of that rank, exactly. */
        private static Duration percentile(List<Duration> sorted, int percent) {
            return sorted.get((sorted.size() * percent + 99) / 100 - 1);
        }
    }
}
