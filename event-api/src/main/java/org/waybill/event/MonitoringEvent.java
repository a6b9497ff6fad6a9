package org.waybill.event;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * One stamp on the waybill: something happened at one point of a message flow, at one moment.
 *
 * <p>The parts are those of IBM's monitoring event ({@code wmb:event}), so that nothing a broker says is lost.
 *
 * @param id the event's identity, see {@link EventIdentity}; two events with the same id are the same event
 * @param source where the event comes from
 * @param name the event's name, for instance {@code OrderReceived}; may be empty
 * @param createdAt the emitter's clock when the event was made, in whole microseconds, from {@link #EARLIEST} up to but
 *     not including {@link #LATEST}
 * @param counter 1 for the first event of one flow invocation, one more for each next one; 0 when not known
 * @param correlators what the event belongs to
 * @param fields named values taken out of the message, in the order of the event
 * @param documents named subtrees taken out of the message, in the order of the event
 * @param payload the message itself, or why it is absent
 * @param failure the failure in words, empty when the event reports none
 * @param extensions members of the format it was read from that have no place above, kept as text
 */
public record MonitoringEvent(
        UUID id,
        EventSource source,
        String name,
        Instant createdAt,
        int counter,
        Correlators correlators,
        List<Field> fields,
        List<Document> documents,
        Payload payload,
        String failure,
        Map<String, String> extensions) {

    /** The first creation time that Waybill can hold: 1970-01-01, where a version-7 UUID begins. */
    public static final Instant EARLIEST = Instant.EPOCH;

    /** The first creation time that Waybill can no longer hold: 6000-01-01, inside every database's range and a UUID's 47 positive bits. */
    public static final Instant LATEST = Instant.parse("6000-01-01T00:00:00Z");

    /** @throws IllegalArgumentException when the creation time is out of range or the counter negative */
    public MonitoringEvent {
        requireNonNull(id, "id");
        requireNonNull(source, "source");
        requireNonNull(name, "name");
        requireNonNull(correlators, "correlators");
        requireNonNull(payload, "payload");
        requireNonNull(failure, "failure");
        if (createdAt.isBefore(EARLIEST) || !createdAt.isBefore(LATEST)) {
            throw new IllegalArgumentException("The creation time must lie between " + EARLIEST + " and " + LATEST
                    + ", but the event says " + createdAt);
        }
        if (counter < 0) {
            throw new IllegalArgumentException("The counter must not be negative, but the event says " + counter);
        }
        createdAt = createdAt.truncatedTo(ChronoUnit.MICROS);
        fields = List.copyOf(fields);
        documents = List.copyOf(documents);
        extensions = Map.copyOf(extensions);
    }

    /** The value of the first field of that name, if the event carries one. */
    public Optional<String> field(String fieldName) {
        for (Field field : fields) {
            if (field.name().equals(fieldName)) {
                return Optional.of(field.value());
            }
        }
        return Optional.empty();
    }

    /** The same event with another payload, for masking and cutting. */
    public MonitoringEvent withPayload(Payload other) {
        return new MonitoringEvent(
                id, source, name, createdAt, counter, correlators, fields, documents, other, failure, extensions);
    }

    /** The same event with other extensions. */
    public MonitoringEvent withExtensions(Map<String, String> others) {
        return new MonitoringEvent(
                id, source, name, createdAt, counter, correlators, fields, documents, payload, failure, others);
    }

    /**
     * A named value taken out of the message (IBM: {@code simpleContent}).
     *
     * @param name the field's name, never empty
     * @param value the value as the emitter wrote it
     * @param dataType one of IBM's types ({@code string}, {@code integer}, {@code dateTime}, …)
     * @param namespace the target namespace, empty when there is none
     */
    public record Field(String name, String value, String dataType, String namespace) {
        public Field {
            requireNonNull(value, "value");
            requireNonNull(dataType, "dataType");
            requireNonNull(namespace, "namespace");
            if (name.isEmpty()) {
                throw new IllegalArgumentException("A field needs a name; its value is '" + value + "'");
            }
        }

        /** A field of type {@code string} without a namespace. */
        public static Field of(String name, String value) {
            return new Field(name, value, "string", "");
        }
    }

    /**
     * A named subtree taken out of the message (IBM: {@code complexContent}).
     *
     * @param name the element's name, never empty
     * @param content the subtree as XML or JSON text
     * @param namespace the target namespace, empty when there is none
     */
    public record Document(String name, String content, String namespace) {
        public Document {
            requireNonNull(content, "content");
            requireNonNull(namespace, "namespace");
            if (name.isEmpty()) {
                throw new IllegalArgumentException("A document needs a name");
            }
        }
    }
}
