package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The test server keeps what is complete for two days, payloads for one, and everything else for ever. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class RetentionIT {

    private static final Duration SOON = Duration.ofSeconds(60);

    private final Api api = Api.admin();
    private final OwnDefinition own = new OwnDefinition("retention").publish();

    @Deployment(testable = false)
    static WebArchive auditor() {
        return ShrinkWrap.create(WebArchive.class, "auditor.war").addClasses(SqlRunner.class);
    }

    @Test
    void whatIsOldIsDeletedAndStaysCounted() throws Exception {
        send("complete", OwnDefinition.START, OwnDefinition.END);
        send("open", OwnDefinition.START);
        own.awaitTransactions(2);
        await().atMost(SOON).until(() -> counted() == 2);
        assertThat(events("complete")).hasSize(2);
        makeOld();

        assertThat(new Api(TestServer.server(), "viewer")
                        .post("retention/sweep", "text/plain", "")
                        .statusCode())
                .isEqualTo(403);
        HttpResponse<String> asked = api.post("retention/sweep", "text/plain", "");
        assertThat(asked.statusCode()).as(asked.body()).isEqualTo(202);

        own.awaitTransactions(1);
        await().atMost(SOON).until(() -> !lastSweep().isNull("endedAt"));
        assertThat(api.items(own.transactions()))
                .extracting(one -> one.getString("correlator"))
                .containsExactly("open-" + own.name);
        assertThat(events("complete")).isEmpty();
        assertThat(events("open"))
                .singleElement()
                .satisfies(event -> assertThat(event.getJsonObject("payload").getString("state"))
                        .isEqualTo("EXPIRED"));
        assertThat(counted()).isEqualTo(2);
        assertThat(lastSweep().getInt("transactions")).isPositive();
        assertThat(lastSweep().getInt("events")).isGreaterThanOrEqualTo(2);
        assertThat(lastSweep().getInt("payloads")).isPositive();

        send("open", OwnDefinition.END);
        await("a late event is counted where it belongs")
                .atMost(SOON)
                .until(() ->
                        api.items(own.transactions()).get(0).getString("state").equals("COMPLETE"));
        await().atMost(SOON).until(() -> states().getInt("COMPLETE") == 2);
        assertThat(counted()).isEqualTo(2);
    }

    @Test
    void theRulesAreTold() {
        JsonObject rules = new Api(TestServer.server(), "viewer").get("retention");
        assertThat(rules.getInt("completeDays")).isEqualTo(2);
        assertThat(rules.getInt("payloadDays")).isEqualTo(1);
        for (String none : List.of("failedDays", "openDays", "unmatchedDays", "quarantineDays")) {
            assertThat(rules.isNull(none)).as(none).isTrue();
        }
    }

    /** Events that were created five days ago, as if they had been on their way for so long. */
    private void send(String order, String... addresses) {
        JsonArrayBuilder events = Json.createArrayBuilder();
        for (String address : addresses) {
            events.add(Json.createObjectBuilder()
                    .add("id", UUID.randomUUID().toString())
                    .add("flow", own.name)
                    .add("name", "Step " + address)
                    .add("address", address)
                    .add("createdAt", Instant.now().minus(Duration.ofDays(5)).toString())
                    .add("globalTransactionId", order + "-" + own.name)
                    .add(
                            "payload",
                            Json.createObjectBuilder().add("text", "{}").add("contentType", "application/json")));
        }
        HttpResponse<String> answer =
                api.post("events", "application/json", events.build().toString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
    }

    private void makeOld() throws Exception {
        MarkedMessages.sql("update business_transaction set last_received_at = last_received_at - interval '5' day"
                + " where definition = '" + own.name + "'");
        MarkedMessages.sql("update monitoring_event set received_at = received_at - interval '5' day where flow = '"
                + own.name + "'");
    }

    private List<JsonObject> events(String order) {
        return api.items("events?globalTransactionId=" + order + "-" + own.name);
    }

    private JsonObject lastSweep() {
        return api.get("retention").getJsonObject("sweep");
    }

    private int counted() {
        return rollup().getInt("count");
    }

    private JsonObject states() {
        return rollup().getJsonObject("states");
    }

    private JsonObject rollup() {
        Instant now = Instant.now();
        return api.get("rollups?bucket=DAY&definition=" + own.name + "&from=" + now.minus(Duration.ofDays(8)) + "&to="
                        + now)
                .getJsonObject("total");
    }
}
