package org.waybill.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.event.Correlators;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

class IbmDefinitionReaderTest {

    private static final String ROOT = "<businessTransaction xmlns='" + IbmDefinitionReader.NAMESPACE + "' ";

    @Test
    void theDocumentedExampleBecomesTheDocumentedDefinition() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "definitions.md"));
        IbmDefinitionReader.Carried carried = read(block(page, "```xml\n"));
        String moved = page.substring(page.indexOf("## The moved IBM definition"));
        assertThat(carried.definition()).isEqualTo(DefinitionJson.read(block(moved, "```json\n")));
        assertThat(carried.definition().warnings()).isEmpty();
        for (String note : carried.notes()) {
            assertThat(moved).contains(note);
        }
        assertThat(carried.notes()).hasSize(3);
    }

    private static String block(String page, String fence) {
        int begin = page.indexOf(fence) + fence.length();
        return page.substring(begin, page.indexOf("```", begin));
    }

    @Test
    void theDefinitionFitsTheSameFlowOnAnotherNodeAndServerAndNoNamesakeOfAnotherApplication() {
        Definition definition = read(ROOT + """
                name='orders'><businessEvents>
                <startBusinessEvents eventSourceAddress='MQ Input.transaction.Start'
                  flowUri='/apiv1/executiongroups/default/applications/OrderApp/messageflows/OrderFlow'/>
                </businessEvents></businessTransaction>""").definition();
        DefinitionBook book = DefinitionBook.of(List.of(definition));
        assertThat(definition.correlators()).containsExactly(CorrelatorRule.GLOBAL);
        for (String unique : List.of(
                "NODE1.default.OrderApp.OrderFlow", "PROD7.server3.OrderApp.OrderFlow", "server3.OrderApp.OrderFlow")) {
            assertThat(book.matches(event(unique))).as(unique).hasSize(1);
        }
        assertThat(book.matches(event("NODE1.default.ClaimApp.OrderFlow"))).isEmpty();
    }

    private static MonitoringEvent event(String uniqueFlow) {
        EventSource source = new EventSource(
                "MQ Input.transaction.Start", "", "", "", "", "OrderFlow", uniqueFlow, "MQ Input", "", "", "", "", "");
        return new MonitoringEvent(
                EventIdentity.derived(Instant.EPOCH, uniqueFlow),
                source,
                "Start",
                Instant.parse("2026-11-30T08:00:00Z"),
                1,
                new Correlators("", "", "4711", ""),
                List.of(),
                List.of(),
                Payload.NOT_CAPTURED,
                "",
                Map.of());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "flowUri='/apiv1/executiongroups/s/messageflows/F' | F",
                "flowUri='/apiv1/executiongroups/s/applications/My%20App/messageflows/F' | *.My App.F",
                "flowUri='/apiv1/executiongroups/s/services/S/messageflows/F' | *.S.F",
                "eventUri='/apiv1/monitoring/events/s.A.F.N.terminal.out' | *.A.F",
                "eventUri='/apiv1/monitoring/events/s.F.N.terminal.out' | F",
            })
    void theFlowIsFoundInWhateverNamesIt(String attribute, String flow) {
        Definition definition = read(ROOT
                        + "name='x'><businessEvents><endBusinessEvents eventSourceAddress='N.terminal.out' " + attribute
                        + "/></businessEvents></businessTransaction>")
                .definition();
        assertThat(definition.events().get(0).flow().text()).isEqualTo(flow);
    }

    @Test
    void whatCannotBeCarriedOverIsSaid() {
        assertThat(read(ROOT + """
                name='My orders'><elements/><elements/><links/><unheardOf/><businessEvents>
                <startBusinessEvents eventSourceAddress='N.transaction.Start' flowUri='/a/messageflows/F'/>
                <endBusinessEvents eventSourceAddress='N.transaction.Start' flowUri='/a/messageflows/F'/>
                <failureBusinessEvents eventSourceAddress='N.terminal.failure'/>
                <endBusinessEvents flowUri='/a/messageflows/F'/>
                <maybeBusinessEvents/>
                </businessEvents></businessTransaction>""").notes())
                .containsExactly(
                        "The name 'My orders' became 'My-orders', since names have no other signs than '_', '.', '-'.",
                        "The source 'N.transaction.Start' of the flow 'F' is named twice, as START and as END; the first"
                                + " holds.",
                        "An event of failureBusinessEvents names no flow and was left out.",
                        "An event of endBusinessEvents names no eventSourceAddress and was left out.",
                        "2 elements of the canvas were left out: a definition has no drawing.",
                        "1 links of the canvas were left out: a definition has no drawing.",
                        "1 element(s) unheardOf are not known and were left out.",
                        "1 element(s) maybeBusinessEvents are not known and were left out.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<a/> | the root element must be businessTransaction in the namespace",
                "<a | the definition is not well-formed XML without a DTD",
                "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a> | the definition is not well-formed XML without a DTD",
            })
    void anythingElseIsRefused(String xml, String message) {
        assertThatThrownBy(() -> read(xml))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void aDefinitionWithoutAnEventIsRefused() {
        assertThatThrownBy(() -> read(ROOT + "name='x'/>")).hasMessage("events must name at least one event");
    }

    private static IbmDefinitionReader.Carried read(String xml) {
        return IbmDefinitionReader.read(xml.getBytes(StandardCharsets.UTF_8));
    }
}
