package org.waybill.domain.definition;

import java.util.Optional;
import org.waybill.event.MonitoringEvent;

/** Asks payloads on behalf of definitions: the port to the languages of {@link Expression}. */
public interface PayloadQuestions {

    /** Understands no language: every payload is silent. For books of definitions that have no expressions. */
    PayloadQuestions NONE = new PayloadQuestions() {
        @Override
        public String problem(Expression expression) {
            return "";
        }

        @Override
        public Answers about(MonitoringEvent event) {
            return expression -> Optional.empty();
        }
    };

    /** What is wrong with an expression, in one sentence without its subject; empty when it can be asked. */
    String problem(Expression expression);

    /** An event's payload to be asked, and parsed at most once a language, when the first question comes. */
    Answers about(MonitoringEvent event);

    /** The answers of one event's payload. They are a function of the event; belong to one thread. */
    interface Answers {

        /**
         * The answer as text.
         *
         * @return absent when there is none: no payload, one of another language or too large to ask, no such value, or a
         *     question that fails on this payload. Never an error: payloads come from strangers
         */
        Optional<String> to(Expression expression);
    }
}
