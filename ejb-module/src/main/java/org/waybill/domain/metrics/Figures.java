package org.waybill.domain.metrics;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What this node has measured of itself.
 *
 * @param since when counting began: the deployment's start
 * @param total what became of all messages since then
 * @param batches transactions committed since then
 * @param redeliveries messages that went back to the queue since then, since their transaction was rolled back
 * @param outPerSecond messages consumed a second, over the last minute
 * @param batchMessages messages in a batch
 * @param commitSeconds seconds that a commit took
 * @param queue the broker's figures, a few seconds old; empty when it could not be asked
 * @param inPerSecond messages that came in a second, over the last minute; empty when the broker could not be asked
 * @param inDoubt transactions in doubt in the database, a few seconds old; empty when it does not tell or answer
 */
public record Figures(
        Instant since,
        RecordedBatch total,
        long batches,
        long redeliveries,
        double outPerSecond,
        Distribution batchMessages,
        Distribution commitSeconds,
        Optional<QueueFigures> queue,
        OptionalDouble inPerSecond,
        OptionalInt inDoubt) {

    /** Where they are asked for. */
    public interface Source {
        /** How it stands now; answers at once, whatever the broker or the database does. */
        Figures figures();
    }
}
