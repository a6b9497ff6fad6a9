package org.waybill.domain.event;

import java.time.Instant;
import java.util.Optional;

/**
 * Which recorded events to list, newest first.
 *
 * @param flow only of the flow with that unique or short name
 * @param name only of that event name
 * @param globalTransactionId only with that correlator
 * @param matched only those that belong to a business transaction, or only those that do not
 * @param failure only those whose failure's text contains this, ignoring case
 * @param payload only those whose stored payload contains this text as UTF-8, exactly
 * @param from only created at or after this moment
 * @param to only created before this moment
 * @param limit how many at most, from 1 to {@value #MAX_LIMIT}
 * @param cursor where to go on, as the page before said
 */
public record EventQuery(
        Optional<String> flow,
        Optional<String> name,
        Optional<String> globalTransactionId,
        Optional<Boolean> matched,
        Optional<String> failure,
        Optional<String> payload,
        Optional<Instant> from,
        Optional<Instant> to,
        int limit,
        Optional<String> cursor) {

    /** The largest page. */
    public static final int MAX_LIMIT = 1000;

    /** Just the newest, whatever they are. */
    public static EventQuery newest(int limit, Optional<String> cursor) {
        return new EventQuery(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                limit,
                cursor);
    }

    public EventQuery {
        if (limit < 1 || limit > MAX_LIMIT) {
            throw new IllegalArgumentException("limit must be from 1 to " + MAX_LIMIT + ", was " + limit);
        }
    }
}
