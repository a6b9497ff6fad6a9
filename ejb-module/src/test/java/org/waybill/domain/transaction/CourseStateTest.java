package org.waybill.domain.transaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.CALLED;
import static org.waybill.domain.SampleEvents.COMPLAINED;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.DELIVERED;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.REJECTED;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;

/**
 * Milestones, stages and the single start in the table of states. The purchase has to end within 5 minutes and be silent
 * for 2 at most; its dispatch, by which it is packed, takes 3 minutes and is silent for 1 at most.
 */
class CourseStateTest {

    private Definition definition = SampleEvents.tracked("purchase", 1, Instant.EPOCH);
    private TransactionFacts facts;

    @Test
    void anEndWithoutARequiredMilestoneSettlesThenIsInconsistentThenHeals() {
        seen(RECEIVED, 0);
        seen(COMPLETED, 200);
        at(209).is(TransactionState.IN_PROGRESS, "end seen, milestone 'packed' not seen yet");
        at(210).is(TransactionState.INCONSISTENT, "end seen, milestone 'packed' missing");
        seen(DISPATCHED, 199);
        at(210).is(TransactionState.COMPLETE, "");
    }

    @Test
    void aMissingStartComesBeforeAMissingMilestone() {
        seen(COMPLETED, 30);
        at(60).is(TransactionState.INCONSISTENT, "end seen, start missing since 2026-11-30 08:00:30 UTC");
    }

    @Test
    void everyMissingMilestoneIsNamedInItsOrderAlsoWhenOnlyOneOfTheVersionsRequiresIt() {
        List<Definition> versions = SampleEvents.trackedInTwoVersions("purchase");
        definition = versions.get(0);
        seen(RECEIVED, 0);
        definition = versions.get(1);
        seen(COMPLETED, 200);
        at(300).is(TransactionState.INCONSISTENT, "end seen, milestones 'packed', 'called' missing");
        seen(CALLED, 210);
        at(300).is(TransactionState.INCONSISTENT, "end seen, milestone 'packed' missing");
    }

    @Test
    void aMilestoneThatIsNotRequiredIsNotMissed() {
        seen(RECEIVED, 0);
        seen(DISPATCHED, 10);
        seen(COMPLETED, 20);
        assertThat(facts.milestones()).isEqualTo(new MilestoneFacts(0b01, 0b01));
        at(60).is(TransactionState.COMPLETE, "");
    }

    @Test
    void aFailureThatIsFinalComesBeforeAMissingMilestone() {
        seen(RECEIVED, 0);
        seen(REJECTED, 5);
        seen(COMPLETED, 20);
        at(60).is(TransactionState.FAILED, "refused: ORD-1; ended after failure");
    }

    @Test
    void isOverdueWhenAStageTakesTooLongAndHealsWhenTheNextOneBegins() {
        seen(RECEIVED, 0);
        seen(DISPATCHED, 30);
        seen(CALLED, 80);
        seen(CALLED, 130);
        seen(CALLED, 180);
        at(210).is(TransactionState.IN_PROGRESS, "");
        at(211).is(
                        TransactionState.OVERDUE,
                        "no end of stage 'dispatch' within 3 min, overdue since 2026-11-30 08:03:30 UTC");
        seen(DELIVERED, 205);
        at(211).is(TransactionState.IN_PROGRESS, "");
    }

    @Test
    void aStageIsMeasuredFromItsFirstEventWhicheverComesFirst() {
        seen(RECEIVED, 0);
        seen(DISPATCHED, 60);
        seen(DISPATCHED, 100);
        seen(DISPATCHED, 30);
        seen(CALLED, 200);
        at(211).is(
                        TransactionState.OVERDUE,
                        "no end of stage 'dispatch' within 3 min, overdue since 2026-11-30 08:03:30 UTC");
    }

    @Test
    void aStageMayBeSilentForLessThanThePurchase() {
        seen(RECEIVED, 0);
        at(119).is(TransactionState.IN_PROGRESS, "");
        seen(DISPATCHED, 10);
        at(70).is(TransactionState.IN_PROGRESS, "");
        at(71).is(
                        TransactionState.OVERDUE,
                        "no event in stage 'dispatch' within 1 min, overdue since 2026-11-30 08:01:10 UTC");
        seen(CALLED, 60);
        at(71).is(TransactionState.IN_PROGRESS, "");
        at(121).is(
                        TransactionState.OVERDUE,
                        "no event in stage 'dispatch' within 1 min, overdue since 2026-11-30 08:02:00 UTC");
    }

    @Test
    void aStageWithoutASilenceOfItsOwnHasThatOfThePurchase() {
        seen(RECEIVED, 0);
        seen(DISPATCHED, 10);
        seen(DELIVERED, 20);
        at(140).is(TransactionState.IN_PROGRESS, "");
        at(141).is(
                        TransactionState.OVERDUE,
                        "no event in stage 'delivery' within 2 min, overdue since 2026-11-30 08:02:20 UTC");
    }

    @Test
    void aStageMayBeSilentForLongerThanThePurchaseButNotTakeLonger() {
        seen(RECEIVED, 0);
        seen(COMPLAINED, 10);
        at(300).is(TransactionState.IN_PROGRESS, "");
        at(301).is(TransactionState.OVERDUE, "no end within 5 min, overdue since 2026-11-30 08:05:00 UTC");
    }

    @Test
    void anEarlierStageThatArrivesLateChangesNothing() {
        seen(RECEIVED, 0);
        seen(DELIVERED, 20);
        TransactionFacts before = facts;
        seen(DISPATCHED, 15);
        assertThat(facts.stage()).isEqualTo(before.stage());
        at(100).is(TransactionState.IN_PROGRESS, "");
    }

    @Test
    void aSecondStartDoesNotAddUpWhereOneIsAllowed() {
        Course course = definition.course();
        definition =
                SampleEvents.with(definition, 1, Instant.EPOCH, new Course(course.milestones(), course.stages(), true));
        seen(RECEIVED, 0);
        seen(DISPATCHED, 10);
        at(20).is(TransactionState.IN_PROGRESS, "");
        seen(RECEIVED, 5);
        at(20).is(TransactionState.INCONSISTENT, "2 starts seen, one is allowed");
        at(10_000).is(TransactionState.INCONSISTENT, "2 starts seen, one is allowed");
        seen(COMPLETED, 30);
        at(40).is(TransactionState.INCONSISTENT, "2 starts seen, one is allowed");
    }

    @Test
    void withoutItsDefinitionAReasonNamesMilestonesAndStagesByTheirNumbers() {
        seen(RECEIVED, 0);
        seen(DISPATCHED, 10);
        assertThat(StateReport.of(facts, Course.FREE, "", MORNING.plusSeconds(71))
                        .reason())
                .startsWith("no event in stage 'number 1' within 1 min");
    }

    private void seen(String address, long second) {
        var event = SampleEvents.event("ORD-1", address, MORNING.plusSeconds(second));
        TransactionFacts more = SampleEvents.received(event, event.createdAt(), DefinitionBook.of(List.of(definition)))
                .contributions()
                .get(0)
                .facts();
        facts = facts == null ? more : facts.merge(more);
    }

    private At at(long second) {
        String failure = facts.lastFailure().isPresent() ? "refused: ORD-1" : "";
        return (state, reason) -> assertThat(
                        StateReport.of(facts, definition.course(), failure, MORNING.plusSeconds(second)))
                .extracting(StateReport::state, StateReport::reason)
                .containsExactly(state, reason);
    }

    private interface At {
        void is(TransactionState state, String reason);
    }
}
