package org.waybill.event.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;
import org.waybill.event.Payload.Absence;
import org.waybill.event.codec.EncodedEvent;
import org.waybill.event.codec.EventReader;

/** What an event carries when a profile asks for it; R3: and what happens when it cannot be had. */
class EventContentTest {

    private static final String ORDER =
            "{\"orderNumber\": \"4711\", \"kind\": \"Express\", \"amount\": 10.50, \"customer\": {\"name\": \"Ada\"}}";

    private final FlowRun flow = new FlowRun();

    private MonitoringEvent start(String members, String body, Map<String, String> properties) throws Exception {
        flow.profile("{\"source\": \"Order In.transaction.Start\"" + members + "}");
        flow.commit(body, properties);
        assertThat(flow.sender.events()).hasSize(1);
        return flow.sender.events().get(0);
    }

    @Test
    void fieldsAndDocumentsAreTakenOutOfTheMessage() throws Exception {
        MonitoringEvent event = start("""
                , "fields": [{"name": "orderNumber", "query": "/orderNumber"},
                             {"name": "amount", "dataType": "decimal", "query": "$.amount"},
                             {"name": "region", "query": "$Properties/region"},
                             {"name": "absent", "query": "/nowhere"}],
                "documents": [{"name": "customer", "query": "/customer"}]
                """, ORDER, Map.of("region", "EU"));

        assertThat(event.fields())
                .containsExactly(
                        MonitoringEvent.Field.of("orderNumber", "4711"),
                        new MonitoringEvent.Field("amount", "10.50", "decimal", ""),
                        MonitoringEvent.Field.of("region", "EU"));
        assertThat(event.documents())
                .containsExactly(new MonitoringEvent.Document("customer", "{\"name\":\"Ada\"}", ""));
        assertThat(event.extensions()).isEmpty();
    }

    @Test
    void theNameCanBeAskedFromTheMessage() throws Exception {
        assertThat(start(", \"name\": {\"query\": \"/kind\"}", ORDER, Map.of()).name())
                .isEqualTo("Express");
    }

    @Test
    void aNameThatTheMessageDoesNotTellIsUnknown() throws Exception {
        assertThat(start(", \"name\": {\"query\": \"/nowhere\"}", ORDER, Map.of())
                        .name())
                .isEqualTo("_unknown_");
    }

    @Test
    void theFirstCorrelatorQueryThatYieldsSomethingDecides() throws Exception {
        String queries = ", \"globalTransactionId\": {\"query\": [\"$Properties/JMSCorrelationID\", \"/orderNumber\"]}";
        assertThat(start(queries, ORDER, Map.of()).correlators().globalTransactionId())
                .isEqualTo("4711");
    }

    @Test
    void aFilterKeepsEventsBack() throws Exception {
        flow.profile("{\"source\": \"Order In.transaction.Start\", \"filter\": \"$[?(@.amount > 100)]\"}");
        flow.commit("[{\"amount\": 99}]", Map.of());
        flow.commit("[{\"amount\": 101}]", Map.of());

        assertThat(flow.sender.events()).hasSize(1);
    }

    @Test
    void aFilterThatCannotBeAnsweredLetsTheEventPassAndTheEventSaysSo() throws Exception {
        MonitoringEvent event = start(", \"filter\": \"count(//item) > 2\"", "no XML at all", Map.of());

        assertThat(event.extensions()).containsEntry("trouble", "Without filter: The payload is not XML.");
    }

    @Test
    void troubleDoesNotQuoteThePayload() throws Exception {
        MonitoringEvent event = start(
                ", \"fields\": [{\"name\": \"card\", \"query\": \"/card\"}]", "{\"card\": 4111-secret}", Map.of());

        assertThat(event.fields()).isEmpty();
        assertThat(event.extensions().get("trouble"))
                .isEqualTo("Without field card: The payload is not well-formed JSON.");
    }

    @Test
    void thePayloadIsTheBodyByteForByte() throws Exception {
        Payload payload =
                start(", \"payload\": {\"content\": \"body\"}", ORDER, Map.of()).payload();

        assertThat(new String(payload.content(), StandardCharsets.UTF_8)).isEqualTo(ORDER);
        assertThat(payload.contentType()).isEqualTo("application/json");
        assertThat(payload.originalSize()).isEqualTo(ORDER.length());
    }

