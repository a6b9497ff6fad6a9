package org.waybill.benchmarks;

/**
 * How fast a queue empties.
 *
 * @param perSecond messages a second, once it ran evenly
 * @param serverMicros CPU time of the server a message, from begin to end
 * @param databaseMicros CPU time of the database a message
 * @param perTransaction messages a committed transaction
 */
record Drain(double perSecond, double serverMicros, double databaseMicros, double perTransaction) {

    private static final long SAMPLE_MILLIS = 100;

    /** The beginning is left out: sessions open, nothing is committed yet. */
    private static final double SETTLING_SECONDS = 1;

    /**
     * Watches the queue until it is empty or the time is over.
     */
    static Drain watch(Site site, Queue queue, int seconds) throws InterruptedException {
        Cpu cpu = site.cpu();
        long committed = site.committed();
        long before = queue.waiting();
        long begin = System.nanoTime();
        long from = before;
        double fromSeconds = 0;
        long to = before;
        double toSeconds = 0;
        do {
            Thread.sleep(SAMPLE_MILLIS); // the sampling interval
            long waiting = queue.waiting();
            double now = (System.nanoTime() - begin) / 1e9;
            if (waiting > 0 || toSeconds == 0) {
                to = waiting;
                toSeconds = now;
            }
            if (fromSeconds == 0 && now >= SETTLING_SECONDS) {
                from = waiting;
                fromSeconds = now;
            }
            if (waiting == 0) {
                break;
            }
        } while (toSeconds < seconds);
        if (to >= from) {
            throw new IllegalStateException(
                    "The queue of " + before + " messages did not move, or was empty before it could be watched");
        }
        long gone = before - queue.waiting();
        Cpu taken = site.cpu().since(cpu);
        return new Drain(
                (from - to) / (toSeconds - fromSeconds),
                taken.server() * 1e6 / gone,
                taken.database() * 1e6 / gone,
                (double) gone / Math.max(1, site.committed() - committed));
    }
}
