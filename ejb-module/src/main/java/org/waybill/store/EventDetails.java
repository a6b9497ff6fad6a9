package org.waybill.store;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.MonitoringEvent.Document;
import org.waybill.event.MonitoringEvent.Field;

/**
 * The part of an event that has no column of its own, as one JSON object: the rest of its source, its fields, documents
 * and extensions. What is empty is left out; an event with none of it is the empty text.
 *
 * @param source texts of the source by name
 */
record EventDetails(
        Map<String, String> source, List<Field> fields, List<Document> documents, Map<String, String> extensions) {

    private static final JsonFactory JSON = new JsonFactory();
    private static final EventDetails NONE = new EventDetails(Map.of(), List.of(), List.of(), Map.of());

    /** That text of the source, empty when the event does not say it. */
    String source(String name) {
        return source.getOrDefault(name, "");
    }

    static String write(MonitoringEvent event) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            writeSource(json, event.source());
            if (!event.fields().isEmpty()) {
                json.writeArrayFieldStart("fields");
                for (Field field : event.fields()) {
                    writeTexts(json, field.name(), field.value(), field.dataType(), field.namespace());
                }
                json.writeEndArray();
            }
            if (!event.documents().isEmpty()) {
                json.writeArrayFieldStart("documents");
                for (Document document : event.documents()) {
                    writeTexts(json, document.name(), document.content(), document.namespace());
                }
                json.writeEndArray();
            }
            if (!event.extensions().isEmpty()) {
                json.writeObjectFieldStart("extensions");
                for (Map.Entry<String, String> extension : event.extensions().entrySet()) {
                    json.writeStringField(extension.getKey(), extension.getValue());
                }
                json.writeEndObject();
            }
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write to memory", e);
        }
        return text.getBuffer().length() == 2 ? "" : text.toString();
    }

    private static void writeSource(JsonGenerator json, EventSource source) throws IOException {
        writeUnlessEmpty(json, "integrationNode", source.integrationNode());
        writeUnlessEmpty(json, "integrationServer", source.integrationServer());
        writeUnlessEmpty(json, "application", source.application());
        writeUnlessEmpty(json, "library", source.library());
        writeUnlessEmpty(json, "node", source.node());
        writeUnlessEmpty(json, "nodeType", source.nodeType());
        writeUnlessEmpty(json, "terminal", source.terminal());
        writeUnlessEmpty(json, "detail", source.detail());
        writeUnlessEmpty(json, "thread", source.thread());
        writeUnlessEmpty(json, "product", source.product());
    }

    private static void writeUnlessEmpty(JsonGenerator json, String name, String value) throws IOException {
        if (!value.isEmpty()) {
            json.writeStringField(name, value);
        }
    }

    private static void writeTexts(JsonGenerator json, String... texts) throws IOException {
        json.writeStartArray();
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }

    static EventDetails read(String text) {
        if (text.isEmpty()) {
            return NONE;
        }
        Map<String, String> source = new HashMap<>();
        List<Field> fields = new ArrayList<>();
        List<Document> documents = new ArrayList<>();
        Map<String, String> extensions = new HashMap<>();
        try (JsonParser json = JSON.createParser(text)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                String name = json.currentName();
                JsonToken value = json.nextToken();
                if (value == JsonToken.VALUE_STRING) {
                    source.put(name, json.getText());
                } else if (value == JsonToken.START_OBJECT) {
                    readTexts(json, extensions);
                } else if (name.equals("fields")) {
                    readRows(json)
                            .forEach(row -> fields.add(new Field(row.get(0), row.get(1), row.get(2), row.get(3))));
                } else {
                    readRows(json).forEach(row -> documents.add(new Document(row.get(0), row.get(1), row.get(2))));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The stored details are not what Waybill writes: " + text, e);
        }
        return new EventDetails(source, fields, documents, extensions);
    }

    private static void readTexts(JsonParser json, Map<String, String> into) throws IOException {
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String name = json.currentName();
            into.put(name, json.nextTextValue());
        }
    }

    private static List<List<String>> readRows(JsonParser json) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        while (json.nextToken() == JsonToken.START_ARRAY) {
            List<String> row = new ArrayList<>();
            while (json.nextToken() == JsonToken.VALUE_STRING) {
                row.add(json.getText());
            }
            rows.add(row);
        }
        return rows;
    }
}
