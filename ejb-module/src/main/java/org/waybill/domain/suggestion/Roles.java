package org.waybill.domain.suggestion;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which events begin, end and fail the transactions that share a correlator, told by where they stand in them.
 *
 * @param starts come first
 * @param ends come last
 * @param failures say that something failed
 * @param healed those failures after which an end comes more often than not
 */
record Roles(Set<EventType> starts, Set<EventType> ends, Set<EventType> failures, Set<EventType> healed) {

    /** In so many of all transactions an event must be the first or the last. */
    private static final double LEAST_SHARE = 0.05;

    /** In so many of those transactions that it is in. */
    private static final double LEAST_OFTEN = 0.8;

    private static final double HALF = 0.5;

    /** @param transactions the events of each, in their order */
    static Roles of(List<List<TypedEvent>> transactions) {
        Map<EventType, Integer> events = new TreeMap<>();
        Map<EventType, Integer> failing = new TreeMap<>();
        for (List<TypedEvent> transaction : transactions) {
            for (TypedEvent event : transaction) {
                events.merge(event.type(), 1, Integer::sum);
                failing.merge(event.type(), event.observation().tellsFailure() ? 1 : 0, Integer::sum);
            }
        }
        Set<EventType> failures = new TreeSet<>();
        failing.forEach((type, count) -> {
            if (count >= HALF * events.get(type) && count > 0) {
                failures.add(type);
            }
        });
        Map<EventType, Integer> in = new TreeMap<>();
        Map<EventType, Integer> first = new TreeMap<>();
        Map<EventType, Integer> last = new TreeMap<>();
        for (List<TypedEvent> transaction : transactions) {
            List<EventType> types = transaction.stream()
                    .map(TypedEvent::type)
                    .filter(type -> !failures.contains(type))
                    .toList();
            new TreeSet<>(types).forEach(type -> in.merge(type, 1, Integer::sum));
            if (!types.isEmpty()) {
                first.merge(types.get(0), 1, Integer::sum);
                last.merge(types.get(types.size() - 1), 1, Integer::sum);
            }
        }
        Set<EventType> starts = often(first, in, transactions.size());
        Set<EventType> ends = often(last, in, transactions.size());
        ends.removeAll(starts);
        return new Roles(starts, ends, failures, healed(transactions, failures, ends));
    }

    private static Set<EventType> often(Map<EventType, Integer> there, Map<EventType, Integer> in, int transactions) {
        Set<EventType> often = new TreeSet<>();
        there.forEach((type, count) -> {
            if (count >= LEAST_SHARE * transactions && count >= LEAST_OFTEN * in.get(type)) {
                often.add(type);
            }
        });
        return often;
    }

    private static Set<EventType> healed(
            List<List<TypedEvent>> transactions, Set<EventType> failures, Set<EventType> ends) {
        Map<EventType, Integer> in = new TreeMap<>();
        Map<EventType, Integer> ended = new TreeMap<>();
        for (List<TypedEvent> transaction : transactions) {
            Set<EventType> types =
                    new TreeSet<>(transaction.stream().map(TypedEvent::type).toList());
            boolean hasEnd = types.stream().anyMatch(ends::contains);
            types.retainAll(failures);
            types.forEach(type -> in.merge(type, 1, Integer::sum));
            types.forEach(type -> ended.merge(type, hasEnd ? 1 : 0, Integer::sum));
        }
        Set<EventType> healed = new TreeSet<>(failures);
        healed.removeIf(type -> ended.get(type) <= HALF * in.get(type));
        return healed;
    }

    /** Whether the transactions can be told to begin and to end. */
    boolean areTold() {
        return !starts.isEmpty() && !ends.isEmpty();
    }

    /** An event and its type. */
    record TypedEvent(EventType type, Observation observation) {}
}
