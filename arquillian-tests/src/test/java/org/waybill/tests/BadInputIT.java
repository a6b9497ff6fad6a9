package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.jms.JMSContext;
import jakarta.jms.Message;
import jakarta.json.JsonObject;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.extension.ExtendWith;
import org.waybill.tests.BadMessages.Bad;

/** What is no event goes to quarantine, whole and with the reason, and harms nobody. The server has 512 MB of heap. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class BadInputIT {

    private static final int ROUNDS = 7;

    /** Texts of more than 50 kB are large messages to the broker (100 KiB), which takes each through a file, good or bad. */
    private static final int UNSTREAMED = 50_000;

    private static final int FIFTY_MB = 50_000_000;

    private final Api api = Api.admin();
    private final MarkedMessages messages = new MarkedMessages();

    @Deployment(testable = false)
    static WebArchive auditor() {
        return ShrinkWrap.create(WebArchive.class, "auditor.war").addClasses(SqlRunner.class);
    }

    @AfterEach
    void clean() throws Exception {
        messages.clean();
    }

    @Test
    void everyKindOfBadMessageIsInQuarantineWithItsBytesAndTheReason() {
        List<Bad> all = BadMessages.all();
        try (JMSContext context = messages.context(JMSContext.AUTO_ACKNOWLEDGE)) {
            all.forEach(bad -> messages.send(context, bad.body(), bad.kind()));
        }
        Map<String, JsonObject> quarantined = messages.quarantined(all.size());
        assertThat(all).allSatisfy(bad -> {
            JsonObject entry = quarantined.get(bad.kind());
            assertThat(entry.getString("reason"))
                    .as(bad.kind())
                    .startsWith(bad.reason())
                    .endsWith(".");
            assertThat(entry.getInt("size")).as(bad.kind()).isEqualTo(bad.content().length);
            assertThat(messages.content(entry)).as(bad.kind()).isEqualTo(bad.content());
        });
    }

    @Test
    void anEventThatNothingCouldBeToldApartByIsInQuarantine() throws Exception {
        try (JMSContext context = messages.context(JMSContext.AUTO_ACKNOWLEDGE)) {
            Message message = context.createTextMessage("{\"flow\": \"F\", \"createdAt\": \"2026-11-30T08:00:00Z\"}");
            context.createProducer()
                    .setDisableMessageID(true)
                    .send(context.createTopic("waybill.events"), messages.marked(message, "no id"));
        }
        assertThat(messages.quarantined(1).get("no id").getString("reason"))
                .startsWith("The event has no id, and the transport names none");
    }

    @Test
    void anExternalEntityIsNotFetched() throws Exception {
        try (ServerSocket elsewhere = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            String uri = "http://127.0.0.1:" + elsewhere.getLocalPort() + "/secret";
            messages.send(in -> in.createTextMessage(BadMessages.external(uri)), "entity");
            messages.quarantined(1);
            elsewhere.setSoTimeout(1);
            assertThat(org.assertj.core.api.Assertions.catchThrowable(elsewhere::accept))
                    .as("a visit before it was in quarantine")
                    .isInstanceOf(SocketTimeoutException.class);
        }
    }

    /** Head message and drained ones come by different ways, so there are many. */
    @Test
    void anObjectIsKeptAsBytesAndNeverDeserialised() throws Exception {
        try (ObjectTrap control = new ObjectTrap()) {
            byte[] bytes = control.serialised();
            Thread deserialising = new Thread(() -> ObjectTrap.deserialise(bytes), "deserialising");
            deserialising.start();
            assertThat(control.hasSprung(30_000)).as("the trap works").isTrue();
            deserialising.join();
        }
        int count = 40;
        try (ObjectTrap trap = new ObjectTrap()) {
            try (JMSContext context = messages.context(JMSContext.SESSION_TRANSACTED)) {
                for (int i = 0; i < count; i++) {
                    messages.send(context, in -> in.createObjectMessage(object(trap)), "object " + i);
                }
                messages.send(context, BadMessages::map, "map");
                context.commit();
            }
            Map<String, JsonObject> quarantined = messages.quarantined(count + 1);
            for (int i = 0; i < count; i++) {
                JsonObject entry = quarantined.get("object " + i);
                assertThat(entry.getString("reason"))
                        .isEqualTo(
                                "The message is an ObjectMessage, which Waybill never deserialises; expected the event as text or bytes.");
                assertThat(messages.content(entry)).isEqualTo(trap.serialised());
            }
            assertThat(quarantined.get("map").getString("reason")).startsWith("The message is a MapMessage;");
            assertThat(messages.content(quarantined.get("map"))).isNotEmpty();
            assertThat(trap.hasSprung(1_000)).as("an object was deserialised").isFalse();
        }
    }

    private static java.io.Serializable object(ObjectTrap trap) {
        try {
            return trap.object();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void fiftyMegabytesAreKeptAsBytesAndAsText() {
        byte[] noise = new byte[FIFTY_MB];
        new Random(4711).nextBytes(noise);
        String text = "{\"flow\": \"" + "x".repeat(FIFTY_MB) + "\"}";
        messages.send(BadMessages.bytes("", noise, "").body(), "bytes");
        messages.quarantined(1);
        messages.send(in -> in.createTextMessage(text), "text");
        messages.send(in -> in.createTextMessage(NativeEvents.start(messages.run)), "good");
        Map<String, JsonObject> quarantined = messages.quarantined(2);
        assertThat(quarantined.get("bytes").getString("reason"))
                .isEqualTo("The message has 50000000 bytes; expected at most 16777216.");
        assertThat(quarantined.get("bytes").getInt("size")).isEqualTo(FIFTY_MB);
        assertThat(messages.content(quarantined.get("bytes"))).isEqualTo(noise);
        assertThat(messages.content(quarantined.get("text"))).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
        await().atMost(MarkedMessages.SOON)
                .untilAsserted(() -> assertThat(api.items("transactions?key=" + messages.run))
                        .hasSize(1));
        assertThat(TestServer.server().instance().console()).content().doesNotContain("OutOfMemoryError");
    }

    /**
     * The 200 come in between the 1,000, all in one commit. Rounds with and without them take turns, and each is compared
     * with its neighbour, since what else the machine does changes the rate by more than they do; the median counts. What
     * would break the bound: a bad message that costs a transaction, a savepoint or a redelivery of its own.
     */
    @Test
    void twoHundredBadOnesAmongAThousandGoodLeaveTheThousandRecordedAndTheRateAsBefore(TestReporter report) {
        round("warm-up", 1_000, 0);
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            double good = round("good-" + i, 1_000, 0);
            double mixed = round("mixed-" + i, 1_000, 200);
            report.publishEntry("messages a second: " + good + " good ones alone, " + mixed + " with bad ones");
            ratios.add(mixed / good);
        }
        Collections.sort(ratios);
        assertThat(ratios.get(ROUNDS / 2)).as("median of %s", ratios).isGreaterThan(0.4);
    }

    /** Messages a second, from the commit of the senders to the recorder's last one. */
    private double round(String name, int good, int bad) {
        List<Bad> kinds = BadMessages.all().stream()
                .filter(kind -> kind.content().length <= UNSTREAMED)
                .toList();
        JsonObject before = api.get("metrics").getJsonObject("recorder");
        String flow = messages.run + name;
        long begin;
        try (JMSContext context = messages.context(JMSContext.SESSION_TRANSACTED)) {
            int sentBad = 0;
            for (int i = 0; i < good; i++) {
                String id = flow + "-" + i;
                messages.send(context, in -> in.createTextMessage("""
                        {"id": "%s", "flow": "%s", "name": "n", "createdAt": "2026-11-30T08:00:00Z",
                         "globalTransactionId": "%s"}""".formatted(id, flow, id)), "good");
                while (sentBad < (i + 1) * bad / good) {
                    messages.send(context, kinds.get(sentBad % kinds.size()).body(), "rate " + name + sentBad);
                    sentBad++;
                }
            }
            begin = System.nanoTime();
            context.commit();
        }
        await().atMost(MarkedMessages.SOON)
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(5))
                .until(() -> added(before, "messages") >= good + bad);
        double seconds = (System.nanoTime() - begin) / 1e9;
        assertThat(added(before, "recorded")).as(name).isEqualTo(good);
        assertThat(added(before, "quarantined")).as(name).isEqualTo(bad);
        assertThat(api.count("events?flow=" + flow)).as(name).isEqualTo(good);
        return Math.round((good + bad) / seconds);
    }

    private int added(JsonObject before, String count) {
        return api.get("metrics").getJsonObject("recorder").getInt(count) - before.getInt(count);
    }
}
