package org.waybill.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.MORNING;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.waybill.definition.DefinitionJson;
import org.waybill.definition.PayloadQueries;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.Expression;
import org.waybill.domain.definition.PayloadQuestions;
import org.waybill.domain.metrics.RecordedBatch;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.domain.recording.Contribution;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.codec.EncodedEvent;
import org.waybill.event.codec.EventFormat;
import org.waybill.event.codec.EventReader;
import org.waybill.event.codec.EventWriter;

/** From a message as it arrives to the business transaction that its event belongs to. */
class CorrelationTest {

    private final Keeping store = new Keeping();

    private List<String> correlators(String correlator, String payload, Map<String, String> properties) {
        DefinitionBook book = book(correlator);
        Recorder recorder = new Recorder(new EventReader(), () -> book, store, held -> {});
        RecordedBatch batch = recorder.record(List.of(arrival(payload, properties)));
        assertThat(batch).isEqualTo(new RecordedBatch(1, 1, 0, 0)); // whatever it is, no event is lost
        return store.recorded.get(store.recorded.size() - 1).contributions().stream()
                .map(Contribution::correlator)
                .toList();
    }

    private static DefinitionBook book(String correlator) {
        return DefinitionBook.of(
                List.of(DefinitionJson.read(
                        "{\"name\": \"x\", \"correlator\": " + correlator + ", \"events\": [{\"role\": \"start\"}]}")),
                PayloadQueries.ALL);
    }

    private static Arrival arrival(String payload, Map<String, String> properties) {
        String event = """
                {"id": "1", "flow": "F", "createdAt": "2026-11-30T08:00:00Z",
                 "traceParent": "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                 "payload": {"base64": "%s"}}""".formatted(Base64.getEncoder().encodeToString(payload.getBytes(StandardCharsets.UTF_8)));
        return new Arrival(
                new EncodedEvent(event.getBytes(StandardCharsets.UTF_8), "", properties, "ID:1"), MORNING, "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"jsonPath\": \"$.order.id\"} | {\"order\": {\"id\": 4711}} | 4711",
                "{\"jsonPath\": \"$..id\"} | {\"order\": {\"id\": \"4711 \"}} | 4711",
                "{\"jsonPointer\": \"/order/id\"} | {\"order\": {\"id\": \"4711\"}} | 4711",
                "{\"xpath\": \"/order/@id\"} | <order id=\" 4711\"/> | 4711",
                "{\"xpath\": \"/o:order/o:id\", \"namespaces\": {\"o\": \"urn:o\"}} | <order xmlns=\"urn:o\"><id>4711</id></order> | 4711",
                "\"traceparent\" | none | 4bf92f3577b34da6a3ce929d0e0e4736",
            })
    void theRecorderFindsTheCorrelatorInThePayload(String correlator, String payload, String found) {
        assertThat(correlators(correlator, payload, Map.of())).containsExactly(found);
    }

    static List<List<String>> strangers() {
        String bomb = "<!DOCTYPE o [<!ENTITY a \"" + "x".repeat(1000) + "\"><!ENTITY b \"" + "&a;".repeat(1000)
                + "\"><!ENTITY c \"" + "&b;".repeat(1000) + "\">]><o id=\"7\">&c;</o>";
        String file = "<!DOCTYPE o [<!ENTITY f SYSTEM \"file:///etc/hostname\">]><o id=\"7\">&f;</o>";
        return List.of(
                List.of("{\"xpath\": \"/o/@id\"}", ""),
                List.of("{\"xpath\": \"/o/@id\"}", "no markup"),
                List.of("{\"xpath\": \"/o/@id\"}", "<o id='7'"),
                List.of("{\"xpath\": \"/o/@id\"}", "{\"o\": 7}"),
                List.of("{\"xpath\": \"/o/@id\"}", "<o id='" + "7".repeat(401) + "'/>"),
                List.of("{\"xpath\": \"/o/@id\"}", bomb),
                List.of("{\"xpath\": \"/o/@id\"}", file),
                List.of("{\"xpath\": \"string(/o)\"}", file),
                List.of(
                        "{\"xpath\": \"/o/@id\"}",
                        "<o id='7'>" + "<n>".repeat(50_000) + "</n>".repeat(50_000) + "</o>"),
                List.of("{\"xpath\": \"/o/@id\"}", "<o id='7'>" + " ".repeat(5_000_000) + "</o>"),
                List.of("{\"jsonPath\": \"$.id\"}", "<o/>"),
                List.of("{\"jsonPath\": \"$.id\"}", "{\"id\": "),
                List.of("{\"jsonPath\": \"$.id\"}", "{\"id\": null}"),
                List.of("{\"jsonPath\": \"$.id\"}", "{\"id\": \"a\\u0000b\"}"),
                List.of("{\"jsonPath\": \"$.id\"}", "{\"id\": \"\\ud800\"}"),
                List.of("{\"jsonPath\": \"$.id\"}", "{\"id\": \"" + "7".repeat(401) + "\"}"),
                List.of("{\"jsonPath\": \"$.id\"}", "{\"id\": " + "9".repeat(100_000) + "}"),
                List.of("{\"jsonPath\": \"$..id\"}", "[".repeat(100_000)),
                List.of("{\"jsonPath\": \"$..id\"}", "[".repeat(900) + "]".repeat(900)),
                List.of("{\"jsonPointer\": \"/9999999999999999999\"}", "[1]"),
                List.of("{\"jsonPointer\": \"/id\"}", "{\"id\": 7, \"x\": \"" + " ".repeat(5_000_000) + "\"}"));
    }

