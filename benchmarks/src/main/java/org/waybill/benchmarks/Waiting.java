package org.waybill.benchmarks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for a condition. */
final class Waiting {

    private static final long LONGEST_SECONDS = 120;

    private Waiting() {}

    /**
     * Returns as soon as the condition holds.
     *
     * @throws IllegalStateException after two minutes, in the words given
     */
    static void until(String what, BooleanSupplier condition) {
        until(what, 50, condition);
    }

    /**
     * The same, looking more or less often.
     *
     * @param millis between two looks
     */
    static void until(String what, int millis, BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_SECONDS);
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("Waited in vain for two minutes until " + what);
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
        }
    }
}
