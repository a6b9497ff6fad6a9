package org.waybill.event.codec;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Writes the parts that native JSON and Waybill's CloudEvents attributes share; the mirror of {@link JsonParts}. */
final class JsonPartsWriter {

    private static final JsonFactory FACTORY = new JsonFactory();

    private JsonPartsWriter() {}

    /** Something that writes one JSON value. */
    @FunctionalInterface
    interface Part {
        void write(JsonGenerator json) throws IOException;
    }

    static byte[] bytes(Part part) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
        try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
            part.write(json);
        } catch (IOException e) {
            throw new UncheckedIOException("Memory can always be written", e);
        }
        return bytes.toByteArray();
    }

    static String text(Part part) {
        return new String(bytes(part), StandardCharsets.UTF_8);
    }

    static void fields(JsonGenerator json, List<MonitoringEvent.Field> fields) throws IOException {
        json.writeStartArray();
        for (MonitoringEvent.Field field : fields) {
            json.writeStartObject();
            json.writeStringField("name", field.name());
            json.writeStringField("value", field.value());
            if (!field.dataType().equals("string")) {
                json.writeStringField("dataType", field.dataType());
            }
            unlessEmpty(json, "namespace", field.namespace());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    static void documents(JsonGenerator json, List<MonitoringEvent.Document> documents) throws IOException {
        json.writeStartArray();
        for (MonitoringEvent.Document document : documents) {
            json.writeStartObject();
            json.writeStringField("name", document.name());
            json.writeStringField("content", document.content());
            unlessEmpty(json, "namespace", document.namespace());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    static void extensions(JsonGenerator json, Map<String, String> extensions) throws IOException {
        json.writeStartObject();
        for (Map.Entry<String, String> extension : extensions.entrySet()) {
            json.writeStringField(extension.getKey(), extension.getValue());
        }
        json.writeEndObject();
    }

    static void payload(JsonGenerator json, Payload payload) throws IOException {
        if (payload.equals(Payload.NOT_CAPTURED)) {
            return;
        }
        json.writeObjectFieldStart("payload");
        Payload.Encoding natural = Payload.Encoding.NONE;
        if (payload.isPresent()) {
            Optional<String> text = asText(payload);
            if (text.isPresent()) {
                json.writeStringField("text", text.get());
            } else {
                json.writeBinaryField("base64", payload.content());
                natural = Payload.Encoding.BASE64;
            }
        } else {
            json.writeStringField("absence", payload.absence().name());
        }
        unlessEmpty(json, "contentType", payload.contentType());
        if (payload.encoding() != natural) {
            json.writeStringField("encoding", payload.encoding().ibmName());
        }
        if (payload.originalSize() != (payload.isPresent() ? payload.content().length : -1)) {
            json.writeNumberField("originalSize", payload.originalSize());
        }
        json.writeEndObject();
    }

    /** The bytes as text, when the emitter meant text and a reader gets the same bytes from it. */
    static Optional<String> asText(Payload payload) {
        return switch (payload.encoding()) {
            case HEX, BASE64 -> Optional.empty();
            case NONE, CDATA -> {
                String text = new String(payload.content(), StandardCharsets.UTF_8);
                boolean same = Arrays.equals(text.getBytes(StandardCharsets.UTF_8), payload.content());
                yield same && Texts.flaw(text).isEmpty() ? Optional.of(text) : Optional.empty();
            }
        };
    }

    static void unlessEmpty(JsonGenerator json, String name, String text) throws IOException {
        if (!text.isEmpty()) {
            json.writeStringField(name, text);
        }
    }
}
