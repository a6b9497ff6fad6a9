package org.waybill.tests;

import jakarta.jms.JMSContext;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.json.JsonObject;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;

/** Messages of one test, told apart by a property, and what of them is in quarantine. */
final class MarkedMessages {

    static final Duration SOON = Duration.ofSeconds(90);
    private static final String MARK = "waybill_test";

    /** Unique to the test. */
    final String run = "BAD-" + UUID.randomUUID();

    private final Api api = Api.admin();
    private final JmsClient jms = JmsClient.overHttp(TestServer.server());

    JMSContext context(int mode) {
        return jms.factory().createContext("sender", "sender", mode);
    }

    /** Sends one in a session of its own. */
    void send(BadMessages.Body body, String mark) {
        try (JMSContext context = context(JMSContext.AUTO_ACKNOWLEDGE)) {
            send(context, body, mark);
        }
    }

    void send(JMSContext context, BadMessages.Body body, String mark) {
        try {
            context.createProducer().send(context.createTopic("waybill.events"), marked(body.in(context), mark));
        } catch (JMSException e) {
            throw new AssertionError("The message '" + mark + "' cannot be sent", e);
        }
    }

    Message marked(Message message, String mark) throws JMSException {
        message.setStringProperty(MARK, run + " " + mark);
        return message;
    }

    /** What of this test is in quarantine, by its mark, when so many are. */
    Map<String, JsonObject> quarantined(int count) {
        return Awaitility.await().atMost(SOON).until(this::quarantined, found -> found.size() == count);
    }

    Map<String, JsonObject> quarantined() {
        return api.items("quarantine?limit=1000").stream()
                .filter(item -> mark(item).startsWith(run))
                .collect(Collectors.toMap(item -> mark(item).substring(run.length() + 1), Function.identity()));
    }

    private static String mark(JsonObject item) {
        return item.getJsonObject("properties").getString(MARK, "");
    }

    byte[] content(JsonObject entry) {
        return api.bytes("quarantine/" + entry.getString("id") + "/content");
    }

    /** Takes what is left out of quarantine: other tests look through it. */
    void clean() throws IOException, InterruptedException {
        sql("delete from quarantined_event where properties like '%" + run + "%'");
    }

    /** The first column of what the statement selects; {@link SqlRunner} must be deployed as {@code auditor.war}. */
    static List<String> sql(String statement) throws IOException, InterruptedException {
        HttpResponse<String> answer = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(TestServer.server().uri("/auditor/sql"))
                                .POST(HttpRequest.BodyPublishers.ofString(statement))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new AssertionError(statement + ": " + answer.body());
        }
        return answer.body().lines().toList();
    }
}
