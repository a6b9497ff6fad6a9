package org.waybill.api.view;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.metrics.Distribution;
import org.waybill.domain.metrics.Figures;
import org.waybill.domain.metrics.QueueFigures;

/** What a node measures of itself. */
@Schema(name = "Metrics", description = "What this node measures of itself.")
public record MetricsView(
        @Schema(description = "When counting began.") Instant since,
        Recorder recorder,

        @Schema(description = "The recorder's queue; null when the broker could not be asked.", nullable = true)
        Optional<Queue> queue,

        InDoubt inDoubt) {

    /** What the recorder did. */
    @Schema(name = "RecorderMetrics")
    public record Recorder(
            @Schema(description = "Messages consumed.") long messages,
            @Schema(description = "Events that were new.") long recorded,

            @Schema(description = "Events that were there already.")
            long duplicates,

            @Schema(description = "Messages or events that could not be recorded.")
            long quarantined,

            @Schema(description = "Messages that went back to the queue when their transaction was rolled back.")
            long redeliveries,

            @Schema(description = "Transactions committed.") long batches,

            @Schema(description = "Messages consumed a second, over the last minute.")
            double outPerSecond,

            @Schema(description = "Messages in a batch, over the last minute.")
            Spread batchMessages,

            @Schema(description = "Seconds that a commit took on database and broker, over the last minute.")
            Spread commitSeconds) {}

    /** How a quantity was spread. */
    @Schema(name = "Spread", description = "How a quantity was spread; all 0 when there was none.")
    public record Spread(long count, double mean, double median, double p95, double p99, double max) {

        static Spread of(Distribution values) {
            return new Spread(values.count(), values.mean(), values.median(), values.p95(), values.p99(), values.max());
        }
    }

    /** How the queue stands. */
    @Schema(name = "QueueMetrics")
    public record Queue(
            @Schema(description = "Messages that wait, are being delivered, or wait for redelivery.")
            long depth,

            @Schema(description = "Messages that came in since the broker started.")
            long added,

            @Schema(description = "Messages that came in a second, over the last minute.")
            double inPerSecond,

            @Schema(description = "The age of the oldest waiting message; 0 when none waits.")
            double oldestAgeSeconds) {}

    /** What is prepared and not decided. */
    @Schema(
            name = "InDoubtMetrics",
            description = "Transactions that are prepared and not decided; those of a running commit are among them.")
    public record InDoubt(
            @Schema(description = "In the database; null when it does not tell.", nullable = true)
            Optional<Integer> database,

            @Schema(description = "On the broker; null when it could not be asked.", nullable = true)
            Optional<Integer> broker) {}

    /**
     * The figures as they are written down.
     *
     * @param now by which the oldest message's age is told
     */
    public static MetricsView of(Figures figures, Instant now) {
        return new MetricsView(
                figures.since(),
                new Recorder(
                        figures.total().messages(),
                        figures.total().recorded(),
                        figures.total().duplicates(),
                        figures.total().quarantined(),
                        figures.redeliveries(),
                        figures.batches(),
                        figures.outPerSecond(),
                        Spread.of(figures.batchMessages()),
                        Spread.of(figures.commitSeconds())),
                figures.queue().map(queue -> queue(queue, figures.inPerSecond().orElse(0), now)),
                new InDoubt(
                        figures.inDoubt().isPresent()
                                ? Optional.of(figures.inDoubt().getAsInt())
                                : Optional.empty(),
                        figures.queue().map(QueueFigures::inDoubt)));
    }

    private static Queue queue(QueueFigures queue, double inPerSecond, Instant now) {
        double age = queue.oldest()
                .map(oldest -> Math.max(0, Duration.between(oldest, now).toMillis() / 1000.0))
                .orElse(0.0);
        return new Queue(queue.depth(), queue.added(), inPerSecond, age);
    }
}
