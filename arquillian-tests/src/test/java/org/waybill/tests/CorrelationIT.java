package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.jms.JMSContext;
import jakarta.jms.TextMessage;
import jakarta.json.JsonObject;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Correlators of every kind, from the queue to the API, in the real server. */
class CorrelationIT {

    private static final Duration SOON = Duration.ofSeconds(60);

    private final Api api = Api.admin();
    private final JmsClient jms = JmsClient.overHttp(TestServer.server());
    private final String run = UUID.randomUUID().toString();

    private String publish(String name, String correlation) {
        String unique = name + "-" + run;
        HttpResponse<String> answer =
                api.post("definitions", "application/json", """
                {"name": "%s", %s, "events": [
                  {"role": "start", "flow": "%s", "source": "a"},
                  {"role": "progress", "flow": "%s", "source": "b"},
                  {"role": "end", "flow": "%s", "source": "c"}]}""".formatted(unique, correlation, unique, unique, unique));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return unique;
    }

    private void send(String flow, String source, String more, Map<String, String> properties) {
        String event = """
                {"id": "%s", "flow": "%s", "address": "%s", "createdAt": "%s"%s}""".formatted(UUID.randomUUID(), flow, source, Instant.now(), more);
        try (JMSContext context = jms.factory().createContext("sender", "sender")) {
            TextMessage message = context.createTextMessage(event);
            for (Map.Entry<String, String> property : properties.entrySet()) {
                message.setStringProperty(property.getKey(), property.getValue());
            }
            context.createProducer().send(context.createTopic("waybill.events"), message);
        } catch (jakarta.jms.JMSException e) {
            throw new AssertionError(e);
        }
    }

    private static String payload(String content) {
        return ", \"payload\": {\"base64\": \""
                + Base64.getEncoder().encodeToString(content.getBytes(StandardCharsets.UTF_8)) + "\"}";
    }

    private static String fields(String... names) {
        List<String> fields = new ArrayList<>();
        for (int i = 0; i < names.length; i += 2) {
            fields.add("\"" + names[i] + "\": \"" + names[i + 1] + "\"");
        }
        return ", \"fields\": {" + String.join(", ", fields) + "}";
    }

    private JsonObject awaitOne(String definition, String key, int events) {
        return await().atMost(SOON)
                .until(
                        () -> api.items("transactions?definition=" + definition + "&key=" + key),
                        items -> items.size() == 1 && items.get(0).getInt("eventCount") == events)
                .get(0);
    }

    @Test
    void eventsThatKnowOneNumberEachMeetInOneTransactionInAllOrdersOfArrival() {
        String definition = publish(
                "delivery",
                "\"correlators\": [{\"field\": \"order\"}, {\"field\": \"shipment\"}], \"keys\": [\"customer\"]");
        int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        for (int i = 0; i < orders.length; i++) {
            String order = "O" + i + "-" + run;
            String shipment = "S" + i + "-" + run;
            String[] sources = {"a", "b", "c"};
            String[] fields = {
                fields("order", order, "customer", "Ada"),
                fields("order", order, "shipment", shipment),
                fields("shipment", shipment)
            };
            for (int sent = 0; sent < 3; sent++) {
                int next = orders[i][sent];
                send(definition, sources[next], fields[next], Map.of());
                int seen = sent;
                await().atMost(SOON)
                        .until(
                                () -> api.items("events?flow=" + definition).size(),
                                Integer.valueOf(3 * i + seen + 1)::equals);
            }
            JsonObject joined = awaitOne(definition, shipment, 3);
            assertThat(joined.getString("state")).isEqualTo("COMPLETE");
            assertThat(joined.getString("correlator")).isEqualTo(order);
            assertThat(joined.getJsonArray("aliases").toString())
                    .isEqualTo("[{\"name\":\"order\",\"value\":\"" + order + "\"},{\"name\":\"shipment\",\"value\":\""
                            + shipment + "\"}]");
            assertThat(joined.getJsonArray("keys")).hasSize(1);
            assertThat(api.get("transactions/" + joined.getString("id")).getJsonArray("events"))
                    .hasSize(3);
        }
        assertThat(api.items("transactions?definition=" + definition)).hasSize(orders.length);
        assertThat(TestServer.server().warnings()).noneMatch(line -> line.matches("(?i).*deadlock.*"));
    }

    @Test
    void theIdentityThatATransactionHadBeforeItWasJoinedLeadsToIt() {
        String definition = publish("moved", "\"correlators\": [{\"field\": \"order\"}, {\"field\": \"shipment\"}]");
        String order = "O-" + run;
        String shipment = "S-" + run;
        send(definition, "a", fields("order", order), Map.of());
        send(definition, "c", fields("shipment", shipment), Map.of());
        List<String> before = List.of(
                awaitOne(definition, order, 1).getString("id"),
                awaitOne(definition, shipment, 1).getString("id"));
        send(definition, "b", fields("order", order, "shipment", shipment), Map.of());
        String now = awaitOne(definition, order, 3).getString("id");

        assertThat(before).contains(now);
        String old = before.get(0).equals(now) ? before.get(1) : before.get(0);
        HttpResponse<String> answer = api.answer("transactions/" + old);
        assertThat(answer.statusCode()).isEqualTo(308);
        assertThat(answer.headers().firstValue("Location")).isPresent();
        assertThat(answer.uri()
                        .resolve(answer.headers().firstValue("Location").orElseThrow())
                        .getPath())
                .isEqualTo("/waybill/api/transactions/" + now);
    }

    @Test
    void theRecorderFindsCorrelatorsInPayloadsAndProperties() {
        String json = publish("json", "\"correlator\": {\"jsonPath\": \"$.order.id\"}");
        String xml = publish(
                "xml", "\"correlator\": {\"xpath\": \"/o:order/@id\", \"namespaces\": {\"o\": \"urn:orders\"}}");
        String property = publish("property", "\"correlator\": {\"property\": \"orderNumber\"}");
        String trace = publish("trace", "\"correlator\": \"traceparent\"");
        String traceId = run.replace("-", "");
        for (String source : List.of("a", "c")) {
            send(json, source, payload("{\"order\": {\"id\": \"J-" + run + "\"}}"), Map.of());
            send(xml, source, payload("<order xmlns='urn:orders' id='X-" + run + "'/>"), Map.of());
            send(property, source, "", Map.of("orderNumber", "P-" + run));
            send(trace, source, ", \"traceParent\": \"00-" + traceId + "-00f067aa0ba902b7-01\"", Map.of());
        }
        assertThat(awaitOne(json, "J-" + run, 2).getString("state")).isEqualTo("COMPLETE");
        assertThat(awaitOne(xml, "X-" + run, 2).getString("state")).isEqualTo("COMPLETE");
        assertThat(awaitOne(property, "P-" + run, 2).getString("state")).isEqualTo("COMPLETE");
        assertThat(awaitOne(trace, traceId, 2).getString("state")).isEqualTo("COMPLETE");
    }

    @Test
    void anExpressionThatDoesNotCompileIsRefusedNamingTheField() {
        HttpResponse<String> answer = api.post(
                "definitions",
                "application/json",
                "{\"name\": \"bad-" + run + "\", \"correlators\": [\"global\", {\"xpath\": \"//o:id\"}],"
                        + " \"events\": [{\"role\": \"start\"}]}");
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("correlators[1].xpath").contains("the prefix 'o' is not declared");
    }
}
