package org.waybill.event.emit.profile;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.waybill.event.query.Query;

/**
 * What an event is called.
 *
 * @param literal the name itself, empty when it is asked from the message
 * @param query what the name is asked by, absent when it is a literal
 */
public record EventName(String literal, Optional<Query> query) {

    /** What an event is called when its query yields nothing (as IBM does). */
    public static final String UNKNOWN = "_unknown_";

    public EventName {
        requireNonNull(literal, "literal");
        requireNonNull(query, "query");
    }

    /** A fixed name. */
    public static EventName literal(String name) {
        return new EventName(name, Optional.empty());
    }

    /** A name out of the message. */
    public static EventName asked(Query query) {
        return new EventName("", Optional.of(query));
    }

    /**
     * IBM's default name of a source: {@code Order In.transaction.Start} is called {@code Order In.TransactionStart},
     * {@code Compute.terminal.out} {@code Compute.OutTerminal}.
     */
    public static EventName usual(String address) {
        int last = address.lastIndexOf('.');
        int kind = last < 0 ? -1 : address.lastIndexOf('.', last - 1);
        if (kind < 0 || last == address.length() - 1) {
            return literal(address);
        }
        String node = address.substring(0, kind);
        String tail = address.substring(last + 1);
        return switch (address.substring(kind + 1, last)) {
            case "transaction" -> literal(node + ".Transaction" + tail);
            case "terminal" ->
                literal(node + "." + Character.toUpperCase(tail.charAt(0)) + tail.substring(1) + "Terminal");
            default -> literal(address);
        };
    }
}
