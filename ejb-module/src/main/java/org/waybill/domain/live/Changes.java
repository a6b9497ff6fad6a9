package org.waybill.domain.live;

import java.time.Instant;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What has changed. Two of them merge, in any order and however often.
 *
 * @param transactions by definition, when the first events of transactions were created that were added or changed
 * @param events whether events were recorded, matched or not
 * @param definitions whether a definition or a draft was changed
 * @param quarantine whether something came into quarantine or left it
 */
public record Changes(SortedMap<String, Range> transactions, boolean events, boolean definitions, boolean quarantine) {

    /** Nothing. */
    public static final Changes NONE = new Changes(new TreeMap<>(), false, false, false);

    /**
     * A piece of time.
     *
     * @param from the least moment
     * @param to the greatest moment, which belongs to it
     */
    public record Range(Instant from, Instant to) {
        Range merge(Range other) {
            return new Range(from.isBefore(other.from) ? from : other.from, to.isAfter(other.to) ? to : other.to);
        }
    }

    public Changes {
        transactions = Collections.unmodifiableSortedMap(new TreeMap<>(transactions));
    }

    /** Transactions of that definition. */
    public static Changes of(String definition, Instant from, Instant to) {
        return new Changes(new TreeMap<>(Map.of(definition, new Range(from, to))), false, false, false);
    }

    /** The changes of both. */
    public Changes merge(Changes other) {
        SortedMap<String, Range> both = new TreeMap<>(transactions);
        other.transactions.forEach((definition, range) -> both.merge(definition, range, Range::merge));
        return new Changes(
                both, events || other.events, definitions || other.definitions, quarantine || other.quarantine);
    }

    public boolean isEmpty() {
        return equals(NONE);
    }
}
