package org.waybill.metrics;

import java.util.ArrayDeque;
import java.util.Deque;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;
import org.waybill.domain.metrics.Distribution;

/**
 * The distribution of a quantity over the last minute, in two significant digits: one histogram for each interval between
 * two {@link #rotate rotations}, of which the last twelve are added up.
 */
final class LastMinute {

    private static final int INTERVALS = 12;
    private static final int DIGITS = 2;

    private final Recorder recorder = new Recorder(DIGITS);
    private final Deque<Histogram> intervals = new ArrayDeque<>();

    /** Counts a quantity; 0 or more. Thread-safe, without a lock. */
    void record(long quantity) {
        recorder.recordValue(quantity);
    }

    /** Ends an interval. */
    synchronized void rotate() {
        intervals.addLast(recorder.getIntervalHistogram());
        if (intervals.size() > INTERVALS) {
            intervals.removeFirst();
        }
    }

    /**
     * What the intervals that have ended hold.
     *
     * @param unit how many of what was recorded make one of what is answered
     */
    synchronized Distribution distribution(double unit) {
        Histogram sum = new Histogram(DIGITS);
        intervals.forEach(sum::add);
        if (sum.getTotalCount() == 0) {
            return new Distribution(0, 0, 0, 0, 0, 0);
        }
        return new Distribution(
                sum.getTotalCount(),
                sum.getMean() / unit,
                sum.getValueAtPercentile(50) / unit,
                sum.getValueAtPercentile(95) / unit,
                sum.getValueAtPercentile(99) / unit,
                sum.getMaxValue() / unit);
    }
}
