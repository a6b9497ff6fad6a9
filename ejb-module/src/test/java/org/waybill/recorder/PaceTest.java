package org.waybill.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class PaceTest {

    private static final long MILLI = 1_000_000;

    private final Pace pace = new Pace(Duration.ofMillis(20));

    @Test
    void theFirstEventDoesNotWait() {
        assertThat(pace.nanosToWait(Long.MIN_VALUE + 1)).isZero();
    }

    @Test
    void whatComesCloseBehindWaitsForTheRestOfTheDistance() {
        pace.nanosToWait(100 * MILLI);
        assertThat(pace.nanosToWait(105 * MILLI)).isEqualTo(15 * MILLI);
    }

    @Test
    void eachSessionThatWaitsHasAMomentOfItsOwn() {
        pace.nanosToWait(100 * MILLI);
        pace.nanosToWait(105 * MILLI);
        assertThat(pace.nanosToWait(110 * MILLI)).isEqualTo(30 * MILLI);
    }

    @Test
    void whatComesLaterDoesNotWait() {
        pace.nanosToWait(100 * MILLI);
        assertThat(pace.nanosToWait(120 * MILLI)).isZero();
        assertThat(pace.nanosToWait(3_600_000 * MILLI)).isZero();
    }

    @Test
    void behindAFullBatchNobodyWaitsUntilOneTakesLess() {
        pace.nanosToWait(100 * MILLI);
        pace.taken(true);
        assertThat(pace.nanosToWait(101 * MILLI)).isZero();
        assertThat(pace.nanosToWait(102 * MILLI)).isZero();
        pace.taken(false);
        assertThat(pace.nanosToWait(103 * MILLI)).isEqualTo(17 * MILLI);
    }

    @Test
    void withoutADistanceNothingWaits() {
        Pace none = new Pace(Duration.ZERO);
        none.nanosToWait(100 * MILLI);
        assertThat(none.nanosToWait(100 * MILLI)).isZero();
    }
}
