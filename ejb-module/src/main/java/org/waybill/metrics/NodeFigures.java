package org.waybill.metrics;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import org.waybill.domain.metrics.BatchMeter;
import org.waybill.domain.metrics.Figures;
import org.waybill.domain.metrics.QueueFigures;
import org.waybill.domain.metrics.RecordedBatch;

/** The figures of this node: counted by the recorder batch by batch, and looked at every few seconds. */
@ApplicationScoped
class NodeFigures implements BatchMeter, Figures.Source {

    private static final double NANOS = 1e9;

    private final Instant since = Instant.now();
    private final LongAdder batches = new LongAdder();
    private final LongAdder messages = new LongAdder();
    private final LongAdder recorded = new LongAdder();
    private final LongAdder duplicates = new LongAdder();
    private final LongAdder quarantined = new LongAdder();
    private final LongAdder redeliveries = new LongAdder();
    private final LastMinute batchMessages = new LastMinute();
    private final LastMinute commitNanos = new LastMinute();
    private final Rate out = new Rate();
    private final Rate in = new Rate();
    private final List<BatchMeter> exporters = new CopyOnWriteArrayList<>();
    private volatile Optional<QueueFigures> queue = Optional.empty();
    private volatile long added;
    private volatile OptionalInt inDoubt = OptionalInt.empty();

    @Override
    public void committed(RecordedBatch batch, Duration commit) {
        batches.increment();
        messages.add(batch.messages());
        recorded.add(batch.recorded());
        duplicates.add(batch.duplicates());
        quarantined.add(batch.quarantined());
        batchMessages.record(batch.messages());
        commitNanos.record(Math.max(0, commit.toNanos()));
        exporters.forEach(exporter -> exporter.committed(batch, commit));
    }

    @Override
    public void returned(int messages) {
        redeliveries.add(messages);
        exporters.forEach(exporter -> exporter.returned(messages));
    }

    /** Tells this one too from now on. */
    void export(BatchMeter exporter) {
        exporters.add(exporter);
    }

    /** Ends an interval of the last minute. */
    void look() {
        long now = System.nanoTime();
        out.look(messages.sum(), now);
        batchMessages.rotate();
        commitNanos.rotate();
    }

    void look(QueueFigures figures) {
        in.look(figures.added(), System.nanoTime());
        added = figures.added();
        queue = Optional.of(figures);
    }

    /** Messages that had come in when the broker could last be asked; a counter must not vanish meanwhile. */
    long added() {
        return added;
    }

    void queueUnknown() {
        queue = Optional.empty();
    }

    void inDoubt(OptionalInt count) {
        inDoubt = count;
    }

    @Override
    public Figures figures() {
        Optional<QueueFigures> known = queue;
        return new Figures(
                since,
                new RecordedBatch(messages.sum(), recorded.sum(), duplicates.sum(), quarantined.sum()),
                batches.sum(),
                redeliveries.sum(),
                out.perSecond(),
                batchMessages.distribution(1),
                commitNanos.distribution(NANOS),
                known,
                known.isPresent() ? OptionalDouble.of(in.perSecond()) : OptionalDouble.empty(),
                inDoubt);
    }
}
