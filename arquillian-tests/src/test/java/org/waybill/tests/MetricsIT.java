package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Waybill's figures of itself: through the API, as Prometheus scrapes them, and as OTLP brings them to a collector. */
class MetricsIT {

    private static final Duration SOON = Duration.ofSeconds(60);
    private static final String DELIVERY =
            "/deployment=waybill.ear/subdeployment=ejb-module.jar/subsystem=ejb3/message-driven-bean=RecorderBean:";

    private final Api api = new Api(TestServer.server(), "viewer");
    private final JmsClient jms = JmsClient.overHttp(TestServer.server());
    private final String order = "METRICS-" + UUID.randomUUID();

    @Test
    void theRecordersCountsAreThoseOfWhatWasSent() throws Exception {
        JsonObject before = recorder();
        double scrapedBefore = scraped("waybill_recorder_events_total", "outcome=\"recorded\"");
        String start = NativeEvents.start(order);
        jms.sendEvent(start);
        jms.sendEvent(start);
        jms.sendEvent(start);
        jms.sendEvent(NativeEvents.end(order));
        jms.sendEvent("no event: " + order);
        await().atMost(SOON).until(() -> added(before, "messages") == 5);

        assertThat(added(before, "recorded")).isEqualTo(2);
        assertThat(added(before, "duplicates")).isEqualTo(2);
        assertThat(added(before, "quarantined")).isEqualTo(1);
        assertThat(added(before, "redeliveries")).isZero();
        assertThat(added(before, "batches")).isBetween(1L, 5L);
        assertThat(scraped("waybill_recorder_events_total", "outcome=\"recorded\"") - scrapedBefore)
                .isEqualTo(2.0);

        JsonObject last = await().atMost(SOON)
                .until(this::recorder, now -> now.getJsonObject("commitSeconds").getInt("count") > 0);
        assertThat(last.getJsonObject("batchMessages").getJsonNumber("max").doubleValue())
                .isPositive();
        assertThat(last.getJsonObject("commitSeconds").getJsonNumber("median").doubleValue())
                .isPositive()
                .isLessThan(60);
        assertThat(last.getJsonNumber("outPerSecond").doubleValue()).isPositive();
    }

    @Test
    void theQueueIsSeenToGrowOldAndToDrain() {
        TestServer.server().management(DELIVERY + "stop-delivery");
        try {
            long before = queue().getJsonNumber("added").longValue();
            for (int i = 0; i < 20; i++) {
                jms.sendEvent(NativeEvents.start(order + "-" + i));
            }
            JsonObject waiting = await().atMost(SOON).until(this::queue, queue -> queue.getInt("depth") == 20);
            assertThat(waiting.getJsonNumber("added").longValue() - before).isEqualTo(20);
            double age = waiting.getJsonNumber("oldestAgeSeconds").doubleValue();
            assertThat(age).isBetween(0.0, SOON.toSeconds() * 2.0);
            await().atMost(SOON)
                    .until(() -> queue().getJsonNumber("oldestAgeSeconds").doubleValue() > age + 1);
            assertThat(queue().getJsonNumber("inPerSecond").doubleValue()).isPositive();
        } finally {
            TestServer.server().management(DELIVERY + "start-delivery");
        }
        JsonObject drained = await().atMost(SOON).until(this::queue, queue -> queue.getInt("depth") == 0);
        assertThat(drained.getJsonNumber("oldestAgeSeconds").doubleValue()).isZero();
    }

    /** Nothing is in doubt for long; that the figures are there at all is what differs from "not known". */
    @Test
    void nothingIsInDoubt() {
        await().atMost(SOON).untilAsserted(() -> {
            JsonObject inDoubt = api.get("metrics").getJsonObject("inDoubt");
            assertThat(inDoubt.getInt("database", -1)).isZero();
            assertThat(inDoubt.getInt("broker", -1)).isZero();
        });
    }

    @Test
    void prometheusFindsTheNamesThatAreDocumented() throws Exception {
        for (String name : new String[] {
            "waybill_recorder_events_total",
            "waybill_recorder_redeliveries_total",
            "waybill_recorder_commit_seconds_count",
            "waybill_recorder_commit_seconds_sum",
            "waybill_recorder_commit_seconds_max",
            "waybill_recorder_batch_messages_count",
            "waybill_recorder_batch_messages_sum",
            "waybill_recorder_batch_messages_max",
            "waybill_queue_added_messages_total",
            "waybill_queue_depth_messages",
            "waybill_queue_oldest_age_seconds"
        }) {
            assertThat(scraped(name, "")).as(name).isNotNegative();
        }
        for (String quantile : new String[] {"0.5", "0.95", "0.99"}) {
            String label = "quantile=\"" + quantile + "\"";
            assertThat(scraped("waybill_recorder_commit_quantile_seconds", label))
                    .isNotNegative();
            assertThat(scraped("waybill_recorder_batch_quantile_messages", label))
                    .isNotNegative();
        }
        assertThat(scraped("waybill_transactions_in_doubt", "resource=\"broker\""))
                .isNotNegative();
        assertThat(scraped("waybill_transactions_in_doubt", "resource=\"database\""))
                .isNotNegative();
    }

    @Test
    void aCollectorIsSentTheMetricsOverOtlp() {
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(TestServer.collector().last())
                        .contains(
                                "waybill.recorder.events",
                                "waybill.recorder.commit",
                                "waybill.queue.depth",
                                "waybill.transactions.in.doubt"));
    }

    private JsonObject recorder() {
        return api.get("metrics").getJsonObject("recorder");
    }

    private JsonObject queue() {
        return api.get("metrics").getJsonObject("queue");
    }

    private long added(JsonObject before, String name) {
        JsonNumber now = recorder().getJsonNumber(name);
        return now.longValue() - before.getJsonNumber(name).longValue();
    }

    /** The value of the first line with that name and, among others, that label. */
    private static double scraped(String name, String label) throws IOException, InterruptedException {
        String text = scrape();
        Matcher line = Pattern.compile("^" + name + "\\{.*" + Pattern.quote(label) + ".* (\\S+)$", Pattern.MULTILINE)
                .matcher(text);
        if (!line.find()) {
            throw new AssertionError("Prometheus finds no " + name + " with " + label + " among "
                    + text.lines().filter(one -> one.startsWith("waybill")).toList());
        }
        return Double.parseDouble(line.group(1));
    }

    private static String scrape() throws IOException, InterruptedException {
        URI uri = URI.create("http://127.0.0.1:" + TestServer.server().ports().management() + "/prometheus");
        HttpResponse<String> answer = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.body();
    }
}
