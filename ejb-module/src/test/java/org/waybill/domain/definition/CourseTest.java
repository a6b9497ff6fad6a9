package org.waybill.domain.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;

class CourseTest {

    @Test
    void aMilestonesPlaceIsItsBitAndAStagesPlaceItsNumber() {
        Course course = course(List.of("paid", "packed"), List.of("dispatch", "delivery"));
        assertThat(course.bit("paid")).isEqualTo(1);
        assertThat(course.bit("packed")).isEqualTo(2);
        assertThat(course.bit("")).isZero();
        assertThat(course.milestoneNames(0b110)).containsExactly("packed", "number 3");
        assertThat(course.number("delivery")).isEqualTo(2);
        assertThat(course.number("")).isZero();
        assertThat(course.stageName(1)).isEqualTo("dispatch");
        assertThat(course.stageName(3)).isEqualTo("number 3");
    }

    @Test
    void thereMayBeSixtyMilestones() {
        assertThat(course(names(60), List.of()).bit("60")).isEqualTo(1L << 59);
        assertThatThrownBy(() -> course(names(61), List.of()))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessage("milestones may be 60 at most, were 61");
    }

    @Test
    void aLaterVersionMayAddToTheEndAndRequireOtherMilestones() {
        Definition before = definition(course(List.of("paid"), List.of("dispatch")));
        Definition after = definition(new Course(
                List.of(new Milestone("paid", true), new Milestone("packed", true)),
                List.of(stage("dispatch"), stage("delivery")),
                true));
        assertThatCode(() -> after.requireGoesOnFrom(before)).doesNotThrowAnyException();
    }

    @Test
    void aLaterVersionMayNotRenameReorderOrDropWhatTransactionsKnowByItsPlace() {
        Definition before = definition(course(List.of("paid", "packed"), List.of("dispatch", "delivery")));
        assertRefused(before, course(List.of("packed", "paid"), List.of("dispatch", "delivery")), "milestones[0].name");
        assertRefused(before, course(List.of("paid"), List.of("dispatch", "delivery")), "milestones[1].name");
        assertRefused(
                before, course(List.of("paid", "packed"), List.of("check", "dispatch", "delivery")), "stages[0].name");
        assertRefused(before, course(List.of("paid", "packed"), List.of()), "stages[0].name");
    }

    private static void assertRefused(Definition before, Course after, String field) {
        assertThatThrownBy(() -> definition(after).requireGoesOnFrom(before))
                .isInstanceOfSatisfying(
                        InvalidDefinitionException.class,
                        refusal -> assertThat(refusal.field()).isEqualTo(field))
                .hasMessageContaining("as in the version before");
    }

    @Test
    void warnsOfAMilestoneThatNothingReachesAndAStageThatNothingEnters() {
        Course course = new Course(
                List.of(new Milestone("paid", true), new Milestone("gift", false)), List.of(stage("dispatch")), false);
        assertThat(definition(course).warnings())
                .containsExactly(
                        "No event reaches the milestone 'paid': every transaction that ends will be inconsistent.",
                        "No event reaches the milestone 'gift'.",
                        "No event enters the stage 'dispatch'.");
    }

    private static Definition definition(Course course) {
        return SampleEvents.with(SampleEvents.purchase(), 1, Instant.EPOCH, course);
    }

    private static Course course(List<String> milestones, List<String> stages) {
        return new Course(
                milestones.stream().map(name -> new Milestone(name, false)).toList(),
                stages.stream().map(CourseTest::stage).toList(),
                false);
    }

    private static Stage stage(String name) {
        return new Stage(name, Optional.empty(), Optional.empty());
    }

    private static List<String> names(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(Integer::toString).toList();
    }
}
