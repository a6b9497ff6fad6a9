package org.waybill.recorder;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.jms.ConnectionFactory;
import jakarta.transaction.Status;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.waybill.domain.definition.CurrentDefinitions;
import org.waybill.domain.metrics.BatchMeter;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.domain.recording.StoreUnavailableException;
import org.waybill.event.codec.EventReader;

/** What the sessions of this node's recorder share: the settings, the pace, the meter, and whether the surroundings are in trouble. */
@ApplicationScoped
class RecorderRoom {

    private static final Logger LOG = Logger.getLogger(RecorderRoom.class.getName());
    private static final long LONGEST_PAUSE_MILLIS = 5_000;

    private final AtomicInteger failuresInARow = new AtomicInteger();
    private RecorderSettings settings;
    private Pace pace;
    private BatchMeter meter;
    private Recorder recorder;
    private CurrentDefinitions definitions;

    @Resource
    private TransactionSynchronizationRegistry transaction;

    @Resource(lookup = "java:/jms/waybill/Drain")
    private ConnectionFactory queue;

    /** For the container's proxy. */
    protected RecorderRoom() {}

    @Inject
    RecorderRoom(CurrentDefinitions definitions, RecordingStore store, BatchMeter meter) {
        this.settings = RecorderSettings.from(System::getProperty);
        this.pace = new Pace(settings.pace());
        this.meter = meter;
        this.definitions = definitions;
        this.recorder = new Recorder(new EventReader(), definitions, store, this::putBack);
    }

    RecorderSettings settings() {
        return settings;
    }

    Pace pace() {
        return pace;
    }

    /** Whether the last attempt of any session failed. Then sessions probe with single messages. */
    boolean isTroubled() {
        return failuresInARow.get() > 0;
    }

    /** Records a batch in the current transaction; it counts when that commits. */
    void record(List<Arrival> batch) {
        Runnable ended = definitions.beginBatch();
        Attempt attempt = new Attempt(batch.size(), meter, this::recovered, ended);
        try {
            if (transaction.getTransactionStatus() == Status.STATUS_ACTIVE) {
                transaction.registerInterposedSynchronization(attempt);
            } else { // it is doomed, and the store will say so
                ended.run();
            }
        } catch (RuntimeException e) {
            ended.run();
            throw e;
        }
        attempt.done(recorder.record(batch));
    }

    private void recovered() {
        if (failuresInARow.get() > 0 && failuresInARow.getAndSet(0) > 0) {
            LOG.info("Recording goes on.");
        }
    }

    private void putBack(List<HeldEvent> held) {
        LOG.log(
                Level.FINE,
                "{0} event(s) come again later: somebody else holds rows of their business transactions",
                held.size());
        HeldEvent.send(held, queue);
    }

    /**
     * Notes the trouble and pauses the session, longer each time, so that an outage does not push the whole queue into
     * redelivery.
     */
    void troubled(StoreUnavailableException trouble) {
        int failures = failuresInARow.incrementAndGet();
        LOG.log(
                failures == 1 ? Level.WARNING : Level.FINE,
                trouble,
                () -> "Recording pauses; the events wait on the queue. " + trouble.getMessage());
        try {
            Thread.sleep(Math.min(LONGEST_PAUSE_MILLIS, 100L << Math.min(failures, 6)));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
