package org.waybill.domain.suggestion;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which flows belong together: those whose events share correlators often enough not to do so by chance. */
final class Flows {

    private static final int LEAST_TIMES = 3;
    private static final double LEAST_SHARE = 0.2;

    private Flows() {}

    /**
     * The flows in groups: two are in one if they meet in a fifth of the transactions of the rarer one.
     *
     * @param transactions the flows that take part in each
     */
    static Collection<SortedSet<String>> together(List<SortedSet<String>> transactions) {
        Map<String, Integer> times = new TreeMap<>();
        Map<String, Map<String, Integer>> meetings = new TreeMap<>();
        for (SortedSet<String> flows : transactions) {
            for (String flow : flows) {
                times.merge(flow, 1, Integer::sum);
                for (String other : flows.tailSet(flow)) {
                    if (!other.equals(flow)) {
                        meetings.computeIfAbsent(flow, f -> new TreeMap<>()).merge(other, 1, Integer::sum);
                    }
                }
            }
        }
        Map<String, SortedSet<String>> groups = new TreeMap<>();
        times.keySet().forEach(flow -> groups.put(flow, new TreeSet<>(List.of(flow))));
        meetings.forEach((flow, others) -> others.forEach((other, met) -> {
            if (met >= LEAST_TIMES && met >= LEAST_SHARE * Math.min(times.get(flow), times.get(other))) {
                join(groups, flow, other);
            }
        }));
        return new TreeMap<>(byFirst(groups)).values();
    }

    private static void join(Map<String, SortedSet<String>> groups, String flow, String other) {
        SortedSet<String> joined = groups.get(flow);
        joined.addAll(groups.get(other));
        joined.forEach(each -> groups.put(each, joined));
    }

    private static Map<String, SortedSet<String>> byFirst(Map<String, SortedSet<String>> groups) {
        Map<String, SortedSet<String>> once = new TreeMap<>();
        groups.values().forEach(group -> once.put(group.first(), group));
        return once;
    }
}
