package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/** A definition of one test alone, and events of a flow of its name. */
final class OwnDefinition {

    static final String START = "Begin.transaction.Start";
    static final String END = "End.transaction.End";
    static final String FAILURE = "End.transaction.Rollback";

    private static final Duration SOON = Duration.ofSeconds(60);

    private final Api api = Api.admin();

    /** Its name, and its flow's. */
    final String name;

    /** @param kind the beginning of its name */
    OwnDefinition(String kind) {
        name = kind + "-" + UUID.randomUUID();
    }

    /** Puts it in force. */
    OwnDefinition publish() {
        HttpResponse<String> answer = api.post("definitions", "application/json", """
                {"name": "%1$s", "keys": ["order"], "events": [
                  {"role": "start", "flow": "%1$s", "source": "*.transaction.Start"},
                  {"role": "end", "flow": "%1$s", "source": "*.transaction.End"},
                  {"role": "failure", "flow": "%1$s", "source": "*.transaction.Rollback", "final": true}]}""".formatted(name));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return this;
    }

    /** Sends one event at each of the addresses, of one transaction. */
    void send(String correlator, String... addresses) {
        JsonArrayBuilder events = Json.createArrayBuilder();
        for (String address : addresses) {
            events.add(Json.createObjectBuilder()
                    .add("id", UUID.randomUUID().toString())
                    .add("flow", name)
                    .add("name", "Step " + address)
                    .add("address", address)
                    .add("createdAt", Instant.now().toString())
                    .add("globalTransactionId", correlator)
                    .add(
                            "payload",
                            Json.createObjectBuilder()
                                    .add("text", "{\"order\": \"" + correlator + "\"}")
                                    .add("contentType", "application/json")));
        }
        HttpResponse<String> answer =
                api.post("events", "application/json", events.build().toString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
    }

    /** Waits until so many events of its flow are recorded. */
    OwnDefinition awaitEvents(int count) {
        await().atMost(SOON).until(() -> api.count("events?flow=" + name) == count);
        return this;
    }

    /** Waits until it has so many transactions. */
    OwnDefinition awaitTransactions(int count) {
        await().atMost(SOON).until(() -> api.count(transactions()) == count);
        return this;
    }

    /** The list of its transactions, in the API and in the viewer. */
    String transactions() {
        return "transactions?definition=" + name;
    }
}
