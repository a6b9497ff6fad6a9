package org.waybill.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.event;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.definition.DefinitionChange.Action;
import org.waybill.domain.definition.DefinitionConflictException;
import org.waybill.domain.definition.DefinitionState;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.definition.KeptVersion;
import org.waybill.domain.definition.Milestone;
import org.waybill.domain.definition.OutdatedDefinitionException;
import org.waybill.domain.definition.UnknownDefinitionException;

/** The life of a definition, from its draft to its end. */
class DefinitionEditorTest {

    private static final Instant NEXT_WEEK = MORNING.plus(Duration.ofDays(7));

    private final Samples.HandClock clock = new Samples.HandClock(MORNING);
    private final InMemoryLog log = new InMemoryLog();
    private final DefinitionCatalogue catalogue = new DefinitionCatalogue(log, new FilteredSources(List::of));
    private final DefinitionEditor editor = new DefinitionEditor(catalogue, clock);

    @Test
    void theFirstVersionIsInForceSinceEver() {
        KeptVersion first = editor.publish(SampleEvents.purchase(), "anna");
        assertThat(first.definition().version()).isEqualTo(1);
        assertThat(first.definition().validFrom()).isEqualTo(Instant.EPOCH);
        assertThat(first.author()).isEqualTo("anna");
        assertThat(first.activatedAt()).isEqualTo(MORNING);
    }

    @Test
    void whatHasNotChangedMakesNoVersion() {
        editor.publish(SampleEvents.purchase(), "anna");
        assertThat(editor.publish(SampleEvents.purchase(), "berta").author()).isEqualTo("anna");
        assertThat(log.changes()).hasSize(1);
    }

    @Test
    void aChangeIsNumberedAndInForceFromNowOn() {
        editor.publish(SampleEvents.purchase(), "anna");
        Definition second = editor.publish(Samples.strictPurchase(), "berta").definition();
        assertThat(second.version()).isEqualTo(2);
        assertThat(second.validFrom()).isEqualTo(MORNING);
        assertThat(statesAt(MORNING)).containsExactly(DefinitionState.RETIRED, DefinitionState.ACTIVE);
        assertThat(matchedAt(MORNING.minusNanos(1000))).containsExactly(1);
        assertThat(matchedAt(MORNING)).containsExactly(2);
    }

    @Test
    void whatSomebodyHasChangedSinceIsNotChangedForAnEditionThatIsGone() {
        editor.publish(SampleEvents.purchase(), "anna");
        List<String> editions = new ArrayList<>(List.of(edition()));
        editor.putDraft(Samples.strictPurchase(), "berta", any -> true);
        editions.add(edition());
        clock.pass(Duration.ofSeconds(1));
        editor.putDraft(Samples.purchase(Duration.ofMinutes(7)), "berta", any -> true);
        editions.add(edition());
        Predicate<KeptDefinition> asBefore = kept -> kept.edition().equals(editions.get(1));
        int changes = log.changes().size();
        assertThatThrownBy(() -> editor.putDraft(Samples.strictPurchase(), "carl", asBefore))
                .isInstanceOf(OutdatedDefinitionException.class)
                .hasMessage("'purchase' is not what you have seen: it has a draft that berta changed at "
                        + MORNING.plusSeconds(1) + ". Look at it, then do it again for edition " + edition() + ".");
        assertThatThrownBy(() -> editor.activate("purchase", Optional.empty(), "carl", asBefore))
                .isInstanceOf(OutdatedDefinitionException.class);
        assertThatThrownBy(() -> editor.discardDraft("purchase", "carl", asBefore))
                .isInstanceOf(OutdatedDefinitionException.class);
        assertThat(log.changes()).hasSize(changes);

        editor.activate(
                "purchase", Optional.empty(), "carl", kept -> kept.edition().equals(editions.get(2)));
        editions.add(edition());
        editor.retire("purchase", Optional.empty(), "carl");
        editions.add(edition());
        assertThat(editions).doesNotHaveDuplicates();
    }

    private String edition() {
        return catalogue.find("purchase").orElseThrow().edition();
    }

