package org.waybill.domain.metrics;

import java.time.Instant;
import java.util.Optional;

/**
 * The recorder's queue on this node's broker.
 *
 * @param depth messages that wait, are being delivered, or wait for their redelivery
 * @param added messages that have come in since the broker started
 * @param oldest when the oldest waiting message came in; empty when none waits
 * @param inDoubt transactions that the broker has prepared and nobody has decided; those of a running commit are among
 *     them for a moment
 */
public record QueueFigures(long depth, long added, Optional<Instant> oldest, int inDoubt) {

    /** Where they are read. */
    public interface Source {
        /** @throws IllegalStateException when the broker does not let itself be asked */
        QueueFigures read();
    }
}
