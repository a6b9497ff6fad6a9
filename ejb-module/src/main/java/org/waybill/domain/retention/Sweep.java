package org.waybill.domain.retention;

import java.time.Instant;
import java.util.Optional;

/**
 * One walk through everything that is kept, from the oldest on, in which what the rules keep no longer is deleted.
 *
 * @param begunAt when it began
 * @param endedAt when it ended; absent while it goes on
 * @param transactions how many business transactions it has deleted so far
 * @param events how many events
 * @param payloads how many payloads of events that stay
 * @param quarantined how much out of the quarantine
 */
public record Sweep(
        Instant begunAt, Optional<Instant> endedAt, long transactions, long events, long payloads, long quarantined) {}
