package org.waybill.api.view;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.rollup.Durations;

/** How long some transactions took. */
@Schema(name = "Durations", description = "How long they took in milliseconds, at most a hundredth off; null for none.")
public record DurationsView(
        long count,
        @Schema(nullable = true) Optional<Long> p50Millis,
        @Schema(nullable = true) Optional<Long> p95Millis,
        @Schema(nullable = true) Optional<Long> p99Millis) {

    /** The percentiles of a distribution. */
    public static DurationsView of(Durations durations) {
        return new DurationsView(
                durations.count(), millis(durations, 50), millis(durations, 95), millis(durations, 99));
    }

    private static Optional<Long> millis(Durations durations, double percent) {
        return durations.percentile(percent).map(Duration::toMillis);
    }
}
