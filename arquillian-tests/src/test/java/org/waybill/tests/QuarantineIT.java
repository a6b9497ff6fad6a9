package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.json.JsonObject;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a person does about the quarantine: mend, send again, discard; and that the audit knows of it. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class QuarantineIT {

    private final Api api = Api.admin();
    private final Api operator = new Api(TestServer.server(), "operator");
    private final MarkedMessages messages = new MarkedMessages();
    private final String run = messages.run;

    @Deployment(testable = false)
    static WebArchive auditor() {
        return ShrinkWrap.create(WebArchive.class, "auditor.war").addClasses(SqlRunner.class);
    }

    @AfterEach
    void clean() throws Exception {
        messages.clean();
    }

    @Test
    void aRetrySucceedsWhenTheDefinitionIsMendedAndIsInTheAudit() throws Exception {
        String name = "mend-" + run;
        define(name, "{\"field\": \"note\"}", "1970-01-01T00:00:00Z");
        String event = """
                {"id": "%s", "flow": "%s", "name": "n", "createdAt": "%s", "globalTransactionId": "%s", "fields": {"note": "%s"}}""".formatted(run, name, Instant.now(), run, "x".repeat(401));
        await().atMost(MarkedMessages.SOON)
                .until(() -> api.items("definitions").stream()
                        .anyMatch(one -> one.getString("name").equals(name)));
        messages.send(in -> in.createTextMessage(event), "mend");
        JsonObject entry = messages.quarantined(1).get("mend");
        assertThat(entry.getString("reason"))
                .contains("has a correlator of 401 characters under the definition '" + name);

        // valid from before the event was created, since events are matched by the definitions of that time
        define(name, "\"global\"", "2026-01-01T00:00:00Z");
        String id = entry.getString("id");
        assertThat(new Api(TestServer.server(), "viewer")
                        .post("quarantine/" + id + "/retry", "text/plain", "")
                        .statusCode())
                .isEqualTo(403);
        HttpResponse<String> retried = operator.post("quarantine/" + id + "/retry", "text/plain", "");
        assertThat(retried.statusCode()).as(retried.body()).isEqualTo(204);
        await().atMost(MarkedMessages.SOON)
                .untilAsserted(() -> assertThat(api.items("transactions?definition=" + name))
                        .extracting(one -> one.getString("correlator"))
                        .containsExactly(run));
        assertThat(messages.quarantined()).isEmpty();
        assertThat(audit(id)).containsExactly("operator RETRY");
    }

    @Test
    void mendedBytesAreSentAndTheBrokenOnesDiscardedAndAllOfItIsInTheAudit() throws Exception {
        String broken = NativeEvents.start(run).replace("\"RelayFlow\"", "7");
        messages.send(in -> in.createTextMessage(broken), "mend");
        JsonObject entry = messages.quarantined(1).get("mend");
        assertThat(entry.getString("reason")).startsWith("flow is a number (at /flow)");
        String id = entry.getString("id");
        String content = new String(
                new Api(TestServer.server(), "reader").bytes("quarantine/" + id + "/content?download=true"),
                StandardCharsets.UTF_8);

        String mended = content.replace("\"flow\": 7", "\"flow\": \"RelayFlow\"");
        assertThat(operator.post("events", "application/json", mended).statusCode())
                .isEqualTo(202);
        assertThat(operator.delete("quarantine/" + id).statusCode()).isEqualTo(204);
        await().atMost(MarkedMessages.SOON)
                .untilAsserted(
                        () -> assertThat(api.items("transactions?key=" + run)).hasSize(1));
        assertThat(api.answer("quarantine/" + id).statusCode()).isEqualTo(404);
        assertThat(audit(id)).containsExactly("reader DOWNLOAD", "operator DISCARD");
    }

    private void define(String name, String correlator, String validFrom) {
        HttpResponse<String> answer =
                api.post("definitions", "application/json", """
                {"name": "%s", "correlator": %s, "validFrom": "%s", "events": [{"role": "start", "flow": "%s"}]}""".formatted(name, correlator, validFrom, name));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    }

    private static List<String> audit(String id) throws Exception {
        return MarkedMessages.sql(
                "select concat(user_name, ' ', action) from payload_access where event_id = '" + id + "' order by id");
    }
}
