package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.json.JsonObject;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The HTTP door and the quarantine behind it, as a script uses them. */
class EventDoorIT {

    private static final Duration SOON = Duration.ofSeconds(60);

    private final Api api = Api.admin();

    @Test
    void anAcceptedEventIsRecordedUnderTheIdThatTheAnswerNames() {
        String order = "DOOR-" + UUID.randomUUID();
        String start = NativeEvents.start(order);
        HttpResponse<String> answer = api.post("events", "application/json", start);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
        String id = Api.json(answer.body()).getJsonArray("ids").getString(0);
        await().atMost(SOON)
                .untilAsserted(() ->
                        assertThat(api.answer("events/" + id).statusCode()).isEqualTo(200));
        assertThat(api.get("events/" + id).getString("globalTransactionId")).isEqualTo(order);

        api.post("events", "application/json", start);
        await().atMost(SOON)
                .untilAsserted(() ->
                        assertThat(api.get("events/" + id).getInt("duplicates")).isEqualTo(1));
    }

    @Test
    void everyFormatComesThroughOneDoor() {
        String order = "FORMATS-" + UUID.randomUUID();
        String wmb = """
                <wmb:event xmlns:wmb="http://www.ibm.com/xmlns/prod/websphere/messagebroker/6.1.0/monitoring/event">
                <wmb:eventPointData><wmb:eventData wmb:productVersion="100003" wmb:eventSchemaVersion="6.1.0.3" \
                wmb:eventSourceAddress="MQ Input.transaction.Start"><wmb:eventIdentity wmb:eventName="Start"/>\
                <wmb:eventSequence wmb:creationTime="%s" wmb:counter="1"/>\
                <wmb:eventCorrelation wmb:localTransactionId="%s-1" wmb:parentTransactionId="" wmb:globalTransactionId="%s"/>\
                </wmb:eventData><wmb:messageFlowData><wmb:broker wmb:name="NODE1"/><wmb:executionGroup wmb:name="default"/>\
                <wmb:messageFlow wmb:uniqueFlowName="NODE1.default.RelayFlow" wmb:name="RelayFlow" wmb:threadId="1"/>\
                <wmb:node wmb:nodeLabel="MQ Input" wmb:nodeType="ComIbmMQInputNode"/></wmb:messageFlowData></wmb:eventPointData>
                </wmb:event>""".formatted(Instant.now(), order, order);
        String cloud = """
                {"specversion": "1.0", "id": "%s", "source": "urn:relay", "type": "Relayed", "subject": "%s", "time": "%s",
                 "flow": "RelayFlow", "eventsourceaddress": "MQ Output.terminal.in"}""".formatted(order, order, Instant.now());
        assertThat(api.post("events", "application/xml", wmb).statusCode()).isEqualTo(202);
        assertThat(api.post("events", "application/cloudevents+json", cloud).statusCode())
                .isEqualTo(202);
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(api.items("transactions?key=" + order))
                        .extracting(one -> one.getString("state"))
                        .containsExactly("COMPLETE"));
    }

    @Test
    void whatIsWrongIsSaidInAProblemDocument() {
        HttpResponse<String> truncated = api.post("events", "application/json", "{\"flow\": \"RelayFlow\"");
        assertThat(truncated.statusCode()).isEqualTo(400);
        assertThat(truncated.headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("application/problem+json"));
        assertThat(Api.json(truncated.body()).getString("detail")).isNotEmpty();
        assertThat(api.post("events", "image/png", "x").statusCode()).isEqualTo(415);
        assertThat(api.post("events", "application/json", "x".repeat(11 * 1024 * 1024))
                        .statusCode())
                .isEqualTo(413);
        assertThat(new Api(TestServer.server(), "viewer")
                        .post("events", "application/json", NativeEvents.start("x"))
                        .statusCode())
                .isEqualTo(403);
        assertThat(new Api(TestServer.server(), "nobody").answer("transactions").statusCode())
                .isEqualTo(401);
    }

    @Test
    void aQuarantinedEventCanBeLookedAtSentAgainAndDiscarded() {
        String mark = UUID.randomUUID().toString();
        JmsClient.overHttp(TestServer.server()).sendEvent("not an event: " + mark);
        JsonObject quarantined = await().atMost(SOON).until(() -> withContent(mark), found -> found != null);
        String path = "quarantine/" + quarantined.getString("id");
        assertThat(quarantined.getString("reason")).isNotEmpty();

        HttpResponse<String> retried = api.post(path + "/retry", "text/plain", "");
        assertThat(retried.statusCode()).as(retried.body()).isEqualTo(204);
        JsonObject again = await().atMost(SOON).until(() -> withContent(mark), found -> found != null);
        assertThat(again.getString("id")).isNotEqualTo(quarantined.getString("id"));
        assertThat(api.answer(path).statusCode()).isEqualTo(404);

        assertThat(api.delete("quarantine/" + again.getString("id")).statusCode())
                .isEqualTo(204);
        assertThat(withContent(mark)).isNull();
    }

    private JsonObject withContent(String mark) {
        return api.items("quarantine?limit=1000").stream()
                .filter(item -> api.answer("quarantine/" + item.getString("id") + "/content")
                        .body()
                        .contains(mark))
                .findFirst()
                .orElse(null);
    }

    @Test
    void aDefinitionPostedNowMatchesTheNextEvents() {
        String name = "payment-" + UUID.randomUUID();
        HttpResponse<String> created = api.post("definitions", "application/json", """
                {"name": "%s", "correlator": {"field": "paymentId"},
                 "events": [{"role": "start", "flow": "Pay-%s", "eventName": "Started"},
                            {"role": "end", "flow": "Pay-%s", "eventName": "Ended"}]}""".formatted(name, name, name));
        assertThat(created.statusCode()).as(created.body()).isEqualTo(201);
        for (String event : new String[] {"Started", "Ended"}) {
            api.post("events", "application/json", """
                    {"id": "%s-%s", "flow": "Pay-%s", "name": "%s", "createdAt": "%s", "fields": {"paymentId": "P-1"}}""".formatted(name, event, name, event, Instant.now()));
        }
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(api.items("transactions?definition=" + name))
                        .extracting(one -> one.getString("correlator") + " " + one.getString("state"))
                        .containsExactly("P-1 COMPLETE"));
        HttpResponse<String> wrong = api.post("definitions", "application/json", "{\"name\": \"x\", \"evnts\": []}");
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("evnts");
    }
}
