package org.waybill.domain.definition;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.waybill.event.MonitoringEvent;

/**
 * What the events of one business transaction have in common.
 *
 * @param from where the value is
 * @param field the field's name when it is a field, else empty
 */
public record CorrelatorRule(From from, String field) {

    /** IBM's way, and the default. */
    public static final CorrelatorRule GLOBAL = new CorrelatorRule(From.GLOBAL_TRANSACTION_ID, "");

    public CorrelatorRule {
        requireNonNull(field, "field");
        if ((from == From.FIELD) == field.isEmpty()) {
            throw new InvalidDefinitionException(
                    "correlator", "must be one of global, parent and local, or name a field of the event");
        }
    }

    /** The event's correlator, absent when the event has none: then it belongs to no transaction of the definition. */
    public Optional<String> of(MonitoringEvent event) {
        String value = switch (from) {
            case GLOBAL_TRANSACTION_ID -> event.correlators().globalTransactionId();
            case PARENT_TRANSACTION_ID -> event.correlators().parentTransactionId();
            case LOCAL_TRANSACTION_ID -> event.correlators().localTransactionId();
            case FIELD -> event.field(field).orElse("");
        };
        return value.isEmpty() ? Optional.empty() : Optional.of(value);
    }

    /** The places where a correlator can be. */
    public enum From {
        GLOBAL_TRANSACTION_ID,
        PARENT_TRANSACTION_ID,
        LOCAL_TRANSACTION_ID,
        FIELD
    }
}
