package org.waybill.event.codec;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.waybill.event.MonitoringEvent;

/**
 * Writes monitoring events down so that {@link EventReader} reads them back. Native JSON and CloudEvents have a place for
 * everything. IBM's forms have none for the event's id (theirs is derived), the trace parent, the payload's content type,
 * the reason why a payload is absent, and, except for what came from them, extensions; {@code wmb:event} has none for
 * application and library either.
 */
public final class EventWriter {

    private EventWriter() {}

    /**
     * The event in that form, as UTF-8, with its content type.
     *
     * @throws IllegalArgumentException when a text holds what no reader takes: NUL, an unpaired surrogate, in IBM's forms
     *     any other control character; or when the event names no flow
     */
    public static EncodedEvent write(MonitoringEvent event, EventFormat format) {
        check(event);
        byte[] content = switch (format) {
            case NATIVE_JSON -> NativeJsonWriter.write(event);
            case CLOUDEVENTS -> CloudEventsWriter.write(event);
            case IBM_WMB -> new IbmEventWriter(IbmVocabulary.WMB, event).write().getBytes(StandardCharsets.UTF_8);
            case IBM_V2 -> new IbmEventWriter(IbmVocabulary.V2, event).write().getBytes(StandardCharsets.UTF_8);
        };
        return new EncodedEvent(content, format.contentType(), Map.of(), "");
    }

    private static void check(MonitoringEvent event) {
        if (event.source().uniqueFlow().isEmpty()) {
            throw new IllegalArgumentException("The event " + event.id() + " does not say which flow it comes from");
        }
        for (Member member : Member.ALL) {
            check(event, member.jsonName, member.of(event));
        }
        check(event, "payload.contentType", event.payload().contentType());
        for (MonitoringEvent.Field field : event.fields()) {
            check(event, "fields", field.name());
            check(event, "fields", field.value());
            check(event, "fields", field.dataType());
            check(event, "fields", field.namespace());
        }
        for (MonitoringEvent.Document document : event.documents()) {
            check(event, "documents", document.name());
            check(event, "documents", document.content());
            check(event, "documents", document.namespace());
        }
        for (Map.Entry<String, String> extension : event.extensions().entrySet()) {
            check(event, "extensions", extension.getKey());
            check(event, "extensions", extension.getValue());
        }
    }

    private static void check(MonitoringEvent event, String member, String text) {
        String flaw = Texts.flaw(text);
        if (!flaw.isEmpty()) {
            throw new IllegalArgumentException("The event " + event.id() + " cannot be written: its " + member
                    + " holds " + flaw + "; expected text without it");
        }
    }
}
