package org.waybill.domain.definition;

import static java.util.Objects.requireNonNull;

import java.util.Map;
import java.util.Optional;
import org.waybill.event.MonitoringEvent;

/**
 * What the events of one business transaction have in common.
 *
 * @param from where the value is
 * @param text the field's or property's name, or the expression; empty where nothing more is to be said
 * @param namespaces namespace URIs by prefix, for XPath; else empty
 * @param name what it is called among other correlators, 1 to {@value #MAX_NAME} characters
 */
public record CorrelatorRule(From from, String text, Map<String, String> namespaces, String name) {

    /** IBM's way, and the default. */
    public static final CorrelatorRule GLOBAL = new CorrelatorRule(From.GLOBAL_TRANSACTION_ID, "");

    /** The longest name. */
    public static final int MAX_NAME = 100;

    /** The longest correlator, in UTF-16 units. */
    public static final int MAX_VALUE = 400;

    /**
     * The prefix under which an event keeps the application properties of the message that carried it, among its
     * extensions. So a definition that comes later finds what a live one found.
     */
    public static final String PROPERTY = "property.";

    /** @throws InvalidDefinitionException naming the member of the correlator that is wrong */
    public CorrelatorRule {
        requireNonNull(text, "text");
        namespaces = Map.copyOf(namespaces);
        if (from.isSpecified() == text.isEmpty()) {
            throw new InvalidDefinitionException(
                    "correlator",
                    "must be one of global, parent, local and traceparent, or say which field, property, xpath,"
                            + " jsonPointer or jsonPath");
        }
        if (text.length() > Expression.MAX_TEXT) {
            throw new InvalidDefinitionException(
                    "correlator." + from.word(), "must have " + Expression.MAX_TEXT + " characters at most");
        }
        if (!namespaces.isEmpty() && from != From.XPATH) {
            throw new InvalidDefinitionException("correlator.namespaces", "belong to an xpath");
        }
        if (name.isEmpty() || name.length() > MAX_NAME) {
            throw new InvalidDefinitionException(
                    "correlator.name", "must have 1 to " + MAX_NAME + " characters, was '" + name + "'");
        }
    }

    /** A correlator that is called what it says, or, where that is too long for a name, what it is. */
    public CorrelatorRule(From from, String text) {
        this(from, text, Map.of(), defaultName(from, text));
    }

    /** What a correlator is called that says no name: its field, property or expression, else its kind. */
    public static String defaultName(From from, String text) {
        return text.isEmpty() || text.length() > MAX_NAME ? from.word() : text;
    }

    /** The question to the payload, absent where the payload is not asked. */
    public Optional<Expression> expression() {
        return from.language().map(language -> new Expression(language, text, namespaces));
    }

    /**
     * The event's correlator, absent when the event has none: then it belongs to no transaction of the definition. What
     * strangers put into payloads and properties and no correlator can be (too long, NUL, half a character) is none.
     */
    public Optional<String> of(MonitoringEvent event, PayloadQuestions.Answers answers) {
        return switch (from) {
            case GLOBAL_TRANSACTION_ID -> unlessEmpty(event.correlators().globalTransactionId());
            case PARENT_TRANSACTION_ID -> unlessEmpty(event.correlators().parentTransactionId());
            case LOCAL_TRANSACTION_ID -> unlessEmpty(event.correlators().localTransactionId());
            case TRACE_PARENT -> event.correlators().traceId();
            case FIELD -> event.field(text).flatMap(CorrelatorRule::unlessEmpty);
            case PROPERTY -> usable(event.extensions().getOrDefault(PROPERTY + text, ""));
            case XPATH, JSON_POINTER, JSON_PATH ->
                expression().flatMap(answers::to).flatMap(CorrelatorRule::usable);
        };
    }

    private static Optional<String> unlessEmpty(String value) {
        return value.isEmpty() ? Optional.empty() : Optional.of(value);
    }

    private static Optional<String> usable(String value) {
        String bare = value.strip();
        return canBeKept(bare) ? unlessEmpty(bare) : Optional.empty();
    }

    /** Whether every database can keep a text as a correlator: not too long, no NUL, no half of a character. */
    public static boolean canBeKept(String value) {
        return value.length() <= MAX_VALUE
                && value.codePoints().noneMatch(c -> c == 0 || Character.getType(c) == Character.SURROGATE);
    }

    /** The places where a correlator can be. */
    public enum From {
        GLOBAL_TRANSACTION_ID("global"),
        PARENT_TRANSACTION_ID("parent"),
        LOCAL_TRANSACTION_ID("local"),
        /** The trace id of W3C Trace Context. */
        TRACE_PARENT("traceparent"),
        FIELD("field"),
        /** An application property of the message that carried the event. */
        PROPERTY("property"),
        XPATH("xpath"),
        JSON_POINTER("jsonPointer"),
        JSON_PATH("jsonPath");

        private final String word;

        From(String word) {
            this.word = word;
        }

        /** The word for it in a definition. */
        public String word() {
            return word;
        }

        /** Whether it takes a name or an expression to say where exactly. */
        public boolean isSpecified() {
            return compareTo(TRACE_PARENT) > 0;
        }

        private Optional<Expression.Language> language() {
            return switch (this) {
                case XPATH -> Optional.of(Expression.Language.XPATH);
                case JSON_POINTER -> Optional.of(Expression.Language.JSON_POINTER);
                case JSON_PATH -> Optional.of(Expression.Language.JSON_PATH);
                case GLOBAL_TRANSACTION_ID,
                        PARENT_TRANSACTION_ID,
                        LOCAL_TRANSACTION_ID,
                        TRACE_PARENT,
                        FIELD,
                        PROPERTY -> Optional.empty();
            };
        }
    }
}
