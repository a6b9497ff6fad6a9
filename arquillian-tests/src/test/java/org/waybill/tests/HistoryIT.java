package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.json.JsonObject;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.waybill.launcher.Server;

/** A definition that comes after its events, on a server that is killed while it catches up. */
@EnabledIfSystemProperty(
        named = "waybill.test.database",
        matches = "postgresql",
        disabledReason = "How a job goes on is the same on every database: what differs is in the store's contract")
class HistoryIT {

    private static final String JSON = "application/json";
    private static final Duration SOON = Duration.ofMinutes(2);
    private static final int ORDERS = 100;

    private final String name = "late-" + UUID.randomUUID();
    private final Instant begin = Instant.now().minusSeconds(3600);

    @Test
    void aDefinitionCatchesUpWithWhatWasRecordedBeforeWhateverHappensToTheServer() {
        try (OwnServer own = new OwnServer("history")) {
            own.set("waybill.history.chunk", "5");
            own.set("waybill.history.pause-millis", "200");
            Server server = own.start(List.of());
            server.deploy(TestServer.ear());
            Api api = new Api(server, "admin");
            send(api, 0, ORDERS);
            await().atMost(SOON).until(() -> api.count("events?flow=" + name) == 2 * ORDERS);

            HttpResponse<String> tried = api.post("definitions/" + name + "/draft/dry-run", JSON, definition());
            assertThat(tried.statusCode()).as(tried.body()).isEqualTo(200);
            assertThat(Api.json(tried.body()).getInt("matched")).isEqualTo(2 * ORDERS);
            assertThat(Api.json(tried.body()).getJsonObject("transactions").getInt("COMPLETE"))
                    .isEqualTo(ORDERS);
            assertThat(api.post("definitions/" + name + "/history", JSON, "").statusCode())
                    .isEqualTo(404);

            assertThat(api.post("definitions", JSON, definition()).statusCode()).isEqualTo(201);
            assertThat(api.count("transactions?definition=" + name)).isZero();
            HttpResponse<String> started = api.post("definitions/" + name + "/history", JSON, "");
            assertThat(started.statusCode()).as(started.body()).isEqualTo(202);
            String job = "history-jobs/" + Api.json(started.body()).getString("id");
            assertThat(api.post("definitions/" + name + "/history", JSON, "").statusCode())
                    .isEqualTo(409);
            await().atMost(SOON).until(() -> api.get(job).getInt("scanned") >= 10);

            assertThat(api.post(job + "/pause", JSON, "").statusCode()).isEqualTo(200);
            int paused = api.get(job).getInt("scanned");
            assertThat(api.post(job + "/pause", JSON, "").statusCode()).isEqualTo(409);
            send(api, ORDERS, 10);
            await().atMost(SOON).until(() -> api.count("events?flow=" + name) == 2 * ORDERS + 20);
            assertThat(api.get(job).getInt("scanned")).isEqualTo(paused).isLessThan(2 * ORDERS);
            assertThat(api.post(job + "/resume", JSON, "").statusCode()).isEqualTo(200);
            await().atMost(SOON).until(() -> api.get(job).getInt("scanned") >= paused + 10);

            server.kill();
            Api again = new Api(own.start(List.of()), "admin");
            assertThat(own.server().warnings()).noneMatch(line -> line.matches("\\S+ (ERROR|FATAL) .*"));
            await().atMost(SOON)
                    .ignoreExceptions()
                    .untilAsserted(
                            () -> assertThat(again.get(job).getString("state")).isEqualTo("DONE"));
            JsonObject done = again.get(job);
            assertThat(done.getInt("linked")).isEqualTo(2 * ORDERS);
            assertThat(done.getInt("changed")).isZero();
            assertThat(again.count("transactions?definition=" + name + "&state=COMPLETE"))
                    .isEqualTo(ORDERS + 10);
            assertThat(again.count("events?matched=false&flow=" + name)).isZero();
        }
    }

    private void send(Api api, int from, int orders) {
        List<String> events = new ArrayList<>();
        for (int i = from; i < from + orders; i++) {
            events.add(event(i, "In.transaction.Start", 0));
            events.add(event(i, "In.transaction.End", 1));
        }
        HttpResponse<String> answer = api.post("events", JSON, "[" + String.join(",", events) + "]");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
    }

    private String event(int order, String address, int later) {
        return """
                {"id": "%s", "flow": "%s", "name": "Event", "address": "%s", "createdAt": "%s",
                 "globalTransactionId": "%s-%d"}""".formatted(UUID.randomUUID(), name, address, begin.plusSeconds(order * 2L + later), name, order);
    }

    private String definition() {
        return """
                {"name": "%s", "events": [{"role": "start", "flow": "%s", "source": "*.transaction.Start"},
                 {"role": "end", "flow": "%s", "source": "*.transaction.End"}]}""".formatted(name, name, name);
    }
}
