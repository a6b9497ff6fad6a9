package org.waybill.domain.transaction;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * What the events of a business transaction say of the stage that counts: the furthest one that any of them entered.
 * Stages before it are over, whatever their limits were.
 *
 * @param furthest the number of that stage, 0 before the first
 * @param enteredAt when it was entered first; absent before the first stage
 * @param endDueAt by then it should be over, absent for ever
 * @param silentFor so long it may be silent, absent for ever; before the first stage as long as the definition says
 */
public record StageFacts(
        int furthest, Optional<Instant> enteredAt, Optional<Instant> endDueAt, Optional<Duration> silentFor) {

    /** The further stage; of one stage the earliest moments and the longest silence. Commutative and associative. */
    StageFacts merge(StageFacts other) {
        if (furthest != other.furthest) {
            return furthest > other.furthest ? this : other;
        }
        return new StageFacts(
                furthest,
                Merging.least(enteredAt, other.enteredAt),
                Merging.least(endDueAt, other.endDueAt),
                Merging.greatest(silentFor, other.silentFor));
    }
}
