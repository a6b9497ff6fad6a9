package org.waybill.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.waybill.domain.metrics.Distribution;

class LastMinuteTest {

    private final LastMinute minute = new LastMinute();

    @Test
    void isAllZeroWhenNothingHappened() {
        minute.rotate();
        assertThat(minute.distribution(1)).isEqualTo(new Distribution(0, 0, 0, 0, 0, 0));
    }

    @Test
    void knowsMeanAndPercentilesToTwoDigits() {
        for (int i = 1; i <= 1000; i++) {
            minute.record(i * 1_000_000L);
        }
        minute.rotate();
        Distribution seconds = minute.distribution(1e9);
        assertThat(seconds.count()).isEqualTo(1000);
        assertThat(seconds.mean()).isCloseTo(0.5, within(0.01));
        assertThat(seconds.median()).isCloseTo(0.5, within(0.01));
        assertThat(seconds.p95()).isCloseTo(0.95, within(0.01));
        assertThat(seconds.p99()).isCloseTo(0.99, within(0.01));
        assertThat(seconds.max()).isCloseTo(1, within(0.01));
    }

    @Test
    void addsIntervalsUpAndForgetsThoseOlderThanAMinute() {
        minute.record(7);
        minute.rotate();
        minute.record(9);
        minute.rotate();
        assertThat(minute.distribution(1).count()).isEqualTo(2);
        for (int interval = 0; interval < 11; interval++) {
            minute.rotate();
        }
        assertThat(minute.distribution(1).count()).isEqualTo(1);
        assertThat(minute.distribution(1).max()).isEqualTo(9);
        minute.rotate();
        assertThat(minute.distribution(1).count()).isZero();
    }
}
