package org.waybill.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.waybill.domain.SampleEvents.MORNING;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.definition.DefinitionConflictException;
import org.waybill.event.emit.profile.MonitoringProfile;
import org.waybill.event.emit.profile.ProfileReader;

/** Several nodes share one log. */
class DefinitionCatalogueTest {

    private static final FilteredSources NO_PROFILES = new FilteredSources(List::of);

    private final InMemoryLog log = new InMemoryLog();
    private final DefinitionCatalogue here = new DefinitionCatalogue(log, NO_PROFILES);
    private final DefinitionEditor editor = editor(here);
    private final DefinitionCatalogue there = new DefinitionCatalogue(log, NO_PROFILES);
    private final DefinitionEditor otherEditor = editor(there);

    private static DefinitionEditor editor(DefinitionCatalogue catalogue) {
        return new DefinitionEditor(catalogue, Clock.fixed(MORNING, ZoneOffset.UTC));
    }

    @Test
    void aNodeNoticesWhatAnotherOneHasPublished() {
        here.refresh();
        DefinitionBook before = here.book();
        otherEditor.publish(SampleEvents.purchase(), "berta");
        assertThat(here.refreshKnown()).contains(1L);
        assertThat(here.book()).isNotSameAs(before);
        assertThat(here.all()).isEqualTo(there.all()).hasSize(1);
    }

    @Test
    void theBookStaysTheSameWhileNothingChanges() {
        editor.publish(SampleEvents.purchase(), "anna");
        DefinitionBook book = here.book();
        here.refresh();
        assertThat(here.book()).isSameAs(book);
    }

    @Test
    void theLogIsAskedNothingBeforeItsTablesAreThere() {
        log.breakDown();
        assertThat(here.refreshKnown()).isEmpty();
        assertThat(here.all()).isEmpty();
    }

    @Test
    void theSlowerOfTwoAuthorsOfOneDefinitionIsToldSo() {
        log.beforeTheNextChange(() -> otherEditor.publish(SampleEvents.purchase(), "berta"));
        assertThatThrownBy(() -> editor.publish(Samples.strictPurchase(), "anna"))
                .isInstanceOf(DefinitionConflictException.class)
                .hasMessage("'purchase' was changed by somebody else at this moment; look at it, then do it again.");
        assertThat(log.changes()).extracting(DefinitionChange::author).containsExactly("berta");
        assertThat(here.find("purchase").orElseThrow().versions()).hasSize(1);
    }

    @Test
    void theSlowerOfTwoWhoWantTheSameHasIt() {
        log.beforeTheNextChange(() -> otherEditor.publish(SampleEvents.purchase(), "berta"));
        assertThat(editor.publish(SampleEvents.purchase(), "anna").author()).isEqualTo("berta");
        assertThat(log.changes()).hasSize(1);
    }

    @Test
    void theSlowerOfTwoAuthorsOfDifferentDefinitionsComesNext() {
        log.beforeTheNextChange(() -> otherEditor.publish(SampleEvents.definition("other", 1, Instant.EPOCH), "berta"));
        editor.publish(SampleEvents.purchase(), "anna");
        assertThat(log.changes()).extracting(DefinitionChange::name).containsExactly("other", "purchase");
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
}
