package org.waybill.domain.event;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * One line of the audit: somebody saw a payload, or decided about bytes in quarantine.
 *
 * @param at when
 * @param user who, by log-in name
 * @param event of which event, or under which id in quarantine
 * @param action what was done
 * @param search by which search it was reached, as the page's query; empty when it was not said
 */
public record PayloadAccess(Instant at, String user, UUID event, Action action, String search) {

    /** What was done with the payload. */
    public enum Action {
        VIEW,
        DOWNLOAD,
        /** Sent again out of quarantine. */
        RETRY,
        /** Thrown away out of quarantine. */
        DISCARD
    }

    /** Where the audit is kept. */
    public interface Log {
        /** Keeps it, before anybody sees the payload; if that fails, nobody sees it. */
        void add(PayloadAccess access);

        /** Who saw that event's payload, the latest first, a thousand at most. */
        List<PayloadAccess> of(UUID event);
    }
}
