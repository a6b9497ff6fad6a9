package org.waybill.domain.definition;

import java.time.Duration;
import java.util.Optional;

/**
 * How long things may take.
 *
 * @param endWithin from the start to the end, by the emitters' clocks; absent means for ever
 * @param silentFor from one event to the next, by the broker's clock; absent means for ever
 * @param settle how long a missing start is not held against a transaction, by the broker's clock: events overtake each
 *     other
 * @param retryWindow how long after the last event failed attempts may still be healed by an end, by the broker's clock
 */
public record Limits(
        Optional<Duration> endWithin, Optional<Duration> silentFor, Duration settle, Duration retryWindow) {

    /** The longest limit: ten years. */
    public static final Duration LONGEST = Duration.ofDays(3653);

    /** What holds when a definition says nothing. */
    public static final Limits DEFAULT =
            new Limits(Optional.empty(), Optional.empty(), Duration.ofSeconds(10), Duration.ofMinutes(5));

    public Limits {
        endWithin.ifPresent(limit -> requirePositive("limits.endWithin", limit));
        silentFor.ifPresent(limit -> requirePositive("limits.silentFor", limit));
        if (!settle.isZero()) {
            requirePositive("limits.settle", settle);
        }
        requirePositive("limits.retryWindow", retryWindow);
    }

    /** @throws InvalidDefinitionException naming the field unless the limit is more than zero and at most {@link #LONGEST} */
    static void requirePositive(String field, Duration limit) {
        if (limit.isNegative() || limit.isZero() || limit.compareTo(LONGEST) > 0) {
            throw new InvalidDefinitionException(field, "must be more than zero and at most ten years, was " + limit);
        }
    }
}
