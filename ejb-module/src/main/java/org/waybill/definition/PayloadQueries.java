package org.waybill.definition;

import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Expression;
import org.waybill.domain.definition.PayloadQuestions;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;
import org.waybill.event.query.MessageContent;
import org.waybill.event.query.MonitoredMessage;
import org.waybill.event.query.Query;
import org.waybill.event.query.QueryFailedException;

/** Asks payloads with the emitter's own queries; each expression is compiled once. */
public final class PayloadQueries implements PayloadQuestions {

    /** The one for everybody: expressions are values, and what is compiled of them never changes. */
    public static final PayloadQueries ALL = new PayloadQueries();

    /** The largest payload that is parsed, in bytes. A document's tree takes ten times as much and more. */
    public static final int LARGEST_PAYLOAD = 4 * 1024 * 1024;

    private final Map<Expression, Query> compiled = new ConcurrentHashMap<>();

    private PayloadQueries() {}

    @Override
    public String problem(Expression expression) {
        try {
            compiled(expression);
            return "";
        } catch (IllegalArgumentException e) {
            return "cannot be asked: " + e.getMessage();
        }
    }

    @Override
    public Answers about(MonitoringEvent event) {
        return new LazyAnswers(event);
    }

    private Query compiled(Expression expression) {
        return compiled.computeIfAbsent(expression, PayloadQueries::compile);
    }

    private static Query compile(Expression expression) {
        return switch (expression.language()) {
            case XPATH -> Query.xpath(expression.text(), expression.namespaces());
            case JSON_POINTER -> Query.jsonPointer(expression.text());
            case JSON_PATH -> Query.jsonPath(expression.text());
        };
    }

    /** The message is made of the stored event alone, so the history gives the same answers. */
    private record StoredMessage(MonitoringEvent event) implements MonitoredMessage {
        @Override
        public Payload body() {
            return event.payload();
        }

        @Override
        public NavigableMap<String, String> properties() {
            NavigableMap<String, String> properties = new TreeMap<>();
            event.extensions().forEach((name, value) -> {
                if (name.startsWith(CorrelatorRule.PROPERTY)) {
                    properties.put(name.substring(CorrelatorRule.PROPERTY.length()), value);
                }
            });
            return properties;
        }
    }

    private final class LazyAnswers implements Answers {

        private final MonitoringEvent event;
        private MessageContent content;

        LazyAnswers(MonitoringEvent event) {
            this.event = event;
        }

        @Override
        public Optional<String> to(Expression expression) {
            if (event.payload().content().length > LARGEST_PAYLOAD) {
                return Optional.empty();
            }
            if (content == null) {
                content = new MessageContent(new StoredMessage(event));
            }
            try {
                return Optional.of(compiled(expression).text(content));
            } catch (QueryFailedException | RuntimeException | StackOverflowError e) {
                return Optional.empty(); // whatever is wrong with it, a stranger's payload costs no event
            }
        }
    }
}
