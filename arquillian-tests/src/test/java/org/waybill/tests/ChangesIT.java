package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.json.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** Live changes from the real server: what is recorded is told soon, also to whoever was away for a moment. */
class ChangesIT {

    private static final Api API = Api.admin();
    private static final Duration SOON = Duration.ofSeconds(20);

    private final String name = "changes-" + UUID.randomUUID();

    @Test
    void whatIsRecordedIsToldAndWhoWasAwayGoesOnWhereHeWas() throws Exception {
        try (Stream stream = new Stream("")) {
            define();
            await().atMost(SOON).until(() -> stream.changes().anyMatch(change -> change.getBoolean("definitions")));
            send("first");
            JsonObject told = await().atMost(SOON)
                    .until(
                            () -> stream.changes()
                                    .filter(this::isAboutMine)
                                    .findFirst()
                                    .orElse(null),
                            change -> change != null);
            assertThat(told.getBoolean("events")).isTrue();
            assertThat(stream.contentType()).startsWith("text/event-stream");
        }
        String mark;
        try (Stream stream = new Stream("")) {
            mark = await().atMost(SOON).until(stream::mark, id -> !id.isEmpty());
        }
        send("second");
        await().atMost(SOON)
                .until(() -> API.items("transactions?definition=" + name).size() == 2);
        try (Stream stream = new Stream(mark)) {
            await().atMost(SOON).until(() -> stream.changes().anyMatch(this::isAboutMine));
        }
        try (Stream stream = new Stream(Instant.now().minus(Duration.ofHours(1)).toString())) {
            await().atMost(SOON).until(() -> stream.lines.contains("event: reset"));
        }
    }

    private boolean isAboutMine(JsonObject change) {
        return change.getJsonArray("transactions").getValuesAs(JsonObject.class).stream()
                .anyMatch(one -> one.getString("definition").equals(name));
    }

    private void define() {
        HttpResponse<String> answer = API.post("definitions", "application/json", """
                {"name": "%s", "events": [{"role": "start", "flow": "%s"}]}""".formatted(name, name));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    }

    private void send(String order) {
        HttpResponse<String> answer =
                API.post("events", "application/json", """
                {"id": "%s/%s", "flow": "%s", "name": "Begun", "address": "Begun.transaction.Start", "createdAt": "%s",
                 "localTransactionId": "L", "globalTransactionId": "%s"}""".formatted(name, order, name, Instant.now(), order));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
    }

    /** A stream as a browser reads it. */
    private static final class Stream implements AutoCloseable {
        private final List<String> lines = new CopyOnWriteArrayList<>();
        private final HttpResponse<InputStream> answer;

        Stream(String lastMark) {
            answer = API.stream("changes", "Last-Event-ID", lastMark);
            assertThat(answer.statusCode()).isEqualTo(200);
            Thread reader = new Thread(this::read, "changes");
            reader.setDaemon(true);
            reader.start();
        }

        private void read() {
            try (BufferedReader in = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8))) {
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    lines.add(line);
                }
            } catch (IOException e) {
                lines.add("closed");
            }
        }

        String contentType() {
            return answer.headers().firstValue("Content-Type").orElse("");
        }

        java.util.stream.Stream<JsonObject> changes() {
            return lines.stream()
                    .filter(line -> line.startsWith("data: {\"transactions\""))
                    .map(line -> Api.json(line.substring("data: ".length())));
        }

        String mark() {
            return lines.stream()
                    .filter(line -> line.startsWith("id: "))
                    .reduce("", (before, line) -> line.substring("id: ".length()));
        }

        @Override
        public void close() throws IOException {
            answer.body().close();
        }
    }
}
