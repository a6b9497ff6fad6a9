package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The life of a definition through the API, and what it means for the events that arrive meanwhile. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class DefinitionsIT {

    private static final String JSON = "application/json";

    /** What is promised of every node. */
    private static final Duration IN_FORCE = Duration.ofSeconds(5);

    private final Api api = Api.admin();
    private final Api viewer = new Api(TestServer.server(), "viewer");
    private final String name = "life-" + UUID.randomUUID();

    @Deployment(testable = false)
    static WebArchive auditor() {
        return ShrinkWrap.create(WebArchive.class, "auditor.war").addClasses(SqlRunner.class);
    }

    @Test
    void aDefinitionLivesFromItsDraftToItsEndWithoutARestart() {
        assertThat(api.put(draft(), JSON, definition("PT5M")).statusCode()).isEqualTo(200);
        assertThat(viewer.get(draft()).getString("state")).isEqualTo("DRAFT");
        assertThat(viewer.get("definitions/" + name).getInt("version")).isEqualTo(1);
        send("while a draft");

        assertThat(api.post(draft() + "/activate?validFrom=" + Instant.now(), JSON, "")
                        .statusCode())
                .isEqualTo(200);
        send("under 1");
        awaitVersion("under 1", 1);

        api.put(draft(), JSON, definition("PT9M"));
        assertThat(api.post(draft() + "/activate", JSON, "").statusCode()).isEqualTo(200);
        Instant afterwards = send("under 2");
        awaitVersion("under 2", 2);

        assertThat(api.post("definitions/" + name + "/retire", JSON, "").statusCode())
                .isEqualTo(200);
        send("after its end");
        send("late under 2", afterwards);
        awaitVersion("late under 2", 2);
        await().atMost(IN_FORCE)
                .untilAsserted(() -> assertThat(
                                api.count("events?globalTransactionId=" + Api.encoded(correlator("after its end"))))
                        .isEqualTo(1));
        assertThat(api.count("transactions?definition=" + name)).isEqualTo(3);

        JsonObject detail = viewer.get("definitions/" + name);
        assertThat(detail.getString("state")).isEqualTo("RETIRED");
        assertThat(detail.getJsonArray("versions")).hasSize(2);
        assertThat(viewer.get("definitions/" + name + "/versions/1")
                        .getJsonObject("limits")
                        .getString("endWithin"))
                .isEqualTo("PT5M");
        assertThat(viewer.items("definition-changes?name=" + name))
                .extracting(change ->
                        change.getString("action") + " " + change.getInt("version") + " " + change.getString("author"))
                .containsExactly(
                        "RETIRED 2 admin",
                        "ACTIVATED 2 admin",
                        "CREATED_DRAFT 2 admin",
                        "ACTIVATED 1 admin",
                        "CREATED_DRAFT 1 admin");
        assertThat(viewer.get("definitions/" + name + "/diff?from=1&to=2")
                        .getJsonArray("differences")
                        .getValuesAs(JsonObject.class))
                .extracting(one -> one.getString("path") + " " + one.get("before") + " " + one.get("after"))
                .containsExactly("limits.endWithin \"PT5M\" \"PT9M\"");
    }

    /** The change comes by the database, as another node's does. */
    @Test
    void whatAnotherNodePublishesTakesEffectHereInFiveSeconds() throws Exception {
        String body = definition("PT5M").replace("'", "''");
        String insert =
                "insert into definition_change (number, name, version, action, effective_from, author, changed_at,"
                        + " body_before, body) select max(number) + 1, '" + name
                        + "', 1, 'PUBLISHED', current_timestamp,"
                        + " 'other node', current_timestamp, '', '" + body + "' from definition_change";
        MarkedMessages.sql(insert);
        await().atMost(IN_FORCE)
                .pollInterval(Duration.ofMillis(100))
                .until(() -> api.answer("definitions/" + name).statusCode() == 200);
        send("elsewhere");
        awaitVersion("elsewhere", 1);
        await().atMost(IN_FORCE)
                .untilAsserted(() -> assertThat(MarkedMessages.sql("select count(*) from definition_node where"
                                + " change_number >= (select number from definition_change where name = '" + name
                                + "')"))
                        .containsExactly("1"));
    }

    @Test
    void ofAuthorsWhoPublishAtTheSameMomentEachIsAnsweredInWords() throws Exception {
        ExecutorService authors = Executors.newFixedThreadPool(8);
        try {
            List<Callable<HttpResponse<String>>> calls = IntStream.rangeClosed(1, 24)
                    .<Callable<HttpResponse<String>>>mapToObj(
                            minutes -> () -> api.post("definitions", JSON, definition("PT" + minutes + "M")))
                    .toList();
            int published = 0;
            for (Future<HttpResponse<String>> answer : authors.invokeAll(calls)) {
                assertThat(answer.get().statusCode()).as(answer.get().body()).isIn(201, 409);
                published += answer.get().statusCode() == 201 ? 1 : 0;
            }
            assertThat(viewer.get("definitions/" + name).getInt("version")).isEqualTo(published);
            assertThat(viewer.count("definition-changes?name=" + name)).isEqualTo(published);
        } finally {
            authors.shutdownNow();
        }
    }

    @Test
    void whatIsExportedCanBeImportedAndWhatIsThereIsLeft() {
        api.post("definitions", JSON, definition("PT5M"));
        JsonObject document = viewer.get("definition-exchange?name=" + name);
        assertThat(reports(api.post("definition-exchange", JSON, document.toString())))
                .containsExactly(name + " SAME 1");
        String other = document.toString().replace(name, name + "-copy");
        assertThat(reports(api.post("definition-exchange", JSON, other))).containsExactly(name + "-copy CREATED 1");
        assertThat(viewer.items("definition-changes?name=" + name + "-copy")
                        .get(0)
                        .getString("action"))
                .isEqualTo("IMPORTED");
        assertThat(viewer.get("definition-exchange").getJsonArray("definitions"))
                .hasSizeGreaterThanOrEqualTo(4);
    }

    @Test
    void oneOfIbmsBecomesADraftWithAReport() {
        String xml = """
                <businessTransaction xmlns="http://www.ibm.com/iib/apiv1/responseObject/businesstransaction" name="%s">
                <links/><businessEvents><startBusinessEvents eventSourceAddress="MQ Input.transaction.Start"
                flowUri="/apiv1/executiongroups/default/applications/OrderApp/messageflows/OrderFlow"/>
                </businessEvents></businessTransaction>""".formatted(name);
        HttpResponse<String> answer = api.post("definition-exchange", "application/xml", xml);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(reports(answer)).containsExactly(name + " DRAFT 1");
        assertThat(Api.json(answer.body())
                        .getJsonArray("items")
                        .getJsonObject(0)
                        .getJsonArray("notes")
                        .getValuesAs(JsonString.class))
                .hasSize(2);
        assertThat(viewer.get(draft()).getJsonArray("events").getJsonObject(0).getString("flow"))
                .isEqualTo("*.OrderApp.OrderFlow");
        assertThat(api.delete(draft()).statusCode()).isEqualTo(204);
        assertThat(api.answer("definitions/" + name).statusCode()).isEqualTo(404);
    }

    @Test
    void aChangeThatIsMeantForAnEditionIsMadeOfThatAlone() {
        api.put(draft(), JSON, definition("PT5M"));
        HttpResponse<String> seen = api.answer("definitions/" + name);
        String tag = seen.headers().firstValue("ETag").orElseThrow();
        assertThat(tag).isEqualTo("\"" + Api.json(seen.body()).getString("edition") + "\"");

        HttpResponse<String> changed = api.put(draft(), JSON, definition("PT6M"), tag);
        assertThat(changed.statusCode()).isEqualTo(200);
        String now = changed.headers().firstValue("ETag").orElseThrow();
        assertThat(now).isNotEqualTo(tag);

        HttpResponse<String> outdated = api.put(draft(), JSON, definition("PT7M"), tag);
        assertThat(outdated.statusCode()).isEqualTo(412);
        assertThat(Api.json(outdated.body()).getString("detail"))
                .startsWith("'" + name + "' is not what you have seen: it has a draft that admin changed at ");
        assertThat(viewer.get(draft()).getJsonObject("limits").getString("endWithin"))
                .isEqualTo("PT6M");
        assertThat(api.put(draft(), JSON, definition("PT8M"), now).statusCode()).isEqualTo(200);
    }

    @Test
    void whatCannotBeIsSaidAndOnlyAdminsChange() {
        assertThat(api.post(draft() + "/activate", JSON, "").statusCode()).isEqualTo(404);
        assertThat(api.post("definitions/" + name + "/retire", JSON, "").statusCode())
                .isEqualTo(404);
        HttpResponse<String> misnamed = api.put("definitions/other/draft", JSON, definition("PT5M"));
        assertThat(misnamed.statusCode()).isEqualTo(422);
        assertThat(Api.json(misnamed.body())
                        .getJsonArray("errors")
                        .getJsonObject(0)
                        .getString("field"))
                .isEqualTo("name");
        api.post("definitions", JSON, definition("PT5M"));
        assertThat(api.answer("definitions/" + name + "/diff?from=1&to=2").statusCode())
                .isEqualTo(404);
        assertThat(api.answer("definitions/" + name + "/diff?from=1").statusCode())
                .isEqualTo(400);
        assertThat(api.answer("definition-changes?cursor=x").statusCode()).isEqualTo(400);
        api.post("definitions/" + name + "/retire", JSON, "");
        assertThat(api.post("definitions/" + name + "/retire", JSON, "").statusCode())
                .isEqualTo(409);
        assertThat(viewer.put(draft(), JSON, definition("PT5M")).statusCode()).isEqualTo(403);
        assertThat(viewer.post("definition-exchange", JSON, "{}").statusCode()).isEqualTo(403);
    }

    private static List<String> reports(HttpResponse<String> answer) {
        return Api.json(answer.body()).getJsonArray("items").getValuesAs(JsonObject.class).stream()
                .map(report ->
                        report.getString("name") + " " + report.getString("outcome") + " " + report.getInt("version"))
                .toList();
    }

    private String draft() {
        return "definitions/" + name + "/draft";
    }

    private String definition(String endWithin) {
        return Json.createObjectBuilder()
                .add("name", name)
                .add(
                        "events",
                        Json.createArrayBuilder()
                                .add(Json.createObjectBuilder()
                                        .add("role", "start")
                                        .add("flow", "*." + name)))
                .add("limits", Json.createObjectBuilder().add("endWithin", endWithin))
                .build()
                .toString();
    }

    private Instant send(String what) {
        Instant now = Instant.now();
        send(what, now);
        return now;
    }

    private void send(String what, Instant createdAt) {
        HttpResponse<String> answer =
                api.post("events", JSON, """
                {"id": "%s", "flow": "Flow", "uniqueFlow": "server.%s", "name": "Start", "address": "In.transaction.Start",
                 "createdAt": "%s", "globalTransactionId": "%s"}""".formatted(UUID.randomUUID(), name, createdAt, correlator(what)));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
    }

    private String correlator(String what) {
        return what + " " + name;
    }

    /** Within the time promised for a change, the event's own way included. */
    private void awaitVersion(String what, int version) {
        await().atMost(IN_FORCE)
                .pollInterval(Duration.ofMillis(100))
                .untilAsserted(() -> assertThat(api.items("transactions?definition=" + name))
                        .filteredOn(one -> one.getString("correlator").equals(correlator(what)))
                        .extracting(one -> one.getInt("highestVersion"))
                        .containsExactly(version));
    }
}
