package org.waybill.retention;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.waybill.domain.recording.StoreUnavailableException;
import org.waybill.domain.retention.Retention;
import org.waybill.domain.retention.Retention.Step;
import org.waybill.domain.retention.Sweep;

/**
 * Takes one step after the other until nothing is to be done, or it is stopped. Where it stands is in the database after every
 * step.
 */
final class SweepRun {

    private static final Logger LOG = Logger.getLogger(SweepRun.class.getName());

    private static final Duration GAVE_WAY = Duration.ofMillis(500);

    private final Retention retention;
    private final RetentionSettings settings;
    private final Clock clock;
    private final CountDownLatch stopped = new CountDownLatch(1);
    private int chunk;

    SweepRun(Retention retention, RetentionSettings settings, Clock clock) {
        this.retention = retention;
        this.settings = settings;
        this.clock = clock;
        this.chunk = settings.chunk();
    }

    /** Ends {@link #run} after the step that it is at, and for good. */
    void stop() {
        stopped.countDown();
    }

    void run() {
        try {
            boolean hasSwept = false;
            Step step = step();
            while (step != Step.RESTS && rest(step == Step.GAVE_WAY ? GAVE_WAY : settings.pause())) {
                hasSwept = true;
                step = step();
            }
            if (hasSwept) {
                retention.last().ifPresent(SweepRun::tell);
            }
        } catch (StoreUnavailableException e) {
            LOG.log(Level.FINE, "The sweep waits for the database", e);
        } catch (RuntimeException e) {
            LOG.log(Level.SEVERE, "The sweep has failed; what this step would have deleted is still there", e);
        }
    }

    /** The next one looks at half as much after giving way, so that it meets others less. */
    private Step step() {
        Step step = retention.step(settings.rules(), chunk, clock.instant());
        chunk = step == Step.GAVE_WAY ? Math.max(1, chunk / 2) : Math.min(settings.chunk(), chunk * 2);
        return step;
    }

    private static void tell(Sweep sweep) {
        Optional<Duration> took = sweep.endedAt().map(end -> Duration.between(sweep.begunAt(), end));
        LOG.info(() -> "What is kept no longer was deleted"
                + took.map(time -> " in " + time).orElse(" so far") + ": "
                + sweep.transactions() + " business transactions, " + sweep.events() + " events, "
                + sweep.payloads() + " payloads of events that stay, " + sweep.quarantined()
                + " out of the quarantine.");
    }

    /** @return false when it is to stop */
    private boolean rest(Duration pause) {
        try {
            return !stopped.await(pause.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
