package org.waybill.event.codec;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Writes CloudEvents 1.0 in structured mode; docs/events.md has the table. */
final class CloudEventsWriter {

    private static final String SUBJECT = "subject";
    private static final JsonFactory READING = JsonSource.factory(ReadLimits.DEFAULT);

    private CloudEventsWriter() {}

    static byte[] write(MonitoringEvent event) {
        return JsonPartsWriter.bytes(json -> {
            json.writeStartObject();
            json.writeStringField("specversion", "1.0");
            json.writeStringField("id", event.id().toString());
            String source = UriText.encode(event.source().uniqueFlow());
            json.writeStringField("source", source);
            json.writeStringField("type", event.name().isEmpty() ? CloudEventDraft.NO_NAME : event.name());
            json.writeStringField("time", event.createdAt().toString());
            json.writeStringField(CloudEventDraft.WAYBILL_ID, event.id().toString());
            subject(json, event);
            for (Member member : Member.ALL) {
                if (CloudEventDraft.isAttribute(member)
                        && member != Member.GLOBAL_TRANSACTION_ID
                        && member != Member.UNIQUE_FLOW) {
                    JsonPartsWriter.unlessEmpty(json, member.attributeName, member.of(event));
                }
            }
            if (!source.equals(event.source().uniqueFlow())) {
                json.writeStringField(
                        Member.UNIQUE_FLOW.attributeName, event.source().uniqueFlow());
            }
            parts(json, event);
            payload(json, event.payload());
            json.writeEndObject();
        });
    }

    /** The subject is the business transaction, unless the event came with a subject of its own. */
    private static void subject(JsonGenerator json, MonitoringEvent event) throws IOException {
        String global = event.correlators().globalTransactionId();
        String own = event.extensions().getOrDefault(SUBJECT, "");
        if (own.isEmpty()) {
            JsonPartsWriter.unlessEmpty(json, SUBJECT, global);
        } else {
            json.writeStringField(SUBJECT, own);
            json.writeStringField(Member.GLOBAL_TRANSACTION_ID.attributeName, global);
        }
    }

    private static void parts(JsonGenerator json, MonitoringEvent event) throws IOException {
        if (!event.fields().isEmpty()) {
            json.writeStringField(
                    "fields", JsonPartsWriter.text(nested -> JsonPartsWriter.fields(nested, event.fields())));
        }
        if (!event.documents().isEmpty()) {
            json.writeStringField(
                    "documents", JsonPartsWriter.text(nested -> JsonPartsWriter.documents(nested, event.documents())));
        }
        Map<String, String> others = new HashMap<>();
        for (Map.Entry<String, String> extension : event.extensions().entrySet()) {
            String name = extension.getKey();
            boolean written = name.equals(SUBJECT) && !extension.getValue().isEmpty();
            if (isAttributeName(name) && !CloudEventDraft.isKnown(name) && !name.equals(SUBJECT)) {
                json.writeStringField(name, extension.getValue());
            } else if (!written) {
                others.put(name, extension.getValue());
            }
        }
        if (!others.isEmpty()) {
            json.writeStringField(
                    "extensions", JsonPartsWriter.text(nested -> JsonPartsWriter.extensions(nested, others)));
        }
    }

    private static boolean isAttributeName(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if ((c < 'a' || c > 'z') && (c < '0' || c > '9')) {
                return false;
            }
        }
        return !name.isEmpty();
    }

    private static void payload(JsonGenerator json, Payload payload) throws IOException {
        if (payload.equals(Payload.NOT_CAPTURED)) {
            return;
        }
        JsonPartsWriter.unlessEmpty(json, "datacontenttype", payload.contentType());
        Payload.Encoding natural = Payload.Encoding.NONE;
        if (payload.isPresent()) {
            Optional<String> text = JsonPartsWriter.asText(payload);
            boolean isJson = CloudEventDraft.isJson(payload.contentType());
            if (isJson && text.isPresent() && isOneJsonValue(text.get())) {
                json.writeFieldName("data");
                json.writeRawValue(text.get());
            } else if (!isJson && !payload.contentType().isEmpty() && text.isPresent()) {
                json.writeStringField("data", text.get());
            } else {
                json.writeBinaryField("data_base64", payload.content());
                natural = Payload.Encoding.BASE64;
            }
        } else {
            json.writeStringField(CloudEventDraft.ABSENCE, payload.absence().name());
        }
        if (payload.encoding() != natural) {
            json.writeStringField(CloudEventDraft.ENCODING, payload.encoding().ibmName());
        }
        if (payload.originalSize() != (payload.isPresent() ? payload.content().length : -1)) {
            json.writeStringField(CloudEventDraft.ORIGINAL_SIZE, Long.toString(payload.originalSize()));
        }
    }

    /** Whether the text can stand in an object as it is: one value other than null, nothing around it. */
    private static boolean isOneJsonValue(String text) {
        if (text.isEmpty() || Texts.isBlank(text.substring(0, 1)) || Texts.isBlank(text.substring(text.length() - 1))) {
            return false;
        }
        JsonSource json = new JsonSource(READING, text.toCharArray(), 0, text.length());
        try {
            boolean isValue = json.next() != null && !text.equals("null");
            json.skip();
            return isValue && json.next() == null;
        } catch (UnreadableEventException e) {
            return false;
        }
    }
}
