package org.waybill.domain.suggestion;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.waybill.domain.rollup.Durations;

/** A limit that a person might have chosen. */
final class RoundLimit {

    /** Of fewer durations the 99th percentile says little. */
    private static final int LEAST_DURATIONS = 20;

    private static final List<Duration> ROUND = Stream.of(
                    "PT1S", "PT2S", "PT5S", "PT10S", "PT15S", "PT30S", "PT1M", "PT2M", "PT5M", "PT10M", "PT15M",
                    "PT30M", "PT1H", "PT2H", "PT3H", "PT6H", "PT12H", "P1D", "P2D", "P3D", "P7D", "P14D", "P30D",
                    "P90D", "P365D")
            .map(Duration::parse)
            .toList();

    private RoundLimit() {}

    /** The next round time above twice what 99 of 100 take; absent where too few durations are known, or they are too long. */
    static Optional<Duration> above(Durations durations) {
        if (durations.count() < LEAST_DURATIONS) {
            return Optional.empty();
        }
        return durations
                .percentile(99)
                .flatMap(usual -> ROUND.stream()
                        .filter(limit -> limit.compareTo(usual.multipliedBy(2)) >= 0)
                        .findFirst());
    }
}
