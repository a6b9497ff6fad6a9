package org.waybill.domain.event;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * Which lines of the audit to list, the latest first.
 *
 * @param event only about that event, or about what has that id in quarantine
 * @param user only of that log-in name
 * @param from only done at or after this moment
 * @param to only done before this moment
 * @param limit how many at most, from 1 to {@value #MAX_LIMIT}
 * @param cursor where to go on, as the page before said
 */
public record PayloadAccessQuery(
        Optional<UUID> event,
        Optional<String> user,
        Optional<Instant> from,
        Optional<Instant> to,
        int limit,
        Optional<String> cursor) {

    /** The largest page. */
    public static final int MAX_LIMIT = 1000;

    public PayloadAccessQuery {
        if (limit < 1 || limit > MAX_LIMIT) {
            throw new IllegalArgumentException("limit must be from 1 to " + MAX_LIMIT + ", was " + limit);
        }
    }
}
