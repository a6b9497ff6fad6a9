package org.waybill.event.query;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A question to a message, compiled once and asked from any thread.
 *
 * <p>How it is written tells what it is:
 *
 * <ul>
 *   <li>{@code $Properties/name}: a message property or header ({@code $Properties/JMSCorrelationID})
 *   <li>{@code $.a.b}, {@code $['a']}, {@code $..a}: JSONPath
 *   <li>{@code /a/b}: JSON Pointer (RFC 6901) when the payload is JSON, XPath when it is XML
 *   <li>all else: XPath 1.0, with the variables {@code $Body} (the payload's document), {@code $Root}, {@code $Properties}
 *       and {@code $LocalEnvironment}
 * </ul>
 */
public abstract sealed class Query permits PropertyQuery, JsonPathQuery, JsonPointerQuery, XPathQuery, PathQuery {

    private static final Pattern PROPERTY = Pattern.compile("\\$Properties/([\\p{L}_][\\p{L}\\p{N}_.-]*)");

    private final String expression;

    Query(String expression) {
        this.expression = expression;
    }

    /**
     * Compiles a query.
     *
     * @param expression the query as text
     * @param prefixes namespace URIs by the prefix that XPath expressions use
     * @throws IllegalArgumentException saying what is wrong with the expression
     */
    public static Query of(String expression, Map<String, String> prefixes) {
        String text = expression.strip();
        if (text.isEmpty()) {
            throw new IllegalArgumentException("A query must not be empty");
        }
        Matcher property = PROPERTY.matcher(text);
        if (property.matches()) {
            return new PropertyQuery(text, property.group(1));
        }
        if (text.startsWith("$.") || text.startsWith("$[") || text.equals("$")) {
            return new JsonPathQuery(text);
        }
        if (text.startsWith("/") && !text.startsWith("//")) {
            return PathQuery.ofEither(text, prefixes);
        }
        return new XPathQuery(text, prefixes);
    }

    /** A query without namespaces. */
    public static Query of(String expression) {
        return of(expression, Map.of());
    }

    /** A query that is the JSON Pointer for JSON payloads and the XPath expression for all others. */
    public static Query either(String pointer, String xpath, Map<String, String> prefixes) {
        return new PathQuery(xpath, new JsonPointerQuery(pointer), new XPathQuery(xpath, prefixes));
    }

    /**
     * XPath 1.0, however it is written.
     *
     * @param prefixes namespace URIs by the prefix that the expression uses
     * @throws IllegalArgumentException saying what is wrong with the expression
     */
    public static Query xpath(String expression, Map<String, String> prefixes) {
        return new XPathQuery(expression, prefixes);
    }

    /** A JSON Pointer (RFC 6901). @throws IllegalArgumentException saying what is wrong with the expression */
    public static Query jsonPointer(String expression) {
        return new JsonPointerQuery(expression);
    }

    /** JSONPath. @throws IllegalArgumentException saying what is wrong with the expression */
    public static Query jsonPath(String expression) {
        return new JsonPathQuery(expression);
    }

    /** The query as it was written. */
    public final String expression() {
        return expression;
    }

    /** The answer as text, empty when there is none; of several values the first. */
    public abstract String text(MessageContent content) throws QueryFailedException;

    /** The answer as a decision: XPath's {@code boolean()}; elsewhere, whether there is a value but false, null or "". */
    public abstract boolean holds(MessageContent content) throws QueryFailedException;

    /** The first subtree that fits, written in the payload's own language; absent when there is none. */
    public abstract Optional<String> subtree(MessageContent content) throws QueryFailedException;

    /** Whether a query of this kind says anything about a payload of that form. */
    abstract boolean concerns(MessageContent.Form form);

    /** Replaces the values that fit by {@link Mask#HIDDEN}, in a copy that belongs to the caller. */
    abstract void hide(MessageContent copy) throws QueryFailedException;

    final QueryFailedException failed(String why) {
        return new QueryFailedException("The query '" + expression + "' was not answered: " + why);
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof Query that && expression.equals(that.expression);
    }

    @Override
    public final int hashCode() {
        return expression.hashCode();
    }

    @Override
    public final String toString() {
        return expression;
    }
}
