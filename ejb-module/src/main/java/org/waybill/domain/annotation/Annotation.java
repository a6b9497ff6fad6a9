package org.waybill.domain.annotation;

import java.time.Instant;
import java.util.UUID;

/**
 * A line that somebody wrote on a business transaction.
 *
 * @param id the identity, ordered by time
 * @param transaction the identity that the transaction had then
 * @param kind what it does
 * @param text what it says; for an owner or a ticket empty takes back what was there
 * @param author who wrote it, by log-in name
 * @param at when
 * @param failures how many failures the transaction had then, final and retryable
 */
public record Annotation(UUID id, UUID transaction, Kind kind, String text, String author, Instant at, int failures) {

    /** What a line does. */
    public enum Kind {
        /** Says something, and changes nothing. */
        NOTE(4000),
        /** Somebody has seen the state in which it is. */
        ACKNOWLEDGED(400),
        /** Takes the acknowledgement back. */
        REOPENED(400),
        /** Names who looks after it; empty for nobody. */
        OWNER(400),
        /** Names the ticket, by address or number; empty for none. */
        TICKET(400);

        private final int longest;

        Kind(int longest) {
            this.longest = longest;
        }

        /** How long the text may be, in UTF-16 units. */
        public int longest() {
            return longest;
        }
    }

    public Annotation {
        if (text.length() > kind.longest()) {
            throw new IllegalArgumentException("The text of " + kind + " must have at most " + kind.longest()
                    + " characters, had " + text.length());
        }
    }
}
