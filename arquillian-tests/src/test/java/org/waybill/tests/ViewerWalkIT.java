package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A walk through every page of the viewer, wide and narrow, over what the server has recorded: among it text in every field
 * that would be markup or a script if a page took it for such. No page complains, none is wider than the window, and every
 * text is shown as it was given.
 */
@EnabledIfSystemProperty(
        named = "waybill.test.database",
        matches = "h2",
        disabledReason = "Every page once: what the pages show does not depend on the database")
class ViewerWalkIT {

    private static final Duration SOON = Duration.ofSeconds(60);
    private static final String MARK = UUID.randomUUID().toString();
    private static final String NAME = "hostile-" + MARK;

    private static final Api API = Api.admin();

    @RegisterExtension
    static final Chromium BROWSER = new Chromium();

    private static String transaction = "";
    private static String event = "";
    private static String quarantined = "";

    @BeforeAll
    static void open() {
        API.post("samples?count=20", "text/plain", "");
        HttpResponse<String> published = API.post("definitions", "application/json", definition());
        assertThat(published.statusCode()).as(published.body()).isEqualTo(201);
        send("Begin.transaction.Start", Json.createObjectBuilder());
        send("End.transaction.Rollback", Json.createObjectBuilder().add("failure", hostile("failure")));
        JmsClient.overHttp(TestServer.server()).sendEvent("<b>" + hostile("message") + "</b>");
        transaction = await().atMost(SOON)
                .until(() -> API.items("transactions?definition=" + NAME + "&state=FAILED"), items -> items.size() == 1)
                .get(0)
                .getString("id");
        event = API.get("transactions/" + transaction)
                .getJsonArray("events")
                .getJsonObject(0)
                .getString("id");
        quarantined = await().atMost(SOON)
                .until(() -> API.items("quarantine?limit=1"), items -> items.size() == 1)
                .get(0)
                .getString("id");
        HttpResponse<String> noted = API.post(
                "transactions/" + transaction + "/annotations",
                "application/json",
                Json.createObjectBuilder()
                        .add("kind", "NOTE")
                        .add("text", hostile("note"))
                        .build()
                        .toString());
        assertThat(noted.statusCode()).as(noted.body()).isEqualTo(201);
    }

    @ParameterizedTest
    @ValueSource(ints = {1440, 390})
    void everyPageStandsAndShowsTextAsItIs(int width) {
        try (BrowserWindow window = BROWSER.open(width)) {
            window.logIn("admin");
            pages().forEach((name, address) -> {
                window.open(address);
                window.showsNoMarkup(name);
                window.photograph(name + "-" + width);
                assertThat(window.overhang())
                        .as("pixels beyond the window, on %s", name)
                        .isZero();
            });
            window.open("transactions/" + transaction);
            for (String field : new String[] {"flow", "name", "failure", "note", "key"}) {
                PlaywrightAssertions.assertThat(window.text(hostile(field))).isVisible();
            }
        }
    }

    private static Map<String, String> pages() {
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put("overview", "overview");
        pages.put("transactions", "transactions");
        pages.put("transactions-none", "transactions?key=nothing-of-that-name");
        pages.put("transaction-hostile", "transactions/" + transaction);
        pages.put("flow-map", "flow-map?definition=purchase");
        pages.put("flow-map-hostile", "flow-map?definition=" + NAME);
        pages.put("events", "events");
        pages.put("event", "events/" + event);
        pages.put("definitions", "definitions");
        pages.put("definition", "definitions/" + NAME);
        pages.put("definition-purchase", "definitions/purchase");
        pages.put("quarantine", "quarantine");
        pages.put("quarantined", "quarantine/" + quarantined);
        pages.put("nowhere", "nowhere");
        return pages;
    }

    private static String hostile(String field) {
        return "<img src=x onerror=alert(1)> {{7*7}} " + field + " " + MARK.substring(0, 8);
    }

    private static String definition() {
        return Json.createObjectBuilder()
                .add("name", NAME)
                .add("description", hostile("description"))
                .add("keys", Json.createArrayBuilder().add(hostile("key")))
                .add(
                        "milestones",
                        Json.createArrayBuilder().add(Json.createObjectBuilder().add("name", hostile("milestone"))))
                .add(
                        "events",
                        Json.createArrayBuilder()
                                .add(pattern("start", "*.transaction.Start").add("milestone", hostile("milestone")))
                                .add(pattern("end", "*.transaction.End"))
                                .add(pattern("failure", "*.transaction.Rollback")
                                        .add("final", true)))
                .build()
                .toString();
    }

    private static jakarta.json.JsonObjectBuilder pattern(String role, String source) {
        return Json.createObjectBuilder()
                .add("role", role)
                .add("flow", hostile("flow"))
                .add("source", source);
    }

    private static void send(String address, jakarta.json.JsonObjectBuilder more) {
        JsonObject sent = Json.createObjectBuilder(more.build())
                .add("id", UUID.randomUUID().toString())
                .add("flow", hostile("flow"))
                .add("name", hostile("name"))
                .add("address", address)
                .add("createdAt", Instant.now().toString())
                .add("globalTransactionId", hostile("correlator"))
                .add(
                        "payload",
                        Json.createObjectBuilder()
                                .add("text", "<script>alert('" + MARK + "')</script>")
                                .add("contentType", "text/html"))
                .add(
                        "fields",
                        Json.createArrayBuilder()
                                .add(Json.createObjectBuilder()
                                        .add("name", hostile("key"))
                                        .add("value", hostile("value"))))
                .build();
        HttpResponse<String> answer = API.post("events", "application/json", sent.toString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
    }
}
