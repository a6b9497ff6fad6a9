package org.waybill.domain.transaction;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/**
 * Which business transactions to list, newest activity first.
 *
 * @param definition only of that definition
 * @param states only in one of these states at {@code now}; empty means all
 * @param from only with their first event at or after this moment
 * @param to only with their first event before this moment
 * @param key only with this correlator or one of their business keys having this value, exactly
 * @param limit how many at most, from 1 to {@value #MAX_LIMIT}
 * @param cursor where to go on, as the page before said
 * @param now the moment of asking; states depend on it
 */
public record TransactionQuery(
        Optional<String> definition,
        Set<TransactionState> states,
        Optional<Instant> from,
        Optional<Instant> to,
        Optional<String> key,
        int limit,
        Optional<String> cursor,
        Instant now) {

    /** The largest page. */
    public static final int MAX_LIMIT = 1000;

    public TransactionQuery {
        states = Set.copyOf(states);
        if (limit < 1 || limit > MAX_LIMIT) {
            throw new IllegalArgumentException("limit must be from 1 to " + MAX_LIMIT + ", was " + limit);
        }
    }
}
