package org.waybill.event.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload.Absence;

/** R4: a masked value leaves the emitter in nothing, however it is written in the message and asked for by the profile. */
class MaskContractTest {

    private static final String SECRET = "4111222233334444";
    private static final String EVENTS = """
            {"source": "Order In.transaction.Start", "name": {"query": "%1$s"}, "payload": {"content": "all"},
             "fields": [{"name": "number", "query": "%1$s"}, {"name": "token", "query": "$Properties/token"}],
             "documents": [{"name": "card", "query": "%2$s"}]},
            {"source": "Order In.transaction.Rollback", "payload": {"content": "body"}}
            """;

    static Stream<Arguments> messages() {
        String json = "{\"order\": {\"card\": {\"number\": \"" + SECRET + "\"}, \"id\": 7}}";
        String numeric = "{\"order\": {\"card\": {\"number\": " + SECRET + "}, \"id\": 7}}";
        String xml = "<order id='7'><card><number>" + SECRET + "</number></card></order>";
        String attribute = "<p:order xmlns:p='urn:x' id='7'><p:card number='" + SECRET + "'/></p:order>";
        return Stream.of(
                Arguments.of("a JSON Pointer", "/order/card/number", json, "/order/card/number", "/order/card"),
                Arguments.of("a number", "/order/card/number", numeric, "$.order.card.number", "$.order"),
                Arguments.of("JSONPath", "$..number", json, "/order/card/number", "$"),
                Arguments.of("a whole object", "$.order.card", json, "$.order.card.number", "/order/card"),
                Arguments.of("a JSON name", "number", json, "$..number", "/order"),
                Arguments.of("an XML path", "/order/card/number", xml, "/order/card/number", "/order/card"),
                Arguments.of("XPath", "//number", xml, "string(//number)", "//card"),
                Arguments.of("IBM's way", "$Body/order/card", xml, "$Body/order/card/number", "$Body/order"),
                Arguments.of("an element's name", "card", attribute, "//@number", "/*"),
                Arguments.of("an attribute's name", "number", attribute, "//@number", "/*"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("messages")
    void aMaskedValueLeavesInNothing(String how, String mask, String body, String query, String document)
            throws Exception {
        FlowRun flow = new FlowRun();
        flow.profile(EVENTS.formatted(query, document), "\"" + mask + "\", \"token\"");
        fail(flow, body, "the card " + SECRET + " was refused");

        assertThat(flow.sender.events()).hasSize(2);
        MonitoringEvent start = flow.sender.events().get(0);
        assertThat(start.payload().isPresent()).as(how).isTrue();
        assertThat(everything(flow)).as(how).contains("***").contains("7").doesNotContain(SECRET);
    }

    @Test
    void aPayloadThatCannotBeMaskedIsLeftOut() throws Exception {
        for (String body : List.of("{\"card\": " + SECRET, "card=" + SECRET, "<card>" + SECRET, "\"" + SECRET + "\"")) {
            FlowRun flow = new FlowRun();
            flow.profile(EVENTS.formatted("/card", "/card"), "\"card\", \"token\"");
            fail(flow, body, "");

            assertThat(flow.sender.events())
                    .as(body)
                    .hasSize(2)
                    .allSatisfy(event -> assertThat(event.payload().absence()).isEqualTo(Absence.UNREADABLE));
            assertThat(everything(flow)).as(body).doesNotContain(SECRET);
        }
    }

    @Test
    void aPayloadInALanguageOfWhichNoRuleSpeaksIsLeftOut() throws Exception {
        FlowRun flow = new FlowRun();
        flow.profile(EVENTS.formatted("/card", "/card"), "\"$.card\"");
        fail(flow, "<card>" + SECRET + "</card>", "");

        assertThat(flow.sender.events())
                .hasSize(2)
                .allSatisfy(event -> assertThat(event.payload().absence()).isEqualTo(Absence.UNREADABLE));
        assertThat(everything(flow)).doesNotContain("<card>");
    }

    @Test
    void aMaskOfPropertiesAloneLeavesTheBodyAlone() throws Exception {
        FlowRun flow = new FlowRun();
        flow.profile(EVENTS.formatted("/card", "/card"), "\"$Properties/token\"");
        fail(flow, "card=7", "");

        assertThat(everything(flow)).contains("card=7").contains("token: ***").doesNotContain("tok-" + SECRET);
    }

    @Test
    void theFlowItselfSeesTheMessageUnmasked() throws Exception {
        FlowRun flow = new FlowRun();
        flow.profile(EVENTS.formatted("/card", "/card"), "\"card\", \"token\"");
        var message = FakeMessage.text("{\"card\": \"" + SECRET + "\"}", Map.of());

        flow.run(message, () -> null);

        assertThat(message.getText()).contains(SECRET);
    }

    static LongStream seeds() {
        return LongStream.range(0, 200);
    }

    /** Nested JSON made at random, with the secret under its name in some places: it is found in all of them. */
    @ParameterizedTest
    @MethodSource("seeds")
    void aNameIsMaskedAtAnyDepth(long seed) throws Exception {
        Random random = new Random(seed);
        FlowRun flow = new FlowRun();
        flow.profile(EVENTS.formatted("$..card", "$"), "\"card\", \"token\"");
        String body = object(random, 5);
        fail(flow, body, "");

        assertThat(everything(flow)).as("seed %d, body %s", seed, body).doesNotContain(SECRET);
        assertThat(flow.sender.events().get(0).payload().isPresent())
                .as("seed %d", seed)
                .isTrue();
    }

    private static String object(Random random, int depth) {
        StringBuilder json = new StringBuilder("{");
        int members = random.nextInt(4);
        for (int i = 0; i < members; i++) {
            json.append('"')
                    .append("m")
                    .append(i)
                    .append("\": ")
                    .append(value(random, depth - 1))
                    .append(", ");
        }
        return json.append("\"card\": ").append(secret(random)).append('}').toString();
    }

    private static String value(Random random, int depth) {
        return switch (depth <= 0 ? 3 : random.nextInt(4)) {
            case 0, 1 -> object(random, depth);
            case 2 -> "[" + object(random, depth) + ", " + object(random, depth) + "]";
            default -> Integer.toString(random.nextInt(1000));
        };
    }

    private static String secret(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> SECRET;
            case 1 -> "[\"" + SECRET + "\"]";
            case 2 -> "{\"deeper\": \"" + SECRET + "\"}";
            default -> "\"" + SECRET + "\"";
        };
    }

    private static void fail(FlowRun flow, String body, String failure) throws Exception {
        try {
            flow.run(FakeMessage.text(body, Map.of("token", "tok-" + SECRET)), () -> {
                flow.monitor.field("token", SECRET);
                throw new java.io.IOException(failure);
            });
        } catch (java.io.IOException expected) {
            flow.transactions.end(true);
        }
    }

    /** All bytes that left, payloads as text. */
    private static String everything(FlowRun flow) {
        StringBuilder text = new StringBuilder();
        for (MonitoringEvent event : flow.sender.events()) {
            text.append(event).append(new String(event.payload().content(), StandardCharsets.UTF_8));
        }
        return text.toString();
    }
}
