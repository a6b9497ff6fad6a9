package org.waybill.domain.retention;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How long what is kept, each counted from the moment at which the last of it was received; absent: for ever.
 *
 * @param complete business transactions that are complete, with their events
 * @param failed those that are failed or inconsistent
 * @param open those that are in progress or overdue
 * @param unmatched events that belong to no business transaction
 * @param payload payloads, whose events stay
 * @param quarantine what could not be recorded
 */
public record RetentionRules(
        Optional<Duration> complete,
        Optional<Duration> failed,
        Optional<Duration> open,
        Optional<Duration> unmatched,
        Optional<Duration> payload,
        Optional<Duration> quarantine) {

    /** Everything, for ever. */
    public static final RetentionRules NONE = new RetentionRules(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** @throws IllegalArgumentException for a time that is not positive: that would delete what is just recorded */
    public RetentionRules {
        Stream.of(complete, failed, open, unmatched, payload, quarantine)
                .flatMap(Optional::stream)
                .filter(time -> time.isNegative() || time.isZero())
                .findFirst()
                .ifPresent(time -> {
                    throw new IllegalArgumentException("What is kept must be kept for longer than " + time);
                });
    }

    /** Whether nothing is ever deleted. */
    public boolean keepEverything() {
        return equals(NONE);
    }
}