    @ParameterizedTest
    @MethodSource("strangers")
    void whateverAStrangersPayloadHoldsItCostsNoEvent(List<String> correlatorAndPayload) {
        assertThat(correlators(correlatorAndPayload.get(0), correlatorAndPayload.get(1), Map.of()))
                .isEmpty();
    }

    @Test
    void applicationPropertiesStayWithTheEventSoThatALaterDefinitionFindsThem() throws Exception {
        Map<String, String> properties = Map.of(
                "orderNumber",
                "4711",
                "JMSXDeliveryCount",
                "1",
                "_AMQ_X",
                "y",
                "waybill_contentType",
                "application/json");
        assertThat(correlators("{\"property\": \"orderNumber\"}", "none", properties))
                .containsExactly("4711");
        ReceivedEvent recorded = store.recorded.get(0);
        assertThat(recorded.event().extensions()).isEqualTo(Map.of("property.orderNumber", "4711"));

        DefinitionBook later = book("{\"property\": \"orderNumber\"}");
        assertThat(later.matches(recorded.event())).hasSize(1);
        byte[] held =
                EventWriter.write(recorded.event(), EventFormat.NATIVE_JSON).content();
        assertThat(new EventReader().read(new EncodedEvent(held, "application/json", Map.of(), "ID:2")))
                .containsExactly(recorded.event());
        assertThat(book("{\"xpath\": \"$Properties/orderNumber\"}").matches(recorded.event()))
                .hasSize(1);
    }

    @Test
    void propertiesThatNoCorrelatorCanBeAreLeftOutAndSoAreTooMany() {
        Map<String, String> properties = new HashMap<>();
        for (int i = 0; i < 200; i++) {
            properties.put("p" + (100 + i), "v");
        }
        properties.put("a", "x".repeat(401));
        properties.put("b", "a\u0000b");
        properties.put("c", "\ud800");
        properties.put("n".repeat(101), "v");
        assertThat(correlators("{\"property\": \"p149\"}", "none", properties)).containsExactly("v");
        assertThat(correlators("{\"property\": \"p150\"}", "none", properties)).isEmpty();
        assertThat(store.recorded.get(0).event().extensions()).hasSize(CarriedProperties.MOST);
    }

    @Test
    void anEventIsAskedAsOneForAllDefinitionsSoItsPayloadIsParsedOnce() {
        List<Definition> definitions = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            definitions.add(DefinitionJson.read("{\"name\": \"d" + i
                    + "\", \"correlator\": {\"jsonPath\": \"$.id\"}, \"events\": [{\"role\": \"start\"}]}"));
        }
        Counting questions = new Counting();
        DefinitionBook book = DefinitionBook.of(definitions, questions);
        Recorder recorder = new Recorder(new EventReader(), () -> book, store, held -> {});
        recorder.record(List.of(arrival("{\"id\": 7}", Map.of())));
        assertThat(store.recorded.get(0).contributions()).hasSize(30);
        assertThat(questions.events).isEqualTo(1);
    }

    private static final class Counting implements PayloadQuestions {
        private int events;

        @Override
        public String problem(Expression expression) {
            return PayloadQueries.ALL.problem(expression);
        }

        @Override
        public Answers about(MonitoringEvent event) {
            events++;
            return PayloadQueries.ALL.about(event);
        }
    }

    private static final class Keeping implements RecordingStore {
        private final List<ReceivedEvent> recorded = new ArrayList<>();

        @Override
        public Recorded record(List<ReceivedEvent> events) {
            recorded.addAll(events);
            return new Recorded(events.size(), 0, List.of());
        }

        @Override
        public void quarantine(List<QuarantinedEvent> events) {
            assertThat(events).isEmpty();
        }
    }
}
