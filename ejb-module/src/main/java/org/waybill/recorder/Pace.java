package org.waybill.recorder;

import java.time.Duration;

/**
 * Keeps the small transactions of a node's recorder apart, so that a stream of events costs a bounded number of
 * transactions a second whatever its rate and however many sessions take it. An event that comes alone finds the distance
 * long past and is taken at once; after a full batch there is more waiting and no reason to pause. See ADR 11. Shared by
 * the sessions.
 */
final class Pace {

    private final long distanceNanos;
    private long next = Long.MIN_VALUE;
    private boolean catchingUp;

    /** @param distance least time from the begin of a transaction to the begin of the next; zero for none */
    Pace(Duration distance) {
        distanceNanos = distance.toNanos();
    }

    /**
     * Takes the next free moment for a transaction.
     *
     * @param now as {@link System#nanoTime()}
     * @return how long to wait for that moment, in nanoseconds; 0 when it is now
     */
    synchronized long nanosToWait(long now) {
        if (catchingUp) {
            return 0;
        }
        long moment = next == Long.MIN_VALUE ? now : Math.max(now, next);
        next = moment + distanceNanos;
        return moment - now;
    }

    /**
     * Notes that a batch was taken.
     *
     * @param full whether it took as much as a batch may hold: then nobody waits until one takes less
     */
    synchronized void taken(boolean full) {
        catchingUp = full;
    }
}
