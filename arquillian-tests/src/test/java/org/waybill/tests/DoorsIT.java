package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.waybill.launcher.Server;

/** Whatever way an application's message takes to waybill.events, it arrives in the recorder's queue. */
@ExtendWith(ArquillianExtension.class)
@RunAsClient
class DoorsIT {

    private final Server server = TestServer.server();
    private final String flow = "Doors-" + UUID.randomUUID();

    @Deployment(testable = false)
    static WebArchive application() {
        return ShrinkWrap.create(WebArchive.class, "application.war").addClass(JmsXaSender.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"topic", "queue"})
    void aMessageSentThroughTheServersDefaultFactoryArrives(String as) throws Exception {
        arrives(() -> {
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create(server.uri("/application/send") + "?to=waybill.events&as=" + as))
                    .POST(HttpRequest.BodyPublishers.ofString(event()))
                    .build();
            assertThat(HttpClient.newHttpClient()
                            .send(request, HttpResponse.BodyHandlers.ofString())
                            .statusCode())
                    .isEqualTo(200);
        });
    }

    @Test
    void aMessageOfARemoteJmsClientArrives() throws Exception {
        arrives(() -> JmsClient.overHttp(server).sendEvent(event()));
    }

    @Test
    void aMessageOverTheCoreProtocolArrives() throws Exception {
        arrives(() -> JmsClient.overCore(server).sendEvent(event()));
    }

    @Test
    void aMessageOverAmqpArrives() throws Exception {
        arrives(() -> JmsClient.overAmqp(server).sendEvent(event()));
    }

    @Test
    void aMessageOverStompArrives() throws Exception {
        arrives(() -> StompClient.sendEvent(server, event()));
    }

    /** Arrives in the store, by way of the recorder's queue. */
    private void arrives(Sending sending) throws Exception {
        sending.send();
        await().atMost(Duration.ofSeconds(30))
                .untilAsserted(() ->
                        assertThat(Api.admin().items("events?flow=" + flow)).hasSize(1));
    }

    private String event() {
        return """
                {"id": "%s", "flow": "%s", "name": "transaction.Start", "createdAt": "%s"}""".formatted(UUID.randomUUID(), flow, Instant.now());
    }

    /** One way to send a message. */
    private interface Sending {
        void send() throws Exception;
    }
}
