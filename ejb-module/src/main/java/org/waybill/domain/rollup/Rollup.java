package org.waybill.domain.rollup;

import java.util.EnumMap;
import java.util.Map;
import org.waybill.domain.transaction.TransactionState;

/**
 * What some business transactions add up to. Rollups of disjoint sets of transactions merge, in any order.
 *
 * @param counts how many are in each state; a state that is missing counts 0, none is negative
 * @param durations how long those took that are complete, from their first start to their last end
 */
public record Rollup(Map<TransactionState, Long> counts, Durations durations) {

    /** Of no transactions. */
    public static final Rollup NONE = new Rollup(Map.of(), Durations.NONE);

    public Rollup {
        EnumMap<TransactionState, Long> all = new EnumMap<>(TransactionState.class);
        for (TransactionState state : TransactionState.values()) {
            all.put(state, counts.getOrDefault(state, 0L));
        }
        counts = all;
    }

    /** How many are in that state. */
    public long count(TransactionState state) {
        return counts.get(state);
    }

    /** How many there are. */
    public long total() {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    /** What the transactions of both add up to. */
    public Rollup merge(Rollup other) {
        EnumMap<TransactionState, Long> both = new EnumMap<>(counts);
        other.counts.forEach((state, count) -> both.merge(state, count, Long::sum));
        return new Rollup(both, durations.merge(other.durations));
    }

    @Override
    public Map<TransactionState, Long> counts() {
        return new EnumMap<>(counts);
    }
}
