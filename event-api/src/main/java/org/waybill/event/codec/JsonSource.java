package org.waybill.event.codec;

import com.fasterxml.jackson.core.Base64Variant;
import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The tokens of a JSON text, each failure in words and with its place. */
final class JsonSource {

    private static final Base64Variant BASE64 =
            Base64Variants.MIME_NO_LINEFEEDS.withReadPadding(Base64Variant.PaddingReadBehaviour.PADDING_ALLOWED);

    private final char[] chars;
    private final JsonParser parser;

    JsonSource(JsonFactory factory, char[] chars, int start, int end) {
        this.chars = chars;
        try {
            this.parser = factory.createParser(chars, start, end - start);
        } catch (IOException e) {
            throw new UncheckedIOException("Characters in memory can always be opened", e);
        }
    }

    /** A factory that can be shared by all threads. Names are not interned, since they are anybody's. */
    static JsonFactory factory(ReadLimits limits) {
        return JsonFactory.builder()
                .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(limits.maxDepth())
                        .maxStringLength(limits.maxBytes())
                        .maxNameLength(limits.maxValueLength())
                        .maxNumberLength(limits.maxNameLength())
                        .build())
                .build();
    }

    /** The next token; {@code null} after the last. */
    JsonToken next() throws UnreadableEventException {
        try {
            return parser.nextToken();
        } catch (IOException e) {
            throw broken(e);
        }
    }

    /** The next member's name; {@code null} at the end of the object. The value becomes the current token. */
    String nextMember() throws UnreadableEventException {
        try {
            String name = parser.nextFieldName();
            if (name != null) {
                parser.nextToken();
            }
            return name;
        } catch (IOException e) {
            throw broken(e);
        }
    }

    JsonToken token() {
        return parser.currentToken();
    }

    /** The text of the current string, number, true or false; empty for null. */
    String scalar(String word) throws UnreadableEventException {
        JsonToken token = token();
        if (token == JsonToken.VALUE_NULL) {
            return "";
        }
        if (!token.isScalarValue()) {
            throw wrongType(word, "text");
        }
        return rawText();
    }

    /** The text of the current string; empty for null. */
    String text(String word) throws UnreadableEventException {
        JsonToken token = token();
        if (token == JsonToken.VALUE_NULL) {
            return "";
        }
        if (token != JsonToken.VALUE_STRING) {
            throw wrongType(word, "text");
        }
        return rawText();
    }

    private String rawText() throws UnreadableEventException {
        try {
            return parser.getText();
        } catch (IOException e) {
            throw broken(e);
        }
    }

    byte[] base64(String word) throws UnreadableEventException {
        if (token() != JsonToken.VALUE_STRING) {
            throw wrongType(word, "Base64 text");
        }
        try {
            return parser.getBinaryValue(BASE64);
        } catch (StreamConstraintsException e) {
            throw broken(e);
        } catch (IOException e) {
            throw Refusal.of(word + " is not Base64", where(), "letters, digits, '+', '/' and '='", e);
        }
    }

    /** The current value exactly as it is written; afterwards its last token is the current one. */
    String slice() throws UnreadableEventException {
        int start = (int) parser.currentTokenLocation().getCharOffset();
        skip();
        int end = (int) parser.currentLocation().getCharOffset();
        return new String(chars, start, end - start);
    }

    /** A string's text, any other value as it is written; empty for null. */
    String textOrSlice() throws UnreadableEventException {
        return token().isScalarValue() ? scalar("") : slice();
    }

    void skip() throws UnreadableEventException {
        try {
            parser.skipChildren();
            parser.finishToken();
        } catch (IOException e) {
            throw broken(e);
        }
    }

    /** Where the current token begins among the characters. */
    int offset() {
        return (int) parser.currentTokenLocation().getCharOffset();
    }

    String where() {
        String pointer = parser.getParsingContext().pathAsPointer().toString();
        return pointer.isEmpty() ? lineAndColumn(parser.currentTokenLocation()) : "at " + pointer;
    }

    UnreadableEventException wrongType(String word, String expected) {
        String found = switch (token()) {
            case START_OBJECT, END_OBJECT -> "an object";
            case START_ARRAY, END_ARRAY -> "an array";
            case VALUE_STRING -> "text";
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "a number";
            case VALUE_TRUE, VALUE_FALSE -> "true or false";
            case VALUE_NULL -> "null";
            case FIELD_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE -> "something else";
        };
        return Refusal.of(word + " is " + found, where(), expected);
    }

    private UnreadableEventException broken(IOException e) {
        if (e instanceof StreamConstraintsException limit) {
            return Refusal.of(
                    "The JSON passes a limit: " + limit.getOriginalMessage(),
                    lineAndColumn(parser.currentLocation()),
                    "less",
                    e);
        }
        if (e instanceof JsonProcessingException json) {
            JsonLocation at = json.getLocation();
            return Refusal.of(
                    "The JSON is broken: " + json.getOriginalMessage(),
                    lineAndColumn(at == null ? parser.currentLocation() : at),
                    "well-formed JSON",
                    e);
        }
        throw new UncheckedIOException("Characters in memory can always be read", e);
    }

    private static String lineAndColumn(JsonLocation at) {
        return "line " + at.getLineNr() + ", column " + at.getColumnNr();
    }
}
