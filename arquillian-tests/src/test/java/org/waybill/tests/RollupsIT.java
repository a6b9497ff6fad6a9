package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.json.JsonObject;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Rollups in the real server: what is recorded is counted soon, and what goes overdue by itself too. */
class RollupsIT {

    private static final Api API = Api.admin();
    private static final String NAME = "rollups-" + UUID.randomUUID();

    @Test
    void recordedTransactionsAreCountedByStateAndDayWithTheirDurations() {
        HttpResponse<String> published = API.post("definitions", "application/json", """
                {"name": "%s", "limits": {"settle": "PT0S", "endWithin": "PT8S"}, "events": [
                   {"role": "start", "flow": "%s", "eventName": "Begun"},
                   {"role": "end", "flow": "%s", "eventName": "Done"}]}""".formatted(NAME, NAME, NAME));
        assertThat(published.statusCode()).as(published.body()).isEqualTo(201);
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        Instant before = now.minus(Duration.ofDays(3));
        send("old", "Begun", before);
        send("old", "Done", before.plusMillis(50));
        send("new", "Begun", now);
        send("orphan", "Done", now);

        String range = "rollups?definition=" + NAME + "&bucket=DAY&zone=Europe/Berlin&from="
                + now.minus(Duration.ofDays(5)) + "&to=" + now.plus(Duration.ofDays(1));
        JsonObject rollups = await().atMost(Duration.ofSeconds(90))
                .until(
                        () -> API.get(range),
                        answer -> states(answer.getJsonObject("total"))
                                        .equals("0 in progress, 1 complete, 1 inconsistent, 1 overdue")
                                // The answer may be fresher than it says, so what was counted is not yet a proof of
                                // that.
                                && Instant.parse(answer.getString("asOf")).isAfter(now.plusSeconds(8)));
        JsonObject total = rollups.getJsonObject("total");
        assertThat(total.getInt("count")).isEqualTo(3);
        assertThat(total.getJsonObject("durations").getInt("p50Millis")).isEqualTo(50);
        assertThat(API.get("rollups/definitions?from=" + now.minus(Duration.ofDays(5)) + "&to="
                                + now.plus(Duration.ofDays(1)))
                        .getJsonArray("items")
                        .getValuesAs(JsonObject.class))
                .filteredOn(item -> item.getString("definition").equals(NAME))
                .singleElement()
                .satisfies(item -> assertThat(item.getInt("count")).isEqualTo(3))
                .satisfies(item -> assertThat(item.getJsonObject("states")).isEqualTo(total.getJsonObject("states")));
        List<JsonObject> days = rollups.getJsonArray("buckets").getValuesAs(JsonObject.class);
        assertThat(days.stream().mapToInt(day -> day.getInt("count")).sum()).isEqualTo(3);
        assertThat(days.stream().filter(day -> day.getInt("count") > 0).map(day -> day.getInt("count")))
                .containsExactly(1, 2);
        assertThat(API.get(range + "&version=1").getJsonObject("total")).isEqualTo(total);
        assertThat(API.get(range + "&version=2").getJsonObject("total").getInt("count"))
                .isZero();
    }

    private static String states(JsonObject rollup) {
        JsonObject states = rollup.getJsonObject("states");
        return states.getInt("IN_PROGRESS") + " in progress, " + states.getInt("COMPLETE") + " complete, "
                + states.getInt("INCONSISTENT") + " inconsistent, " + states.getInt("OVERDUE") + " overdue";
    }

    private static void send(String order, String name, Instant createdAt) {
        HttpResponse<String> answer = API.post(
                "events", "application/json", """
                {"id": "%s/%s/%s", "flow": "%s", "name": "%s", "address": "%s.transaction.Start", "createdAt": "%s",
                 "localTransactionId": "L", "globalTransactionId": "%s"}""".formatted(NAME, order, name, NAME, name, name, createdAt, order));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
    }
}
