package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Trouble of the database and redeployment cost no event. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class OutageIT {

    private static final Duration SOON = Duration.ofSeconds(90);

    private final Api api = Api.admin();
    private final JmsClient jms = JmsClient.overHttp(TestServer.server());

    @Deployment(testable = false)
    static WebArchive saboteur() {
        return ShrinkWrap.create(WebArchive.class, "saboteur.war").addClasses(SqlRunner.class, JmsXaSender.class);
    }

    @AfterEach
    void mend() throws Exception {
        if (isSabotaged) {
            sql("alter table transaction_key_away rename to transaction_key");
        }
    }

    private boolean isSabotaged;

    /**
     * The recorder's bean swallows what the store throws and returns as if nothing had happened; because the store dooms
     * the transaction before it throws, neither the rows written before nor the consumption are committed.
     */
    @Test
    void anSqlErrorThatIsSwallowedLeavesNeitherARowNorALostMessage() throws Exception {
        sql("alter table transaction_key rename to transaction_key_away");
        isSabotaged = true;
        List<String> orders = List.of(order(), order(), order());
        orders.forEach(order -> jms.sendEvent(keyed(order)));
        await().atMost(SOON)
                .untilAsserted(() ->
                        assertThat(TestServer.server().warnings()).anyMatch(line -> line.contains("Recording pauses")));
        for (String order : orders) {
            assertThat(api.items("events?globalTransactionId=" + order)).isEmpty();
        }
        assertThat(EventsQueue.waiting(TestServer.server())).isEqualTo(3);

        sql("alter table transaction_key_away rename to transaction_key");
        isSabotaged = false;
        for (String order : orders) {
            await().atMost(SOON)
                    .untilAsserted(() ->
                            assertThat(api.items("transactions?key=" + order)).hasSize(1));
        }
        assertThat(EventsQueue.waiting(TestServer.server())).isZero();
    }

    @Test
    void redeployingWhileEventsArriveLosesNothing() throws Exception {
        String run = order();
        Publisher publisher = new Publisher(jms, Publisher.unmatched(run), 100);
        Thread thread = new Thread(publisher, "publisher");
        thread.start();
        try {
            await().atMost(SOON).until(() -> publisher.sent() > 100);
            TestServer.server().deploy(TestServer.ear());
            int atRedeploy = publisher.sent();
            await().atMost(SOON).until(() -> publisher.sent() > atRedeploy + 100);
        } finally {
            publisher.stop();
            thread.join();
        }
        await().atMost(Duration.ofMinutes(2))
                .ignoreExceptions()
                .untilAsserted(() ->
                        assertThat(api.count("events?flow=Publisher-" + run)).isEqualTo(publisher.sent()));
    }

    @Test
    void anAddressThatNobodyReadsIsSaidAtTheStart() throws Exception {
        post("send?as=topic&to=waybill.mistake", "lost");
        TestServer.server().deploy(TestServer.ear());
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(TestServer.server().warnings())
                        .anyMatch(line -> line.contains("Nobody reads the address 'jms.topic.waybill.mistake'")));
        assertThat(TestServer.server().warnings())
                .noneMatch(line -> line.contains("Nobody reads the address 'waybill.events'")
                        || line.contains("Nobody reads the address 'jms.topic.waybill.events'"));
    }

    /** An event with a business key, which the recorder writes last. */
    private static String keyed(String order) {
        return """
                {"id": "%s", "flow": "ValidateOrder", "name": "OrderReceived", "createdAt": "%s",
                 "address": "Order In.transaction.Start", "globalTransactionId": "%s", "fields": {"orderNumber": "%s"}}""".formatted(order, java.time.Instant.now(), order, order);
    }

    private static void sql(String statement) throws Exception {
        post("sql", statement);
    }

    /** Lets the saboteur do it, inside the server. */
    private static void post(String what, String body) throws Exception {
        HttpResponse<String> answer = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(TestServer.server().uri("/saboteur/") + what))
                                .POST(HttpRequest.BodyPublishers.ofString(body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    }

    private static String order() {
        return "ORD-" + UUID.randomUUID();
    }
}
