package org.waybill.domain.definition;

import java.time.Instant;

/**
 * A version of a definition as it is kept: its text, who made it and when. Never changed once it is there.
 *
 * @param name the definition's name
 * @param version counts from 1
 * @param validFrom from which creation time of events on it is in force
 * @param body the definition as JSON
 * @param author the log-in name of who made it
 * @param createdAt when it was made
 */
public record KeptDefinition(
        String name, int version, Instant validFrom, String body, String author, Instant createdAt) {

    /** Where definitions are kept. */
    public interface Store {

        /** Every version of every definition, by name, then version. */
        java.util.List<KeptDefinition> all();

        /**
         * Keeps a new version.
         *
         * @return false if that version of that name is there already, then nothing is changed
         */
        boolean add(KeptDefinition definition);

        /** A number that changes whenever a definition is added, cheap to ask for: other nodes notice by it. */
        long count();
    }
}
