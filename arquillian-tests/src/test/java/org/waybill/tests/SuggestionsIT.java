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

/** Suggestions in the real server: what flows share is found, can be published as it is, and is covered then. */
class SuggestionsIT {

    private static final Api API = Api.admin();

    private final String flow = "Claims" + UUID.randomUUID().toString().substring(0, 8);

    @Test
    void whatTwoFlowsShareIsSuggestedAndCanBePublishedAsItIs() {
        Instant begin = Instant.now().truncatedTo(ChronoUnit.MILLIS).minusSeconds(60);
        send(0, 30, begin);
        JsonObject suggestion = await().atMost(Duration.ofSeconds(60))
                .until(this::suggestion, one -> !one.isEmpty() && one.getInt("whole") == 30);
        assertThat(suggestion.getJsonArray("coveredBy")).isEmpty();
        JsonObject definition = suggestion.getJsonObject("definition");
        assertThat(definition.getJsonObject("correlator").getString("field")).isEqualTo("claim");
        assertThat(definition.getJsonObject("limits").getString("endWithin")).isEqualTo("PT2S");

        HttpResponse<String> published = API.post("definitions", "application/json", definition.toString());
        assertThat(published.statusCode()).as(published.body()).isEqualTo(201);
        // every node knows it within seconds; what is recorded then is matched by it
        await().atMost(Duration.ofSeconds(60))
                .pollInterval(Duration.ofSeconds(1))
                .until(
                        () -> {
                            send(100, 1, Instant.now());
                            return API.items("transactions?state=COMPLETE&definition=" + definition.getString("name"));
                        },
                        items -> !items.isEmpty());
        assertThat(suggestion().getJsonArray("coveredBy").getValuesAs(jakarta.json.JsonString.class))
                .extracting(jakarta.json.JsonString::getString)
                .containsExactly(definition.getString("name"));
    }

    /** The one of our flows, or an empty object. */
    private JsonObject suggestion() {
        List<JsonObject> items = API.get("definitions/suggestions?events=100000")
                .getJsonArray("items")
                .getValuesAs(JsonObject.class);
        return items.stream()
                .filter(item -> item.getJsonArray("flows").getString(0).startsWith(flow))
                .findFirst()
                .orElse(JsonObject.EMPTY_JSON_OBJECT);
    }

    private void send(int first, int claims, Instant begin) {
        StringBuilder batch = new StringBuilder("[");
        for (int claim = first; claim < first + claims; claim++) {
            Instant at = begin.plusMillis(claim * 10L);
            batch.append(event(claim, "Intake", "In.transaction.Start", at))
                    .append(',')
                    .append(event(claim, "Intake", "In.transaction.End", at.plusMillis(200)))
                    .append(',')
                    .append(event(claim, "Settle", "Pay.terminal.out", at.plusMillis(600)))
                    .append(',');
        }
        batch.setCharAt(batch.length() - 1, ']');
        HttpResponse<String> answer = API.post("events", "application/json", batch.toString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
    }

    private String event(int claim, String part, String address, Instant at) {
        return """
                {"id": "%s/%s/%s/%s", "flow": "%s%s", "address": "%s", "createdAt": "%s", "localTransactionId": "%s-%s-%d",
                 "fields": [{"name": "claim", "value": "%s-%d"}, {"name": "branch", "value": "north"}]}""".formatted(flow, claim, part, address + at, flow, part, address, at, flow, part, claim, flow, claim);
    }
}
