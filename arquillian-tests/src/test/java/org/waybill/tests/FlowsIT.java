package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.jms.JMSContext;
import jakarta.jms.TextMessage;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** From a message flow to the API: the flows that come with Waybill emit, the recorder folds, the API tells. */
class FlowsIT {

    private static final Duration SOON = Duration.ofSeconds(60);

    private final Api api = Api.admin();

    @Test
    void aMessageThroughTheRelayFlowIsACompleteTransactionOfTwoEvents() {
        String order = "RELAY-" + UUID.randomUUID();
        relay(order);
        JsonObject transaction = awaitState(order, "COMPLETE");
        JsonArray events =
                api.get("transactions/" + transaction.getString("id")).getJsonArray("events");
        assertThat(events.getValuesAs(JsonObject.class))
                .extracting(event -> event.getString("role") + " " + event.getString("address"))
                .containsExactly("START MQ Input.transaction.Start", "END MQ Output.terminal.in");
    }

    /** Of twenty sample orders, the fourth is rejected, the sixth is late and tried again, the ninth is lost. */
    @Test
    void purchasesAreFoldedFromThreeFlowsWithFailuresRetriesAndSomeThatNeverFinish() {
        HttpResponse<String> answer = api.post("samples?count=20", "text/plain", "");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
        List<String> orders =
                Api.json(answer.body()).getJsonArray("orders").getValuesAs(jakarta.json.JsonString.class).stream()
                        .map(jakarta.json.JsonString::getString)
                        .toList();
        assertThat(orders).hasSize(20);

        JsonObject whole = awaitState(orders.get(0), "COMPLETE");
        assertThat(whole.getString("definition")).isEqualTo("purchase");
        assertThat(whole.getJsonArray("keys").getValuesAs(JsonObject.class))
                .extracting(key -> key.getString("name"))
                .contains("customer", "orderNumber");
        assertThat(whole.getJsonNumber("durationMillis").longValue()).isNotNegative();
        assertThat(awaitState(orders.get(3), "FAILED").getString("reason")).isNotEmpty();
        assertThat(awaitState(orders.get(5), "COMPLETE").getString("reason")).isEqualTo("after 1 failed attempt");
        assertThat(awaitState(orders.get(8), "IN_PROGRESS").isNull("endedAt")).isTrue();
    }

    @Test
    void thePayloadOfAnOrderIsShownToThoseWhoMayAndMasked() {
        HttpResponse<String> answer = api.post("samples?count=1", "text/plain", "");
        String order = Api.json(answer.body()).getJsonArray("orders").getString(0);
        JsonObject transaction = awaitState(order, "COMPLETE");
        JsonObject start = api.get("transactions/" + transaction.getString("id"))
                .getJsonArray("events")
                .getJsonObject(0);
        String payload = "events/" + start.getString("id") + "/payload";

        assertThat(new Api(TestServer.server(), "viewer").answer(payload).statusCode())
                .isEqualTo(403);
        HttpResponse<String> shown = new Api(TestServer.server(), "reader").answer(payload);
        assertThat(shown.statusCode()).isEqualTo(200);
        assertThat(shown.body()).contains(order).contains("***");
    }

    @Test
    void anEventSourceIsSwitchedOffAndOnWhileItsFlowRuns() {
        String source = "profiles/RelayFlow/sources/"
                + Api.encoded("MQ Output.terminal.in").replace("+", "%20");
        try {
            assertThat(new Api(TestServer.server(), "operator")
                            .put(source + "?enabled=false")
                            .statusCode())
                    .isEqualTo(200);
            String order = "SWITCHED-" + UUID.randomUUID();
            relay(order);
            JsonObject transaction = awaitState(order, "IN_PROGRESS");
            assertThat(transaction.getInt("eventCount")).isEqualTo(1);
            assertThat(api.get("definitions/relay").getJsonArray("warnings").toString())
                    .contains("is switched off in its monitoring profile");
        } finally {
            assertThat(new Api(TestServer.server(), "operator")
                            .put(source + "?enabled=true")
                            .statusCode())
                    .isEqualTo(200);
        }
        String order = "SWITCHED-" + UUID.randomUUID();
        relay(order);
        awaitState(order, "COMPLETE");
    }

    private static void relay(String order) {
        try (JMSContext context =
                JmsClient.overHttp(TestServer.server()).factory().createContext("sender", "sender")) {
            TextMessage message = context.createTextMessage("<order/>");
            message.setJMSCorrelationID(order);
            context.createProducer().send(context.createQueue("jms.queue.waybill.flow.relay.in"), message);
        } catch (jakarta.jms.JMSException e) {
            throw new AssertionError(e);
        }
    }

    private JsonObject awaitState(String order, String state) {
        return await().atMost(SOON)
                .until(
                        () -> api.items("transactions?key=" + order),
                        items -> items.size() == 1
                                && items.get(0).getString("state").equals(state))
                .get(0);
    }
}
