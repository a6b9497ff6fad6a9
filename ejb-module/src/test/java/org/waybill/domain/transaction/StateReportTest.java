package org.waybill.domain.transaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.REJECTED;
import static org.waybill.domain.SampleEvents.ROLLED_BACK;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.DefinitionBook;

/** The table of states, rule by rule. The purchase has to end within 5 minutes and be silent for 2 at most. */
class StateReportTest {

    private final DefinitionBook book = DefinitionBook.of(List.of(SampleEvents.purchase()));
    private TransactionFacts facts;
    private String failure = "";

    @Test
    void aStartAloneIsInProgress() {
        seen(RECEIVED, 0);
        at(60).is(TransactionState.IN_PROGRESS, "");
    }

    @Test
    void aStartAndAnEndAreComplete() {
        seen(COMPLETED, 30);
        seen(RECEIVED, 0);
        at(10_000).is(TransactionState.COMPLETE, "");
    }

    @Test
    void aFinalFailureIsNotHealedByAnEnd() {
        seen(RECEIVED, 0);
        seen(REJECTED, 10);
        at(11).is(TransactionState.FAILED, "refused: ORD-1");
        seen(COMPLETED, 20);
        at(21).is(TransactionState.FAILED, "refused: ORD-1; ended after failure");
    }

    @Test
    void aFailureWithoutAStartSaysSo() {
        seen(REJECTED, 10);
        failure = "";
        at(60).is(TransactionState.FAILED, "failed; start missing");
    }

    @Test
    void aMissingStartSettlesThenIsInconsistentThenHeals() {
        seen(COMPLETED, 30);
        at(39).is(TransactionState.IN_PROGRESS, "start not seen yet");
        at(40).is(TransactionState.INCONSISTENT, "end seen, start missing since 2026-11-30 08:00:30 UTC");
        seen(RECEIVED, 0);
        at(41).is(TransactionState.COMPLETE, "");
    }

    @Test
    void aProgressWithoutAStartSaysWhatWasSeen() {
        seen(DISPATCHED, 0);
        at(60).is(TransactionState.INCONSISTENT, "progress seen, start missing since 2026-11-30 08:00:00 UTC");
    }

    @Test
    void aRolledBackAttemptMayBeHealedAndElseFails() {
        seen(RECEIVED, 0);
        seen(ROLLED_BACK, 5);
        seen(ROLLED_BACK, 15);
        at(75).is(TransactionState.IN_PROGRESS, "2 attempts failed, not given up: refused: ORD-1");
        at(76).is(TransactionState.FAILED, "2 attempts failed, no end: refused: ORD-1");
        seen(COMPLETED, 200);
        at(201).is(TransactionState.COMPLETE, "after 2 failed attempts");
    }

    @Test
    void isOverdueWhenNoEndComesInTime() {
        seen(RECEIVED, 0);
        seen(DISPATCHED, 250);
        at(300).is(TransactionState.IN_PROGRESS, "");
        at(301).is(TransactionState.OVERDUE, "no end within 5 min, overdue since 2026-11-30 08:05:00 UTC");
        seen(COMPLETED, 400);
        at(401).is(TransactionState.COMPLETE, "");
    }

    @Test
    void isOverdueWhenItFallsSilent() {
        seen(RECEIVED, 0);
        at(121).is(TransactionState.OVERDUE, "no event within 2 min, overdue since 2026-11-30 08:02:00 UTC");
        seen(DISPATCHED, 130);
        at(131).is(TransactionState.IN_PROGRESS, "");
    }

    private void seen(String address, long second) {
        var event = SampleEvents.event("ORD-1", address, MORNING.plusSeconds(second));
        TransactionFacts more = SampleEvents.received(event, event.createdAt(), book)
                .contributions()
                .get(0)
                .facts();
        facts = facts == null ? more : facts.merge(more);
        failure = event.failure().isEmpty() ? failure : event.failure();
    }

    private At at(long second) {
        return (state, reason) -> assertThat(
                        StateReport.of(facts, Course.FREE, failure, MORNING.plus(Duration.ofSeconds(second))))
                .extracting(StateReport::state, StateReport::reason)
                .containsExactly(state, reason);
    }

    private interface At {
        void is(TransactionState state, String reason);
    }
}
