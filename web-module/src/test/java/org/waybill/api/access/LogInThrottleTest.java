package org.waybill.api.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

class LogInThrottleTest {

    private final SettableClock clock = new SettableClock();
    private final LogInThrottle throttle = new LogInThrottle(clock);

    @Test
    void fourFailuresAreForgiven() {
        fail(4, "viewer", "10.0.0.1");

        assertThat(throttle.waitFor("viewer", "10.0.0.1")).isEmpty();
    }

    @Test
    void afterFiveFailuresTheSameUserMustWaitAtTheSameAddress() {
        fail(5, "viewer", "10.0.0.1");

        assertThat(throttle.waitFor("viewer", "10.0.0.1")).contains(LogInThrottle.WAIT);
        clock.now = clock.now.plusSeconds(10);
        assertThat(throttle.waitFor("viewer", "10.0.0.1")).contains(LogInThrottle.WAIT.minusSeconds(10));
        clock.now = clock.now.plusSeconds(20);
        assertThat(throttle.waitFor("viewer", "10.0.0.1")).isEmpty();
    }

    @Test
    void nobodyCanLockOutSomebodyElse() {
        fail(100, "viewer", "10.0.0.1");

        assertThat(throttle.waitFor("viewer", "10.0.0.2")).isEmpty();
        assertThat(throttle.waitFor("admin", "10.0.0.1")).isEmpty();
    }

    @Test
    void aSuccessForgetsTheFailures() {
        fail(4, "viewer", "10.0.0.1");
        throttle.succeeded("viewer", "10.0.0.1");
        fail(1, "viewer", "10.0.0.1");

        assertThat(throttle.waitFor("viewer", "10.0.0.1")).isEmpty();
    }

    @Test
    void oldFailuresDoNotCount() {
        fail(4, "viewer", "10.0.0.1");
        clock.now = clock.now.plus(LogInThrottle.WAIT).plus(Duration.ofSeconds(1));
        fail(1, "viewer", "10.0.0.1");

        assertThat(throttle.waitFor("viewer", "10.0.0.1")).isEmpty();
    }

    @Test
    void guessingManyNamesDoesNotFillTheMemory() {
        for (int i = 0; i < 20_000; i++) {
            throttle.failed("user" + i, "10.0.0.1");
        }

        assertThat(throttle.remembered()).isEqualTo(10_000);
    }

    private void fail(int times, String user, String address) {
        for (int i = 0; i < times; i++) {
            throttle.failed(user, address);
        }
    }

    private static final class SettableClock extends Clock {
        private Instant now = Instant.parse("2026-11-30T10:00:00Z");

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }
}
