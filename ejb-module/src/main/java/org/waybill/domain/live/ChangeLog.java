package org.waybill.domain.live;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** The changes of the last minutes, by the store's clock. One becomes visible when its transaction is committed. */
public interface ChangeLog {

    /** So long a change is kept at least, once it is counted. */
    Duration KEPT = Duration.ofMinutes(15);

    /** The moment that it is, by the store's clock. */
    Instant now();

    /** What was written at that moment or later and is visible, in any order. */
    List<Entry> since(Instant moment);

    /**
     * One line of the log.
     *
     * @param id its identity
     * @param writtenAt when it was written, some time before it became visible
     * @param changes what has changed
     */
    record Entry(UUID id, Instant writtenAt, Changes changes) {}
}
