package org.waybill.recorder;

import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import java.time.Duration;
import org.waybill.domain.metrics.BatchMeter;
import org.waybill.domain.metrics.RecordedBatch;

/** One batch in its transaction: tells the meter how that ended, and how long the end took. */
final class Attempt implements Synchronization {

    private final int messages;
    private final BatchMeter meter;
    private final Runnable committed;
    private final Runnable ended;
    private RecordedBatch done = new RecordedBatch(0, 0, 0, 0);
    private long endBegins = System.nanoTime();

    /**
     * @param committed is run after the commit
     * @param ended is run after the end, whatever it was
     */
    Attempt(int messages, BatchMeter meter, Runnable committed, Runnable ended) {
        this.messages = messages;
        this.meter = meter;
        this.committed = committed;
        this.ended = ended;
    }

    void done(RecordedBatch batch) {
        done = batch;
    }

    @Override
    public void beforeCompletion() {
        endBegins = System.nanoTime();
    }

    @Override
    public void afterCompletion(int status) {
        ended.run();
        if (status == Status.STATUS_COMMITTED) {
            meter.committed(done, Duration.ofNanos(System.nanoTime() - endBegins));
            committed.run();
        } else {
            meter.returned(messages);
        }
    }
}
