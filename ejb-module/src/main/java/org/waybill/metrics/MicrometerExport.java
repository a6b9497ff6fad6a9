package org.waybill.metrics;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.spi.CDI;
import java.time.Duration;
import java.time.Instant;
import java.util.function.ToDoubleFunction;
import org.waybill.domain.metrics.BatchMeter;
import org.waybill.domain.metrics.Distribution;
import org.waybill.domain.metrics.Figures;
import org.waybill.domain.metrics.QueueFigures;
import org.waybill.domain.metrics.RecordedBatch;

/**
 * The figures as meters of WildFly's Micrometer, which serves Prometheus and pushes OTLP. The only class that knows
 * Micrometer: it is no bean, and is not loaded before its first use, so that a server without it can deploy Waybill.
 *
 * <p>WildFly gives a deployment a registry of its own, which passes on what is made by its own methods, and nothing that
 * is made by Micrometer's builders (39.0.1, {@code ApplicationRegistry}): hence neither buckets nor descriptions, and units
 * in the names.
 */
final class MicrometerExport implements BatchMeter {

    private static final String PREFIX = "waybill.";

    private final NodeFigures figures;
    private final MeterRegistry registry;
    private final Timer commit;
    private final DistributionSummary batch;

    private MicrometerExport(NodeFigures figures, MeterRegistry registry) {
        this.figures = figures;
        this.registry = registry;
        commit = registry.timer(PREFIX + "recorder.commit");
        batch = registry.summary(PREFIX + "recorder.batch.messages");
        quantiles("recorder.commit.quantile.seconds", Figures::commitSeconds);
        quantiles("recorder.batch.quantile.messages", Figures::batchMessages);
        events("recorded", source -> source.figures().total().recorded());
        events("duplicate", source -> source.figures().total().duplicates());
        events("quarantined", source -> source.figures().total().quarantined());
        counter(
                "recorder.redeliveries",
                Tags.empty(),
                source -> source.figures().redeliveries());
        counter("queue.added.messages", Tags.empty(), NodeFigures::added);
        gauge("queue.depth.messages", Tags.empty(), all -> queue(all, QueueFigures::depth));
        gauge("queue.oldest.age.seconds", Tags.empty(), all -> queue(all, MicrometerExport::age));
        gauge("transactions.in.doubt", Tags.of("resource", "broker"), all -> queue(all, QueueFigures::inDoubt));
        gauge(
                "transactions.in.doubt",
                Tags.of("resource", "database"),
                all -> all.inDoubt().isPresent() ? all.inDoubt().getAsInt() : Double.NaN);
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
        registry.getMeters().stream()
                .filter(meter -> meter.getId().getName().startsWith(PREFIX))
                .forEach(registry::remove);
    }

    private void events(String outcome, ToDoubleFunction<NodeFigures> value) {
        counter("recorder.events", Tags.of("outcome", outcome), value);
    }

    private void counter(String name, Tags tags, ToDoubleFunction<NodeFigures> value) {
        registry.more().counter(PREFIX + name, tags, figures, value);
    }

    private void quantiles(String name, ToDistribution which) {
        gauge(name, Tags.of("quantile", "0.5"), all -> which.of(all).median());
        gauge(name, Tags.of("quantile", "0.95"), all -> which.of(all).p95());
        gauge(name, Tags.of("quantile", "0.99"), all -> which.of(all).p99());
    }

    private void gauge(String name, Tags tags, ToDoubleFunction<Figures> value) {
        registry.gauge(PREFIX + name, tags, figures, source -> value.applyAsDouble(source.figures()));
    }

    private static double queue(Figures all, ToDoubleFunction<QueueFigures> value) {
        return all.queue().map(value::applyAsDouble).orElse(Double.NaN);
    }

    private static double age(QueueFigures queue) {
        return queue.oldest()
                .map(oldest ->
                        Math.max(0, Duration.between(oldest, Instant.now()).toMillis() / 1000.0))
                .orElse(0.0);
    }

    private interface ToDistribution {
        Distribution of(Figures figures);
    }
}
