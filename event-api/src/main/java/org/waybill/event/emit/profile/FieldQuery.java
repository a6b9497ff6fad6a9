package org.waybill.event.emit.profile;

import static java.util.Objects.requireNonNull;

import java.util.Set;
import org.waybill.event.query.Query;

/**
 * A field to take out of the message (IBM: {@code simpleContent}).
 *
 * @param name the field's name
 * @param dataType one of {@link #DATA_TYPES}; told to the reader, never enforced
 * @param namespace the target namespace, empty when there is none
 * @param query what the value is asked by; without an answer the event has no such field
 */
public record FieldQuery(String name, String dataType, String namespace, Query query) {

    /** The types of IBM's event schema. */
    public static final Set<String> DATA_TYPES =
            Set.of("boolean", "date", "dateTime", "decimal", "duration", "hexBinary", "integer", "string", "time");

    public FieldQuery {
        requireNonNull(namespace, "namespace");
        requireNonNull(query, "query");
        if (name.isEmpty()) {
            throw new InvalidProfileException("name", "must not be empty: a field needs a name");
        }
        if (!DATA_TYPES.contains(dataType)) {
            throw new InvalidProfileException(
                    "dataType", "must be one of " + new java.util.TreeSet<>(DATA_TYPES) + ", was '" + dataType + "'");
        }
    }
}
