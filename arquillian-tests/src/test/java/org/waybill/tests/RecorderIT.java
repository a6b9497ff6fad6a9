package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.jms.JMSContext;
import jakarta.jms.JMSProducer;
import jakarta.jms.Topic;
import jakarta.json.JsonObject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** From the queue into the store, in the real server: exactly once, whatever comes. */
class RecorderIT {

    private static final Duration SOON = Duration.ofSeconds(60);

    private final Api api = Api.admin();
    private final JmsClient jms = JmsClient.overHttp(TestServer.server());

    @Test
    void anEventIsVisibleInTheApiSoonAfterItWasSent() {
        String order = order();
        jms.sendEvent(NativeEvents.start(order));
        JsonObject transaction = awaitTransaction(order, "IN_PROGRESS");
        assertThat(transaction.getString("definition")).isEqualTo("relay");
        assertThat(transaction.getInt("eventCount")).isEqualTo(1);

        jms.sendEvent(NativeEvents.end(order));
        JsonObject complete = awaitTransaction(order, "COMPLETE");
        assertThat(complete.getString("endedAt")).isNotEmpty();
    }

    @Test
    void aRepeatedEventIsStoredOnceAndCounted() {
        String order = order();
        String start = NativeEvents.start(order);
        String end = NativeEvents.end(order);
        for (int i = 0; i < 4; i++) {
            jms.sendEvent(start);
        }
        jms.sendEvent(end);
        awaitTransaction(order, "COMPLETE");
        await().atMost(SOON).untilAsserted(() -> assertThat(duplicates(order)).isEqualTo(3));
        assertThat(api.items("transactions?key=" + order).get(0).getInt("eventCount"))
                .isEqualTo(2);
    }

    private int duplicates(String order) {
        return api.items("events?globalTransactionId=" + order).stream()
                .mapToInt(event -> event.getInt("duplicates"))
                .sum();
    }

    @Test
    void poisonAmongGoodEventsGoesToQuarantineAndTheGoodOnesAreRecorded() {
        String run = order();
        int before = api.count("quarantine");
        sendAll(120, index -> index % 6 == 5 ? poison(index) : NativeEvents.start(run + "-" + index));
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(api.count("quarantine")).isEqualTo(before + 20));
        for (int index : new int[] {0, 4, 60, 118}) {
            awaitTransaction(run + "-" + index, "IN_PROGRESS");
        }
        assertThat(api.items("quarantine").get(0).getString("reason")).isNotEmpty();
    }

    private static String poison(int index) {
        String[] poisons = {
            "",
            "<wmb:event xmlns:wmb=\"urn:x\"",
            "{\"id\": 1}",
            "no event at all",
            "<!DOCTYPE e [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><e>&x;</e>",
            "{\"flow\": \"\\u0000\", \"createdAt\": \"2026-11-30T08:00:00Z\", \"id\": \"x\"}"
        };
        return poisons[index / 6 % poisons.length];
    }

    @Test
    void startAndEndAtTheSameInstantOnTwoSessionsAreOneCompleteTransaction() throws Exception {
        int pairs = Integer.getInteger("waybill.test.pairs", 5_000);
        String run = order();
        Instant moment = Instant.now();
        ExecutorService senders = Executors.newFixedThreadPool(2);
        try {
            Future<?> starts = senders.submit(() -> sendAll(
                    pairs, index -> NativeEvents.event(run + "-" + index, "MQ Input.transaction.Start", moment)));
            Future<?> ends = senders.submit(() ->
                    sendAll(pairs, index -> NativeEvents.event(run + "-" + index, "MQ Output.terminal.in", moment)));
            starts.get();
            ends.get();
        } finally {
            senders.shutdownNow();
        }
        String from = "&from=" + moment.minusMillis(1) + "&to=" + moment.plusMillis(1);
        await().atMost(Duration.ofMinutes(3))
                .pollInterval(Duration.ofSeconds(1))
                .untilAsserted(() -> assertThat(api.count("transactions?definition=relay&state=COMPLETE" + from))
                        .isEqualTo(pairs));
        assertThat(api.count("transactions?definition=relay" + from)).isEqualTo(pairs);
        List<JsonObject> some = api.items("transactions?definition=relay&limit=1000" + from);
        assertThat(some).allSatisfy(one -> assertThat(one.getInt("eventCount")).isEqualTo(2));
        assertThat(TestServer.server().warnings()).noneMatch(line -> line.matches("(?i).*deadlock.*"));
    }

    private void sendAll(int count, java.util.function.IntFunction<String> event) {
        try (JMSContext context = jms.factory().createContext("sender", "sender", JMSContext.SESSION_TRANSACTED)) {
            Topic topic = context.createTopic("waybill.events");
            JMSProducer producer = context.createProducer();
            for (int index = 0; index < count; index++) {
                producer.send(topic, event.apply(index));
                if (index % 100 == 99) {
                    context.commit();
                }
            }
            context.commit();
        }
    }

    private JsonObject awaitTransaction(String order, String state) {
        return await().atMost(SOON)
                .until(
                        () -> api.items("transactions?key=" + order),
                        items -> items.size() == 1
                                && items.get(0).getString("state").equals(state))
                .get(0);
    }

    private static String order() {
        return "ORD-" + UUID.randomUUID();
    }
}
