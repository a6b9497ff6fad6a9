package org.waybill.event.emit.profile;

import java.util.List;
import org.waybill.event.query.Query;

/**
 * Where an event's correlator comes from (IBM: {@code sourceOfId}).
 *
 * @param kind automatic, unused, or asked from the message
 * @param queries what it is asked by, the first that yields something decides; empty unless it is asked
 */
public record CorrelatorSource(Kind kind, List<Query> queries) {

    /** What the invocation's earlier event had; the first takes what came with the message. */
    public static final CorrelatorSource AUTOMATIC = new CorrelatorSource(Kind.AUTOMATIC, List.of());

    /** The event has none. */
    public static final CorrelatorSource UNUSED = new CorrelatorSource(Kind.UNUSED, List.of());

    public CorrelatorSource {
        queries = List.copyOf(queries);
        if ((kind == Kind.QUERY) == queries.isEmpty()) {
            throw new IllegalArgumentException(
                    "A correlator has queries if, and only if, it is asked from the message");
        }
    }

    /** Asked from the message, and automatic when no query yields anything. */
    public static CorrelatorSource asked(List<Query> queries) {
        return new CorrelatorSource(Kind.QUERY, queries);
    }

    /** IBM's ways to a correlator. */
    public enum Kind {
        AUTOMATIC,
        UNUSED,
        QUERY
    }
}
