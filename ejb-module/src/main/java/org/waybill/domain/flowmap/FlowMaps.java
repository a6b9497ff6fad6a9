package org.waybill.domain.flowmap;

import java.time.Instant;
import java.util.Optional;

/** Flow maps of the business transactions that have been recorded. */
public interface FlowMaps {

    /** The map of the newest transactions; of fewer than asked for, where they have more than some hundred thousand events. */
    FlowMap find(Question question);

    /**
     * Which transactions to look at.
     *
     * @param definition only of that definition
     * @param from only with their first event at or after this moment
     * @param to only with their first event before this moment
     * @param transactions the newest so many, from 1 to {@value #MOST}
     * @param now the moment of asking; whether a transaction has failed depends on it
     */
    record Question(
            Optional<String> definition, Optional<Instant> from, Optional<Instant> to, int transactions, Instant now) {

        /** Nobody looks at more. */
        public static final int MOST = 5000;

        public Question {
            if (transactions < 1 || transactions > MOST) {
                throw new IllegalArgumentException("transactions must be from 1 to " + MOST + ", was " + transactions);
            }
        }
    }
}
