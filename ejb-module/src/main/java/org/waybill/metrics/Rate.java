package org.waybill.metrics;

import java.util.ArrayDeque;
import java.util.Deque;

/** How fast a counter grows, over the last thirteen times that it was looked at. */
final class Rate {

    private static final int LOOKS = 13;
    private static final double NANOS = 1e9;

    private final Deque<Look> looks = new ArrayDeque<>();

    /**
     * Looks at the counter. One that is smaller than before began anew, and so does the rate.
     *
     * @param nanos of {@link System#nanoTime}
     */
    synchronized void look(long count, long nanos) {
        if (!looks.isEmpty() && count < looks.getLast().count()) {
            looks.clear();
        }
        looks.addLast(new Look(count, nanos));
        if (looks.size() > LOOKS) {
            looks.removeFirst();
        }
    }

    /** By how much it grew a second; 0 until it was looked at twice. */
    synchronized double perSecond() {
        if (looks.size() < 2) {
            return 0;
        }
        Look first = looks.getFirst();
        Look last = looks.getLast();
        return (last.count() - first.count()) * NANOS / Math.max(1, last.nanos() - first.nanos());
    }

    private record Look(long count, long nanos) {}
}