    @Test
    void headersAreWrittenOneALineAndCannotBeForged() throws Exception {
        Payload payload = start(", \"payload\": {\"content\": \"all\"}", "body", Map.of("note", "a\r\nJMSType: forged"))
                .payload();

        assertThat(new String(payload.content(), StandardCharsets.UTF_8))
                .contains("note: a%0D%0AJMSType: forged\r\n")
                .endsWith("\r\n\r\nbody");
    }

    @Test
    void aPayloadOverTheCapIsLeftOutAndItsSizeTold() throws Exception {
        Payload payload = start(", \"payload\": {\"content\": \"body\", \"maxBytes\": 10}", "12345678901", Map.of())
                .payload();

        assertThat(payload.absence()).isEqualTo(Absence.TOO_LARGE);
        assertThat(payload.originalSize()).isEqualTo(11);
    }

    @Test
    void aPayloadOfExactlyTheCapIsCarried() throws Exception {
        assertThat(start(", \"payload\": {\"content\": \"body\", \"maxBytes\": 10}", "1234567890", Map.of())
                        .payload()
                        .isPresent())
                .isTrue();
    }

    @Test
    void anEmptyBodyAndAnUnreadableOneAreTold() throws Exception {
        flow.profile("{\"source\": \"Order In.transaction.Start\", \"payload\": {\"content\": \"body\"}}");
        flow.commit("", Map.of());
        flow.transactions.active = true;
        flow.run(FakeMessage.object(), () -> null);

        assertThat(flow.sender.events())
                .extracting(event -> event.payload().absence())
                .containsExactly(Absence.EMPTY, Absence.UNREADABLE);
    }

    @Test
    void theFlowFindsABytesMessageAtItsBeginning() throws Exception {
        flow.profile("{\"source\": \"Order In.transaction.Start\", \"payload\": {\"content\": \"body\"}}");
        var message = FakeMessage.bytes(new byte[] {7, 8, 9});

        flow.run(message, () -> {
            assertThat(message.readByte()).isEqualTo((byte) 7);
            return null;
        });
        assertThat(flow.sender.events().get(0).payload().content()).containsExactly(7, 8, 9);
    }

    @Test
    void textThatNoDatabaseTakesIsReplaced() throws Exception {
        MonitoringEvent event = start(
                ", \"fields\": [{\"name\": \"odd\", \"query\": \"/odd\"}]",
                "{\"odd\": \"a\\u0000b\\ud800\"}",
                Map.of());

        assertThat(event.field("odd")).contains("a\uFFFDb\uFFFD");
    }

    @Test
    void aCorrelatorThatIsTooLongIsLeftOutAndTold() throws Exception {
        MonitoringEvent event = start("", "", Map.of("waybillGlobalTransactionId", "x".repeat(401)));

        assertThat(event.correlators().globalTransactionId()).isEmpty();
        assertThat(event.extensions().get("trouble")).contains("401 characters");
    }

    @Test
    void whatIsSentIsReadBackAsTheSameEvents() throws Exception {
        flow.profile("""
                {"source": "Order In.transaction.Start", "name": "OrderReceived", "payload": {"content": "body"},
                 "fields": [{"name": "orderNumber", "query": "/orderNumber"}],
                 "documents": [{"name": "customer", "query": "/customer"}]},
                {"source": "Order In.transaction.End", "filter": "//x"}
                """);
        flow.commit(ORDER, Map.of("waybillGlobalTransactionId", "ORD-4711"));
        List<MonitoringEvent> emitted = flow.sender.events();

        List<byte[]> bodies = EventBatch.bodies(emitted, EventEncoding::bytes);

        assertThat(emitted).hasSize(2);
        assertThat(bodies).hasSize(1);
        assertThat(new EventReader().read(new EncodedEvent(bodies.get(0), "application/json", Map.of(), "")))
                .isEqualTo(emitted);
    }

    @Test
    void aSingleEventIsAnObjectAndAFullBodyTakesNoFurtherEvent() throws Exception {
        MonitoringEvent event = start(", \"payload\": {\"content\": \"body\"}", "x".repeat(EventBatch.FULL), Map.of());

        List<byte[]> bodies = EventBatch.bodies(List.of(event, event, event), EventEncoding::bytes);

        assertThat(bodies)
                .hasSize(3)
                .allSatisfy(body -> assertThat((char) body[0]).isEqualTo('{'));
    }
}