    @Test
    void aDraftMatchesNothingAndCanBeChangedUntilItIsActivated() {
        editor.putDraft(SampleEvents.purchase(), "anna", any -> true);
        assertThat(matchedAt(MORNING)).isEmpty();
        editor.putDraft(Samples.strictPurchase(), "berta", any -> true);
        KeptDefinition kept = catalogue.find("purchase").orElseThrow();
        assertThat(kept.versions()).isEmpty();
        assertThat(kept.draft().orElseThrow().author()).isEqualTo("berta");

        KeptVersion active = editor.activate("purchase", Optional.empty(), "carl", any -> true);
        assertThat(active.definition().saysTheSameAs(Samples.strictPurchase())).isTrue();
        assertThat(active.definition().validFrom()).isEqualTo(Instant.EPOCH);
        assertThat(catalogue.find("purchase").orElseThrow().draft()).isEmpty();
        assertThat(matchedAt(MORNING)).containsExactly(1);
        assertThat(log.changes())
                .extracting(DefinitionChange::action)
                .containsExactly(Action.CREATED_DRAFT, Action.CHANGED_DRAFT, Action.ACTIVATED);
        assertThat(log.changes().get(1).before()).isEqualTo(log.changes().get(0).body());
    }

    @Test
    void aDraftOfAKnownDefinitionLeavesItsVersionInForceAndIsInForceFromItsActivationOn() {
        editor.publish(SampleEvents.purchase(), "anna");
        editor.putDraft(Samples.strictPurchase(), "anna", any -> true);
        clock.pass(Duration.ofHours(1));
        KeptVersion second = editor.activate("purchase", Optional.empty(), "anna", any -> true);
        assertThat(second.definition().validFrom()).isEqualTo(MORNING.plusSeconds(3600));
        assertThat(matchedAt(MORNING.plusSeconds(3599))).containsExactly(1);
    }

    @Test
    void theMomentOfActivationIsTheOneAskedForThenTheDraftsOwn() {
        editor.publish(SampleEvents.purchase(), "anna");
        editor.putDraft(Samples.strictPurchase().as(1, NEXT_WEEK), "anna", any -> true);
        assertThat(editor.activate("purchase", Optional.empty(), "anna", any -> true)
                        .definition()
                        .validFrom())
                .isEqualTo(NEXT_WEEK);
        editor.putDraft(SampleEvents.purchase().as(1, NEXT_WEEK), "anna", any -> true);
        assertThat(editor.activate("purchase", Optional.of(MORNING.plusSeconds(1)), "anna", any -> true)
                        .definition()
                        .validFrom())
                .isEqualTo(MORNING.plusSeconds(1));
        assertThat(statesAt(NEXT_WEEK))
                .as("what was to come is called off by what comes before it")
                .containsExactly(DefinitionState.RETIRED, DefinitionState.RETIRED, DefinitionState.ACTIVE);
        assertThat(matchedAt(NEXT_WEEK.plusSeconds(1))).containsExactly(3);
    }

    @Test
    void publishingLeavesADraftWhichThenHasTheNextNumber() {
        editor.putDraft(Samples.strictPurchase(), "anna", any -> true);
        editor.publish(SampleEvents.purchase(), "berta");
        KeptDefinition kept = catalogue.find("purchase").orElseThrow();
        assertThat(kept.draft()).isPresent();
        assertThat(kept.nextVersion()).isEqualTo(2);
        assertThat(editor.activate("purchase", Optional.empty(), "anna", any -> true)
                        .definition()
                        .version())
                .isEqualTo(2);
    }

    @Test
    void aDiscardedDraftIsGoneAndSoIsADefinitionThatHadNothingElse() {
        editor.putDraft(SampleEvents.purchase(), "anna", any -> true);
        editor.discardDraft("purchase", "berta", any -> true);
        assertThat(catalogue.find("purchase")).isEmpty();
        DefinitionChange last = log.changes().get(1);
        assertThat(last.action()).isEqualTo(Action.DISCARDED_DRAFT);
        assertThat(last.author()).isEqualTo("berta");
        assertThat(last.before()).contains("purchase");
        assertThat(last.body()).isEmpty();
    }

    @Test
    void whatIsNotThereCanNeitherBeActivatedDiscardedNorRetired() {
        assertThatThrownBy(() -> editor.activate("purchase", Optional.empty(), "anna", any -> true))
                .isInstanceOf(UnknownDefinitionException.class)
                .hasMessage("There is no draft of 'purchase'; PUT definitions/purchase/draft makes one.");
        assertThatThrownBy(() -> editor.discardDraft("purchase", "anna", any -> true))
                .isInstanceOf(UnknownDefinitionException.class);
        editor.putDraft(SampleEvents.purchase(), "anna", any -> true);
        assertThatThrownBy(() -> editor.retire("purchase", Optional.empty(), "anna"))
                .isInstanceOf(UnknownDefinitionException.class)
                .hasMessage("There is no version of 'purchase' that could be retired.");
    }

