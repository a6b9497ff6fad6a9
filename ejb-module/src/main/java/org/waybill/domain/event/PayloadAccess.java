package org.waybill.domain.event;

import java.time.Instant;
import java.util.UUID;
import org.waybill.domain.Page;

/**
 * One line of the audit: somebody saw a payload, searched in payloads, or decided about bytes in quarantine.
 *
 * @param at when
 * @param user who, by log-in name
 * @param event of which event, or under which id in quarantine; {@link #NO_EVENT} for a search
 * @param action what was done
 * @param search by which search it was reached, as the page's query; empty when it was not said
 */
public record PayloadAccess(Instant at, String user, UUID event, Action action, String search) {

    /** In place of an event, where many payloads were searched. */
    public static final UUID NO_EVENT = new UUID(0, 0);

    /** What was done with the payload. */
    public enum Action {
        VIEW,
        DOWNLOAD,
        /** Searched for a text among payloads; which ones held it is not written down. */
        SEARCH,
        /** Sent again out of quarantine. */
        RETRY,
        /** Thrown away out of quarantine. */
        DISCARD
    }

    /** Where the audit is kept. */
    public interface Log {
        /** Keeps it, before anybody sees the payload; if that fails, nobody sees it. */
        void add(PayloadAccess access);

        /**
         * Who did what, the latest first.
         *
         * @throws IllegalArgumentException if the cursor is not one of the log's
         */
        Page<PayloadAccess> find(PayloadAccessQuery query);
    }
}
