package org.waybill.definition;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.Limits;

/** What several tests of this package need. */
final class Samples {

    private Samples() {}

    /** The purchase with another limit. */
    static Definition strictPurchase() {
        return purchase(Duration.ofMinutes(1));
    }

    /** The purchase with that limit. */
    static Definition purchase(Duration endWithin) {
        Definition purchase = SampleEvents.purchase();
        return new Definition(
                purchase.name(),
                1,
                Instant.EPOCH,
                purchase.description(),
                purchase.correlators(),
                purchase.events(),
                purchase.keys(),
                new Limits(
                        Optional.of(endWithin),
                        Optional.empty(),
                        Limits.DEFAULT.settle(),
                        Limits.DEFAULT.retryWindow()),
                purchase.course());
    }

    /** A clock that stands until it is told otherwise. */
    static final class HandClock extends Clock {
        private Instant now;

        HandClock(Instant now) {
            this.now = now;
        }

        void pass(Duration time) {
            now = now.plus(time);
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    }
}
