package org.waybill.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.waybill.domain.SampleEvents.MORNING;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.definition.Limits;
import org.waybill.domain.definition.Milestone;
import org.waybill.event.emit.profile.MonitoringProfile;
import org.waybill.event.emit.profile.ProfileReader;

class DefinitionCatalogueTest {

    private static final FilteredSources NO_PROFILES = new FilteredSources(List::of);

    private final InMemoryStore store = new InMemoryStore();
    private final DefinitionCatalogue catalogue =
            new DefinitionCatalogue(store, NO_PROFILES, Clock.fixed(MORNING, ZoneOffset.UTC));

    @Test
    void keepsTheFirstVersionInForceSinceEver() {
        Definition first = catalogue.publish(SampleEvents.purchase(), "anna");
        assertThat(first.version()).isEqualTo(1);
        assertThat(first.validFrom()).isEqualTo(Instant.EPOCH);
        assertThat(store.kept.get(0).author()).isEqualTo("anna");
        assertThat(store.kept.get(0).createdAt()).isEqualTo(MORNING);
    }

    @Test
    void makesNoVersionOfWhatHasNotChanged() {
        catalogue.publish(SampleEvents.purchase(), "deployment");
        assertThat(catalogue.publish(SampleEvents.purchase(), "deployment").version())
                .isEqualTo(1);
        assertThat(store.kept).hasSize(1);
    }

    @Test
    void numbersAChangeAndPutsItInForceFromNowOn() {
        catalogue.publish(SampleEvents.purchase(), "anna");
        Definition second = catalogue.publish(stricter(), "berta");
        assertThat(second.version()).isEqualTo(2);
        assertThat(second.validFrom()).isEqualTo(MORNING);
        assertThat(catalogue.newest("purchase")).contains(second);
        assertThat(catalogue.versions("purchase")).hasSize(2);
    }

    @Test
    void noticesWhatAnotherNodeHasPublished() {
        catalogue.refresh();
        DefinitionBook before = catalogue.book();
        new DefinitionCatalogue(store, NO_PROFILES, Clock.systemUTC()).publish(SampleEvents.purchase(), "other node");
        catalogue.refreshKnown();
        assertThat(catalogue.book()).isNotSameAs(before);
        assertThat(catalogue.all()).hasSize(1);
    }

    @Test
    void asksTheStoreNothingBeforeItsTablesAreThere() {
        store.broken = true;
        catalogue.refreshKnown();
        assertThat(catalogue.all()).isEmpty();
    }

    @Test
    void refusesAVersionThatSomebodyElsePublishedAtTheSameMoment() {
        store.losing = true;
        assertThatThrownBy(() -> catalogue.publish(SampleEvents.purchase(), "anna"))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining("published by somebody else");
    }

    @Test
    void refusesAVersionThatGivesAMilestoneAnotherPlaceAndKnowsTheCourseOfEachVersion() {
        Definition first = catalogue.publish(SampleEvents.tracked("purchase", 1, Instant.EPOCH), "anna");
        assertThatThrownBy(() -> catalogue.publish(SampleEvents.purchase(), "berta"))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageStartingWith("milestones[0].name must be 'packed' as in the version before");
        Course longer = new Course(
                List.of(new Milestone("packed", false), new Milestone("rejected", false), new Milestone("paid", true)),
                first.course().stages(),
                true);
        catalogue.publish(SampleEvents.with(first, 1, Instant.EPOCH, longer), "berta");
        assertThat(catalogue.course("purchase", 1)).isEqualTo(first.course());
        assertThat(catalogue.course("purchase", 2)).isEqualTo(longer);
        assertThat(catalogue.course("purchase", 3)).isEqualTo(Course.FREE);
    }

    @Test
    void warnsOfASourceThatItsProfileFiltersOrSwitchesOff() throws Exception {
        MonitoringProfile profile = ProfileReader.read("PurchaseFlow", """
                {"name": "PurchaseFlow", "events": [
                  {"source": "Order In.transaction.Start", "filter": "$.amount"},
                  {"source": "Dispatch.terminal.out", "enabled": false},
                  {"source": "Order Out.transaction.End"}]}
                """.getBytes(StandardCharsets.UTF_8));
        FilteredSources filtered = new FilteredSources(() -> List.of(profile));
        assertThat(filtered.warnings(SampleEvents.purchase()))
                .containsExactly(
                        "The source 'Dispatch.terminal.out' of the flow 'PurchaseFlow' is switched off in its monitoring"
                                + " profile: its events may be missing from a transaction.",
                        "The source 'Order In.transaction.Start' of the flow 'PurchaseFlow' has a filter in its"
                                + " monitoring profile: its events may be missing from a transaction.");
    }

    private static Definition stricter() {
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
                        Optional.of(Duration.ofMinutes(1)),
                        Optional.empty(),
                        Limits.DEFAULT.settle(),
                        Limits.DEFAULT.retryWindow()),
                purchase.course());
    }

    private static final class InMemoryStore implements KeptDefinition.Store {
        private final List<KeptDefinition> kept = new ArrayList<>();
        private boolean broken;
        private boolean losing;

        @Override
        public List<KeptDefinition> all() {
            return List.copyOf(kept);
        }

        @Override
        public boolean add(KeptDefinition definition) {
            return !losing && kept.add(definition);
        }

        @Override
        public long count() {
            if (broken) {
                throw new IllegalStateException("no such table");
            }
            return kept.size();
        }
    }
}
