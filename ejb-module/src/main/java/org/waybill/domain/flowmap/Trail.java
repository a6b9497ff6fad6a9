package org.waybill.domain.flowmap;

import java.time.Instant;
import java.util.List;

/**
 * The way of one business transaction.
 *
 * @param firstEventAt when its first event was created
 * @param failed whether it is in the state failed
 * @param steps its events, by creation time and then counter
 */
public record Trail(Instant firstEventAt, boolean failed, List<Step> steps) {
    public Trail {
        steps = List.copyOf(steps);
    }

    /**
     * One event.
     *
     * @param flow the flow that it came from
     * @param at when it was created
     * @param failure whether it plays the role of a failure
     */
    public record Step(String flow, Instant at, boolean failure) {}
}
