package org.waybill.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class PaceTest {

    private static final long MILLI = 1_000_000;

    private final Pace pace = new Pace(Duration.ofMillis(20));

    @Test
    void theFirstEventDoesNotWait() {
        assertThat(pace.nanosToWait(0)).isZero();
        assertThat(pace.nanosToWait(Long.MIN_VALUE + 1)).isZero();
    }

    @Test
    void whatComesCloseBehindASmallBatchWaitsForTheRestOfTheDistance() {
        pace.taken(100 * MILLI, false);
        assertThat(pace.nanosToWait(105 * MILLI)).isEqualTo(15 * MILLI);
    }

    @Test
    void whatComesLaterDoesNotWait() {
        pace.taken(100 * MILLI, false);
        assertThat(pace.nanosToWait(120 * MILLI)).isZero();
        assertThat(pace.nanosToWait(3_600_000 * MILLI)).isZero();
    }

    @Test
    void behindAFullBatchNothingWaits() {
        pace.taken(100 * MILLI, false);
        pace.taken(120 * MILLI, true);
        assertThat(pace.nanosToWait(120 * MILLI)).isZero();
    }

    @Test
    void withoutADistanceNothingWaits() {
        Pace none = new Pace(Duration.ZERO);
        none.taken(100 * MILLI, false);
        assertThat(none.nanosToWait(100 * MILLI)).isZero();
    }
}
