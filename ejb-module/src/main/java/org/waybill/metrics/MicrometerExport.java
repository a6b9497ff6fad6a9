package org.waybill.metrics;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.spi.CDI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.waybill.domain.metrics.BatchMeter;
import org.waybill.domain.metrics.Figures;
import org.waybill.domain.metrics.QueueFigures;
import org.waybill.domain.metrics.RecordedBatch;

/**
 * The figures as meters of WildFly's Micrometer, which serves Prometheus and pushes OTLP. The only class that knows
 * Micrometer: it is no bean, and is not loaded before its first use, so that a server without it can deploy Waybill.
 */
final class MicrometerExport implements BatchMeter {

    private static final Duration[] COMMITS = Stream.of(
                    1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000)
            .map(Duration::ofMillis)
            .toArray(Duration[]::new);
    private static final double[] BATCHES =
            DoubleStream.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000).toArray();

    private final NodeFigures figures;
    private final MeterRegistry registry;
    private final List<Meter> meters = new ArrayList<>();
    private final Timer commit;
    private final DistributionSummary batch;

    private MicrometerExport(NodeFigures figures, MeterRegistry registry) {
        this.figures = figures;
        this.registry = registry;
        commit = kept(Timer.builder("waybill.recorder.commit")
                .description("Time that the end of a recorder's transaction takes on database and broker")
                .serviceLevelObjectives(COMMITS)
                .register(registry));
        batch = kept(DistributionSummary.builder("waybill.recorder.batch")
                .description("Messages of a committed batch")
                .baseUnit("messages")
                .serviceLevelObjectives(BATCHES)
                .register(registry));
        events("recorded", all -> all.total().recorded());
        events("duplicate", all -> all.total().duplicates());
        events("quarantined", all -> all.total().quarantined());
        counter(
                "waybill.recorder.redeliveries",
                "Messages that went back to the queue",
                source -> source.figures().redeliveries());
        counter("waybill.queue.added", "Messages that came in", NodeFigures::added);
        gauge(
                "waybill.queue.depth",
                "messages",
                "Messages that wait or are being delivered",
                all -> queue(all, queue -> queue.depth()));
        gauge(
                "waybill.queue.oldest.age",
                "seconds",
                "Age of the oldest waiting message",
                all -> queue(
                        all, queue -> queue.oldest().map(MicrometerExport::age).orElse(0.0)));
        doubt("broker", all -> queue(all, queue -> queue.inDoubt()));
        doubt("database", all -> all.inDoubt().isPresent() ? all.inDoubt().getAsInt() : Double.NaN);
    }

    /**
     * Registers the meters, if the server's Micrometer is there.
     *
     * @return takes them away again
     * @throws NoClassDefFoundError if it is not
     */
    static Runnable begin(NodeFigures figures) {
        Instance<MeterRegistry> registry = CDI.current().select(MeterRegistry.class);
        if (!registry.isResolvable()) {
            return () -> {};
        }
        MicrometerExport export = new MicrometerExport(figures, registry.get());
        figures.export(export);
        return export::end;
    }

    @Override
    public void committed(RecordedBatch done, Duration took) {
        commit.record(took);
        batch.record((double) done.messages());
    }

    @Override
    public void returned(int messages) {
        // counted by the figures, where the counter's function looks
    }

    private void end() {
        meters.forEach(registry::remove);
    }

    private void events(String outcome, ToDoubleFunction<Figures> value) {
        kept(FunctionCounter.builder(
                        "waybill.recorder.events", figures, source -> value.applyAsDouble(source.figures()))
                .tag("outcome", outcome)
                .description("What became of events: new, there already, or not recordable")
                .register(registry));
    }

    private void counter(String name, String description, ToDoubleFunction<NodeFigures> value) {
        kept(FunctionCounter.builder(name, figures, value)
                .baseUnit("messages")
                .description(description)
                .register(registry));
    }

    private void gauge(String name, String unit, String description, ToDoubleFunction<Figures> value) {
        kept(Gauge.builder(name, figures, source -> value.applyAsDouble(source.figures()))
                .baseUnit(unit)
                .description(description)
                .register(registry));
    }

    private void doubt(String resource, ToDoubleFunction<Figures> value) {
        kept(Gauge.builder("waybill.transactions.in.doubt", figures, source -> value.applyAsDouble(source.figures()))
                .tag("resource", resource)
                .description("Transactions that are prepared and not decided")
                .register(registry));
    }

    private <T extends Meter> T kept(T meter) {
        meters.add(meter);
        return meter;
    }

    private static double queue(Figures all, ToDoubleFunction<QueueFigures> value) {
        return all.queue().map(value::applyAsDouble).orElse(Double.NaN);
    }

    private static double age(Instant oldest) {
        return Math.max(0, Duration.between(oldest, Instant.now()).toMillis() / 1000.0);
    }
}