    @Test
    void afterItsRetirementADefinitionMatchesNothingButWhatWasCreatedBefore() {
        editor.publish(SampleEvents.purchase(), "anna");
        clock.pass(Duration.ofHours(1));
        KeptVersion retired = editor.retire("purchase", Optional.empty(), "berta");
        assertThat(retired.validUntil()).isEqualTo(MORNING.plusSeconds(3600));
        assertThat(matchedAt(MORNING.plusSeconds(3600))).isEmpty();
        assertThat(matchedAt(MORNING.plusSeconds(3599))).containsExactly(1);
        assertThat(statesAt(MORNING.plusSeconds(3600))).containsExactly(DefinitionState.RETIRED);
    }

    @Test
    void aRetiredDefinitionStaysSoUntilItIsActivatedAgain() {
        editor.publish(SampleEvents.purchase(), "anna");
        editor.retire("purchase", Optional.of(MORNING), "anna");
        assertThatThrownBy(() -> editor.retire("purchase", Optional.of(MORNING.plusSeconds(1)), "anna"))
                .isInstanceOf(DefinitionConflictException.class)
                .hasMessageContaining("is retired from 2026-11-30T08:00:00Z on already");
        clock.pass(Duration.ofHours(1));
        editor.putDraft(SampleEvents.purchase(), "anna", any -> true);
        editor.activate("purchase", Optional.empty(), "anna", any -> true);
        assertThat(matchedAt(MORNING.minusSeconds(1))).containsExactly(1);
        assertThat(matchedAt(MORNING.plusSeconds(1))).isEmpty();
        assertThat(matchedAt(MORNING.plusSeconds(3600))).containsExactly(2);
    }

    @Test
    void publishingARetiredDefinitionBringsItBackEvenWithTheSameContent() {
        editor.publish(SampleEvents.purchase(), "anna");
        editor.retire("purchase", Optional.empty(), "anna");
        assertThat(editor.publish(SampleEvents.purchase(), "anna").definition().version())
                .isEqualTo(2);
    }

    @Test
    void aDeploymentUndoesNothingThatPeopleHaveDone() {
        editor.load(SampleEvents.purchase());
        editor.publish(Samples.strictPurchase(), "anna");
        assertThat(editor.load(SampleEvents.purchase()).definition().version()).isEqualTo(2);
        editor.retire("purchase", Optional.empty(), "anna");
        editor.load(SampleEvents.purchase());
        assertThat(matchedAt(NEXT_WEEK)).isEmpty();
        assertThat(log.changes()).hasSize(3);
    }

    @Test
    void aDeploymentThatBringsSomethingNewPublishesIt() {
        editor.load(SampleEvents.purchase());
        editor.publish(Samples.strictPurchase(), "anna");
        KeptVersion third = editor.load(Samples.purchase(Duration.ofHours(3)));
        assertThat(third.definition().version()).isEqualTo(3);
        assertThat(third.author()).isEqualTo("deployment");
    }

    @Test
    void aVersionThatGivesAMilestoneAnotherPlaceIsRefusedAndTheCourseOfEachVersionIsKnown() {
        Definition first = editor.publish(SampleEvents.tracked("purchase", 1, Instant.EPOCH), "anna")
                .definition();
        assertThatThrownBy(() -> editor.publish(SampleEvents.purchase(), "berta"))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageStartingWith("milestones[0].name must be 'packed' as in the version before");
        assertThatThrownBy(() -> editor.putDraft(SampleEvents.purchase(), "berta", any -> true))
                .isInstanceOf(InvalidDefinitionException.class);
        Course longer = new Course(
                List.of(new Milestone("packed", false), new Milestone("rejected", false), new Milestone("paid", true)),
                first.course().stages(),
                true);
        editor.publish(SampleEvents.with(first, 1, Instant.EPOCH, longer), "berta");
        assertThat(catalogue.course("purchase", 1)).isEqualTo(first.course());
        assertThat(catalogue.course("purchase", 2)).isEqualTo(longer);
        assertThat(catalogue.course("purchase", 3)).isEqualTo(Course.FREE);
    }

    @Test
    void aMomentThatNoDatabaseKeepsIsRefusedWithItsField() {
        assertThatThrownBy(() -> editor.publish(SampleEvents.purchase().as(1, Instant.MAX), "anna"))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageStartingWith("validFrom must lie between 1970 and 9998, was ");
        editor.publish(SampleEvents.purchase(), "anna");
        assertThatThrownBy(() -> editor.retire("purchase", Optional.of(Instant.MIN), "anna"))
                .hasMessageStartingWith("from must lie between");
    }

    private List<Integer> matchedAt(Instant createdAt) {
        return catalogue.book().matches(event("ORD-1", RECEIVED, createdAt)).stream()
                .map(match -> match.definition().version())
                .toList();
    }

    private List<DefinitionState> statesAt(Instant now) {
        return catalogue.find("purchase").orElseThrow().versions().stream()
                .map(version -> version.stateAt(now))
                .toList();
    }
}
