package org.waybill.event.codec;

import static java.util.Objects.requireNonNull;

import java.nio.CharBuffer;
import java.util.List;
import org.waybill.event.MonitoringEvent;

/**
 * Reads monitoring events in every form that Waybill knows, and finds out by itself which one it has before it, so that
 * one queue can carry all. Thread-safe; make one and keep it.
 *
 * <p>Sources of the forms: IBM's schemas for {@code wmb:event} and {@code mon:event}; CloudEvents 1.0.2 with its JSON
 * format and its AMQP, HTTP and Kafka bindings; docs/events.md for native JSON.
 */
public final class EventReader {

    private static final String KNOWN = "native JSON, a CloudEvent, wmb:event or mon:event (see docs/events.md)";

    /** The beginning of both application/cloudevents+json and application/cloudevents-batch+json. */
    private static final String CLOUDEVENTS = "application/cloudevents";

    private final ReadLimits limits;
    private final JsonEvents json;
    private final IbmEvents ibm;

    /** A reader with {@link ReadLimits#DEFAULT}. */
    public EventReader() {
        this(ReadLimits.DEFAULT);
    }

    public EventReader(ReadLimits limits) {
        this.limits = requireNonNull(limits, "limits");
        this.json = new JsonEvents(limits);
        this.ibm = new IbmEvents(limits);
    }

    /**
     * All events of a message, in its order.
     *
     * @return at least one
     * @throws UnreadableEventException when any part of it cannot be read; a batch is taken whole or not at all
     */
    public List<MonitoringEvent> read(EncodedEvent encoded) throws UnreadableEventException {
        byte[] content = encoded.content();
        if (content.length > limits.maxBytes()) {
            throw Refusal.of("The message has " + content.length + " bytes", "", "at most " + limits.maxBytes());
        }
        boolean structured = isStructuredCloudEvent(encoded.contentType());
        if (!structured && !encoded.properties().isEmpty()) {
            String prefix = BinaryCloudEvents.prefix(encoded.properties());
            if (!prefix.isEmpty()) {
                return List.of(json.readBinary(encoded, prefix));
            }
        }
        CharBuffer text = Decoding.decode(content, encoded.contentType());
        return switch (firstCharacter(text)) {
            case '{', '[' -> json.read(text, structured, encoded.transportId());
            case '<' -> List.of(ibm.read(text, encoded.transportId()));
            case 0 -> throw Refusal.of("The message is empty", "", KNOWN);
            default ->
                throw Refusal.of(
                        "The message is neither JSON nor XML, it begins with " + Refusal.quote(beginning(text)),
                        "",
                        KNOWN);
        };
    }

    private static boolean isStructuredCloudEvent(String contentType) {
        return contentType.regionMatches(true, 0, CLOUDEVENTS, 0, CLOUDEVENTS.length());
    }

    /** The first character that is not white space; NUL when there is none. */
    private static char firstCharacter(CharBuffer text) {
        char[] chars = text.array();
        for (int i = 0; i < text.limit(); i++) {
            if (!Texts.isXmlSpace(chars[i])) {
                return chars[i] == 0 ? '?' : chars[i];
            }
        }
        return 0;
    }

    private static String beginning(CharBuffer text) {
        return text.subSequence(0, Math.min(text.length(), 20)).toString();
    }
}
