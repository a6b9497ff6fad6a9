package org.waybill.retention;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.retention.Retention.Step.GAVE_WAY;
import static org.waybill.domain.retention.Retention.Step.GOES_ON;
import static org.waybill.domain.retention.Retention.Step.RESTS;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.waybill.domain.recording.StoreUnavailableException;
import org.waybill.domain.retention.Retention;
import org.waybill.domain.retention.RetentionRules;
import org.waybill.domain.retention.Sweep;

class SweepRunTest {

    private static final Instant NOW = Instant.parse("2026-12-01T08:00:00Z");

    private final Deque<Retention.Step> steps = new ArrayDeque<>();
    private final List<Integer> asked = new ArrayList<>();
    private SweepRun run = run(new Scripted());

    private SweepRun run(Retention retention) {
        RetentionSettings settings = new RetentionSettings(RetentionRules.NONE, 40, Duration.ZERO);
        return new SweepRun(retention, settings, Clock.fixed(NOW, ZoneOffset.UTC));
    }

    @Test
    void goesOnToTheEnd() {
        steps.addAll(List.of(GOES_ON, GOES_ON, RESTS));
        run.run();
        assertThat(steps).isEmpty();
        assertThat(asked).containsExactly(40, 40, 40);
    }

    @Test
    void looksAtLessWhenSomebodyIsInTheWayAndThenAtMoreAgain() {
        steps.addAll(List.of(GAVE_WAY, GAVE_WAY, GOES_ON, GOES_ON, GOES_ON, RESTS));
        run.run();
        assertThat(asked).containsExactly(40, 20, 10, 20, 40, 40);
    }

    @Test
    void stopsAfterTheStepThatItIsAt() {
        steps.addAll(List.of(GOES_ON, GOES_ON, RESTS));
        run.stop();
        run.run();
        assertThat(steps).hasSize(2);
    }

    @Test
    void troubleOfTheDatabaseEndsTheRunAndTheNextGoesOn() {
        List<Integer> calls = new ArrayList<>();
        run = run(new Scripted() {
            @Override
            public Step step(RetentionRules rules, int most, Instant now) {
                calls.add(most);
                if (calls.size() == 1) {
                    throw new StoreUnavailableException("The database is away", null);
                }
                return super.step(rules, most, now);
            }
        });
        steps.add(RESTS);
        run.run();
        assertThat(steps).hasSize(1);
        run.run();
        assertThat(steps).isEmpty();
    }

    private class Scripted implements Retention {

        @Override
        public Optional<Sweep> last() {
            return Optional.of(new Sweep(NOW.minusSeconds(90), Optional.of(NOW), 1, 2, 3, 4));
        }

        @Override
        public void request() {
            throw new AssertionError("Only people ask for a sweep");
        }

        @Override
        public Step step(RetentionRules rules, int most, Instant now) {
            assertThat(now).isEqualTo(NOW);
            asked.add(most);
            return steps.remove();
        }
    }
}
