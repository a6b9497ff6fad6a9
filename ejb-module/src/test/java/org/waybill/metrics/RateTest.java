package org.waybill.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RateTest {

    private static final long SECOND = 1_000_000_000;

    private final Rate rate = new Rate();

    @Test
    void isZeroUntilItWasLookedAtTwice() {
        assertThat(rate.perSecond()).isZero();
        rate.look(500, 0);
        assertThat(rate.perSecond()).isZero();
    }

    @Test
    void isTheGrowthOverTheTimeBetweenTheLooks() {
        rate.look(500, 0);
        rate.look(600, 5 * SECOND);
        rate.look(700, 10 * SECOND);
        assertThat(rate.perSecond()).isEqualTo(20);
    }

    @Test
    void forgetsWhatIsOlderThanAMinute() {
        rate.look(0, 0);
        rate.look(1_000_000, 5 * SECOND);
        for (int look = 2; look <= 13; look++) {
            rate.look(1_000_000, look * 5L * SECOND);
        }
        assertThat(rate.perSecond()).isZero();
    }

    @Test
    void beginsAnewWhenTheCounterDoes() {
        rate.look(500, 0);
        rate.look(600, 5 * SECOND);
        rate.look(10, 10 * SECOND);
        assertThat(rate.perSecond()).isZero();
        rate.look(60, 15 * SECOND);
        assertThat(rate.perSecond()).isEqualTo(10);
    }
}
