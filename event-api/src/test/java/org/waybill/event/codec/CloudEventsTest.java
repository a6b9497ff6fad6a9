package org.waybill.event.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waybill.event.Correlators;
import org.waybill.event.EventIdentity;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.MonitoringEvent.Field;
import org.waybill.event.Payload;

class CloudEventsTest {

    private static final Instant TIME = Instant.parse("2026-11-30T08:00:00Z");

    private final EventReader reader = new EventReader();

    @Test
    void attributesBecomeMembers() throws UnreadableEventException {
        MonitoringEvent event = Examples.read(Examples.CLOUD_EVENT);
        assertThat(event.id()).isEqualTo(EventIdentity.derived(TIME, "cloudevents", "/orders", "1"));
        assertThat(event.name()).isEqualTo("OrderReceived");
        assertThat(event.source().uniqueFlow()).isEqualTo("/orders");
        assertThat(event.createdAt()).isEqualTo(TIME);
        assertThat(event.correlators().globalTransactionId()).isEqualTo("ORD-4711");
    }

    @Test
    void extensionAttributesSayOtherwise() throws UnreadableEventException {
        MonitoringEvent event = Examples.read(with(
                "\"globaltransactionid\":\"G\",\"localtransactionid\":\"L\",\"parenttransactionid\":\"P\",\"traceparent\":\"00-1\","
                        + "\"flow\":\"Orders\",\"eventsourceaddress\":\"In.transaction.Start\",\"counter\":3,\"partitionkey\":\"k\","
                        + "\"dataschema\":\"urn:s\",\"fields\":{\"orderId\":\"4711\"}"));
        assertThat(event.correlators()).isEqualTo(new Correlators("L", "P", "G", "00-1"));
        assertThat(event.source().flow()).isEqualTo("Orders");
        assertThat(event.source().address()).isEqualTo("In.transaction.Start");
        assertThat(event.counter()).isEqualTo(3);
        assertThat(event.fields()).containsExactly(Field.of("orderId", "4711"));
        assertThat(event.extensions())
                .isEqualTo(Map.of("subject", "ORD-4711", "partitionkey", "k", "dataschema", "urn:s"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"data\":{\"a\": 1}|{\"a\": 1}|application/json",
                "\"data\":\"text\"|\"text\"|application/json",
                "\"data\":\"text\",\"datacontenttype\":\"text/plain\"|text|text/plain",
                "\"datacontenttype\":\"application/vnd.x+json\",\"data\":[1]|[1]|application/vnd.x+json",
                "\"data_base64\":\"aGk=\",\"datacontenttype\":\"application/xml\"|hi|application/xml",
            })
    void dataIsThePayload(String members, String payload, String contentType) throws UnreadableEventException {
        Payload read = Examples.read(with(members)).payload();
        assertThat(read.content()).asString(StandardCharsets.UTF_8).isEqualTo(payload);
        assertThat(read.contentType()).isEqualTo(contentType);
    }

    @Test
    void withoutDataNothingWasCaptured() throws UnreadableEventException {
        assertThat(Examples.read(Examples.CLOUD_EVENT).payload()).isEqualTo(Payload.NOT_CAPTURED);
    }

    @Test
    void specversionMayComeLastAndABatchMayMixForms() throws UnreadableEventException {
        String last =
                Examples.CLOUD_EVENT.replace("\"specversion\":\"1.0\",", "").replace("}", ",\"specversion\":\"1.0\"}");
        List<MonitoringEvent> batch =
                reader.read(Examples.of("[" + last + "," + Examples.NATIVE + "]", "application/json"));
        assertThat(batch).containsExactly(Examples.read(Examples.CLOUD_EVENT), Examples.read(Examples.NATIVE));
    }

    @Test
    void aBatchByContentTypeIsRead() throws UnreadableEventException {
        String batch = "[" + Examples.CLOUD_EVENT + "," + Examples.CLOUD_EVENT.replace("\"1\"", "\"2\"") + "]";
        assertThat(reader.read(Examples.of(batch, "application/cloudevents-batch+json; charset=UTF-8")))
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cloudEvents_", "cloudEvents:", "ce-", "Ce-", "ce_"})
    void binaryModeIsReadFromProperties(String prefix) throws UnreadableEventException {
        Map<String, String> properties = new HashMap<>(Map.of("JMSXDeliveryCount", "1", "other", "x"));
        Map.of(
                        "specversion", "1.0",
                        "id", "1",
                        "source", "/orders",
                        "type", "OrderReceived",
                        "time", "2026-11-30T08:00:00Z",
                        "subject", "ORD-4711",
                        "mine", "m")
                .forEach((name, value) -> properties.put(prefix + name, value));
        byte[] body = {0, (byte) 0xFF, 7};
        MonitoringEvent event = reader.read(new EncodedEvent(body, "application/octet-stream", properties, "ID:1"))
                .get(0);
        MonitoringEvent structured = Examples.read(Examples.CLOUD_EVENT);
        assertThat(event.id()).isEqualTo(structured.id());
        assertThat(event.correlators()).isEqualTo(structured.correlators());
        assertThat(event.payload().content()).isEqualTo(body);
        assertThat(event.payload().contentType()).isEqualTo("application/octet-stream");
        assertThat(event.extensions()).isEqualTo(Map.of("mine", "m"));
    }

    @Test
    void anOwnContentTypeAttributeWinsOverTheMessages() throws UnreadableEventException {
        Map<String, String> properties = Map.of(
                "cloudEvents_specversion", "1.0",
                "cloudEvents_id", "1",
                "cloudEvents_source", "/orders",
                "cloudEvents_type", "OrderReceived",
                "cloudEvents_time", "2026-11-30T08:00:00Z",
                "cloudEvents_datacontenttype", "text/csv");
        EncodedEvent encoded = new EncodedEvent(new byte[] {'a'}, "text/plain", properties, "");
        assertThat(reader.read(encoded).get(0).payload().contentType()).isEqualTo("text/csv");
    }

    @Test
    void httpHeadersArePercentDecoded() throws UnreadableEventException {
        Map<String, String> headers = Map.of(
                "ce-specversion", "1.0",
                "ce-id", "1",
                "ce-source", "/orders",
                "ce-type", "Z%C3%BCrich%20%F0%9F%98%80 100%",
                "ce-time", "2026-11-30T08:00:00Z");
        MonitoringEvent event =
                reader.read(new EncodedEvent(new byte[0], "", headers, "")).get(0);
        assertThat(event.name()).isEqualTo("Zürich 😀 100%");
        assertThat(event.payload()).isEqualTo(Payload.NOT_CAPTURED);
    }

    @Test
    void aStructuredContentTypeWinsOverProperties() throws UnreadableEventException {
        EncodedEvent both = new EncodedEvent(
                Examples.CLOUD_EVENT.getBytes(StandardCharsets.UTF_8),
                "application/cloudevents+json",
                Map.of("cloudEvents_specversion", "1.0"),
                "");
        assertThat(reader.read(both)).containsExactly(Examples.read(Examples.CLOUD_EVENT));
    }

    private static String with(String members) {
        return Examples.CLOUD_EVENT.substring(0, Examples.CLOUD_EVENT.length() - 1) + "," + members + "}";
    }
}
