package org.waybill.domain.transaction;

import java.time.Instant;
import java.util.Optional;

/**
 * Which business transactions to list, by their first event, newest first.
 *
 * @param filter which are meant
 * @param limit how many at most, from 1 to {@value #MAX_LIMIT}
 * @param cursor where to go on, as the page before said
 * @param now the moment of asking; states depend on it
 */
public record TransactionQuery(TransactionFilter filter, int limit, Optional<String> cursor, Instant now) {

    /** The largest page. */
    public static final int MAX_LIMIT = 1000;

    public TransactionQuery {
        if (limit < 1 || limit > MAX_LIMIT) {
            throw new IllegalArgumentException("limit must be from 1 to " + MAX_LIMIT + ", was " + limit);
        }
    }
}
