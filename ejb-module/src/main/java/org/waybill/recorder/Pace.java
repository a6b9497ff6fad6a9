package org.waybill.recorder;

import java.time.Duration;

/**
 * Keeps small transactions of one session apart, so that a stream of events costs a bounded number of transactions a
 * second whatever its rate. An event that comes alone finds the distance long past and is taken at once; after a full
 * batch there is more waiting and no reason to pause. See ADR 11.
 */
final class Pace {

    private final long distanceNanos;
    private long next = Long.MIN_VALUE;

    /**
     * @param distance least time from the begin of a transaction that took all there was to the begin of the next; zero for
     *     none
     */
    Pace(Duration distance) {
        distanceNanos = distance.toNanos();
    }

    /** How long to wait now before a batch is taken; 0 when it is time. */
    long nanosToWait(long now) {
        return next == Long.MIN_VALUE ? 0 : Math.max(0, next - now);
    }

    /**
     * Notes that a batch was taken.
     *
     * @param now when, as {@link System#nanoTime()}
     * @param full whether it took as much as a batch may hold
     */
    void taken(long now, boolean full) {
        next = full ? Long.MIN_VALUE : now + distanceNanos;
    }
}
