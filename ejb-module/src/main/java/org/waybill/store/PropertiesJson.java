package org.waybill.store;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** A message's properties as one JSON object of texts, sorted by name. */
final class PropertiesJson {

    private static final JsonFactory JSON = new JsonFactory();

    private PropertiesJson() {}

    static String write(Map<String, String> properties) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            for (Map.Entry<String, String> property : new TreeMap<>(properties).entrySet()) {
                json.writeStringField(
                        Storable.text(property.getKey(), 255), Storable.text(property.getValue(), 10_000));
            }
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write to memory", e);
        }
        return text.toString();
    }

    static Map<String, String> read(String text) {
        Map<String, String> properties = new LinkedHashMap<>();
        try (JsonParser json = JSON.createParser(text)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                String name = json.currentName();
                properties.put(name, json.nextTextValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The stored properties are not what Waybill writes: " + text, e);
        }
        return properties;
    }
}
