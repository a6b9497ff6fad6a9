package org.waybill.domain.definition;

import static java.util.Objects.requireNonNull;

import java.util.Map;

/**
 * A question to an event's payload, as text. What it means is known where it is compiled, see {@link PayloadQuestions}.
 *
 * @param language the language that it is written in
 * @param text the question, 1 to {@value #MAX_TEXT} characters
 * @param namespaces namespace URIs by prefix; empty unless it is XPath
 */
public record Expression(Language language, String text, Map<String, String> namespaces) {

    /** The longest text of an expression, in UTF-16 units. */
    public static final int MAX_TEXT = 1000;

    public Expression {
        requireNonNull(language, "language");
        requireNonNull(text, "text");
        namespaces = Map.copyOf(namespaces);
    }

    /** The languages. */
    public enum Language {
        /** XPath 1.0, to XML. */
        XPATH,
        /** RFC 6901, to JSON. */
        JSON_POINTER,
        /** JSONPath, to JSON. */
        JSON_PATH
    }
}
