package org.waybill.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.waybill.domain.SampleEvents.MORNING;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.waybill.definition.ImportReport.Outcome;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.definition.DefinitionConflictException;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.definition.KeptVersion;

/** From one server to another. */
class DefinitionExchangeTest {

    private final Server here = new Server();
    private final Server there = new Server();

    @Test
    void anUnknownDefinitionKeepsItsVersionsAndTheirReigns() {
        for (long seed = 0; seed < 30; seed++) {
            Server from = new Server();
            Server to = new Server();
            Random random = new Random(seed);
            from.editor.publish(SampleEvents.purchase(), "anna");
            for (int i = random.nextInt(8); i > 0; i--) {
                decide(from, random);
            }
            List<ImportReport> reports = to.exchange.importing(from.document(), "berta");
            assertThat(reports)
                    .as("seed %d", seed)
                    .extracting(ImportReport::outcome)
                    .containsExactly(Outcome.CREATED);
            assertThat(to.reigns()).as("seed %d", seed).isEqualTo(from.reigns());
            assertThat(to.exchange.importing(from.document(), "berta"))
                    .as("seed %d", seed)
                    .extracting(ImportReport::outcome)
                    .containsExactly(Outcome.SAME);
        }
    }

    /** Activates or retires, sometimes in the past, sometimes in the future. */
    private static void decide(Server server, Random random) {
        Instant moment = MORNING.plusSeconds(random.nextInt(5) * 60L);
        try {
            if (random.nextInt(3) == 0) {
                server.editor.retire("purchase", Optional.of(moment), "anna");
            } else {
                server.editor.putDraft(
                        Samples.purchase(Duration.ofMinutes(1 + random.nextInt(100))), "anna", kept -> true);
                server.editor.activate("purchase", Optional.of(moment), "anna", kept -> true);
            }
        } catch (DefinitionConflictException alreadyRetired) {
            server.clock.pass(Duration.ofSeconds(1));
        }
    }

    @Test
    void aKnownDefinitionGetsTheLastVersionAsItsNextOne() {
        here.editor.publish(SampleEvents.purchase(), "anna");
        here.editor.publish(Samples.strictPurchase(), "anna");
        there.editor.publish(Samples.purchase(Duration.ofHours(9)), "berta");
        there.editor.publish(Samples.purchase(Duration.ofHours(8)), "berta");
        there.clock.pass(Duration.ofHours(1));

        assertThat(there.exchange.importing(here.document(), "carl"))
                .containsExactly(new ImportReport("purchase", Outcome.CREATED, 3, Optional.empty(), List.of()));
        KeptVersion newest =
                there.catalogue.find("purchase").orElseThrow().newest().orElseThrow();
        assertThat(newest.definition().saysTheSameAs(Samples.strictPurchase())).isTrue();
        assertThat(newest.definition().validFrom()).isEqualTo(MORNING.plusSeconds(3600));
        assertThat(newest.author()).isEqualTo("carl");
    }

    @Test
    void theChangesSayThatItWasImportedAndByWhom() {
        here.editor.publish(SampleEvents.purchase(), "anna");
        there.exchange.importing(here.document(), "carl");
        assertThat(there.log.changes())
                .extracting(DefinitionChange::author, DefinitionChange::action)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("carl", DefinitionChange.Action.IMPORTED));
    }

    @Test
    void whatIsWrongWithOneDefinitionIsSaidAndTheOthersAreTaken() {
        List<ImportReport> reports = there.exchange.importing("""
                {"definitions": [
                  {"name": "a", "versions": [{"name": "a", "events": [{"role": "begin"}]}]},
                  {"name": "b", "versions": [{"name": "b", "version": 1, "events": [{"role": "start"}]}]},
                  {"name": "c", "versions": []},
                  {"name": "d", "versions": [{"name": "e", "events": [{"role": "start"}]}]},
                  {"name": "f", "versions": [{"name": "f", "version": 2, "events": [{"role": "start"}]},
                                             {"name": "f", "version": 2, "events": [{"role": "end"}]}]},
                  7]}""", "carl");
        assertThat(reports)
                .extracting(report -> report.name() + " " + report.outcome()
                        + report.problem()
                                .map(problem -> " " + problem.field() + " " + problem.problem())
                                .orElse(""))
                .containsExactly(
                        "a REFUSED versions[0].events[0].role must be start, progress, end or failure, was 'begin'",
                        "b CREATED",
                        "c REFUSED versions must hold at least one version",
                        "d REFUSED versions[0].name must be 'd' as of the whole, was 'e'",
                        "f REFUSED versions[1].version must be higher than the one before, 2, was 2",
                        " REFUSED definitions[5] must be an object, was 7");
    }

    @Test
    void aRetiredDefinitionDoesNotReplaceOneThatIsKnown() {
        here.editor.publish(SampleEvents.purchase(), "anna");
        here.editor.retire("purchase", Optional.empty(), "anna");
        there.editor.publish(Samples.strictPurchase(), "berta");
        assertThat(there.exchange.importing(here.document(), "carl").get(0).problem())
                .contains(new ImportReport.Problem(
                        "validUntil",
                        "must be absent from the last version, since another one of that name is known here; it was "
                                + MORNING));
    }

    @Test
    void draftsStayWhereTheyAre() {
        here.editor.putDraft(SampleEvents.purchase(), "anna", kept -> true);
        assertThat(here.document()).isEqualTo("{\"definitions\":[]}");
    }

    @Test
    void anythingElseIsNoSuchDocument() {
        assertThatThrownBy(() -> there.exchange.importing("{}", "carl"))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessage("definitions is missing: the document must be an exported one");
        assertThatThrownBy(() -> there.exchange.importing("[", "carl")).hasMessageStartingWith("line 1, column");
        assertThatThrownBy(() -> there.exchange.importing("{\"name\": \"x\"}", "carl"))
                .hasMessage("name is not known; known are definitions");
    }

    /** A server of its own. */
    private static final class Server {
        private final Samples.HandClock clock = new Samples.HandClock(MORNING);
        private final InMemoryLog log = new InMemoryLog();
        private final DefinitionCatalogue catalogue = new DefinitionCatalogue(log, new FilteredSources(List::of));
        private final DefinitionEditor editor = new DefinitionEditor(catalogue, clock);
        private final DefinitionExchange exchange = new DefinitionExchange(catalogue, editor, clock);

        String document() {
            return exchange.export(catalogue.all()).toString();
        }

        List<String> reigns() {
            return catalogue.find("purchase").orElseThrow().versions().stream()
                    .map(version -> version.definition() + " until " + version.validUntil())
                    .toList();
        }
    }
}
