package org.waybill.event.query;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON as maps, lists, text, numbers, booleans and null. Numbers keep their digits ({@code 10.50} stays {@code 10.50}).
 * Nesting is bounded by Jackson (1,000 levels).
 */
public final class JsonTree {

    private static final JsonFactory JSON = new JsonFactory();

    private JsonTree() {}

    /** @throws IOException when the bytes are not exactly one JSON value */
    public static Object parse(byte[] content) throws IOException {
        try (JsonParser parser = JSON.createParser(content)) {
            if (parser.nextToken() == null) {
                throw new IOException("There is no JSON value");
            }
            Object value = value(parser);
            if (parser.nextToken() != null) {
                throw new IOException("There is more than one JSON value");
            }
            return value;
        }
    }

    /** The value as JSON. */
    public static String write(Object value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = JSON.createGenerator(text)) {
            write(value, generator);
        } catch (IOException e) {
            throw new UncheckedIOException("Writing to memory cannot fail", e);
        }
        return text.toString();
    }

    /** A text as it is, nothing for null, all else as JSON. */
    static String text(Object value) {
        if (value == null) {
            return "";
        }
        return value instanceof String text ? text : write(value);
    }

    static boolean holds(Object value) {
        return value != null && !value.equals(false) && !value.equals("");
    }

    /** A copy that shares nothing changeable with the original. */
    static Object copy(Object value) {
        if (value instanceof Map<?, ?> object) {
            Map<Object, Object> copy = new LinkedHashMap<>();
            object.forEach((name, member) -> copy.put(name, copy(member)));
            return copy;
        }
        if (value instanceof List<?> array) {
            List<Object> copy = new ArrayList<>(array.size());
            array.forEach(element -> copy.add(copy(element)));
            return copy;
        }
        return value;
    }

    private static Object value(JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        return switch (token) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_STRING -> parser.getText();
            case VALUE_NUMBER_INT -> parser.getNumberValue();
            case VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            case END_OBJECT, END_ARRAY, FIELD_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
                throw new IOException("A value was expected");
        };
    }

    private static Map<String, Object> object(JsonParser parser) throws IOException {
        Map<String, Object> members = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            members.put(name, value(parser));
        }
        return members;
    }

    private static List<Object> array(JsonParser parser) throws IOException {
        List<Object> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            elements.add(value(parser));
        }
        return elements;
    }

    private static void write(Object value, JsonGenerator generator) throws IOException {
        if (value instanceof Map<?, ?> object) {
            generator.writeStartObject();
            for (Map.Entry<?, ?> member : object.entrySet()) {
                generator.writeFieldName(member.getKey().toString());
                write(member.getValue(), generator);
            }
            generator.writeEndObject();
        } else if (value instanceof Iterable<?> array) {
            generator.writeStartArray();
            for (Object element : array) {
                write(element, generator);
            }
            generator.writeEndArray();
        } else if (value instanceof BigDecimal decimal) {
            generator.writeNumber(decimal);
        } else if (value instanceof BigInteger integer) {
            generator.writeNumber(integer);
        } else if (value instanceof Number number) {
            generator.writeNumber(number.toString());
        } else if (value instanceof Boolean bool) {
            generator.writeBoolean(bool);
        } else if (value == null) {
            generator.writeNull();
        } else {
            generator.writeString(value.toString());
        }
    }
}
