package org.waybill.event.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waybill.event.EventIdentity;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.MonitoringEvent.Document;
import org.waybill.event.MonitoringEvent.Field;
import org.waybill.event.Payload;

class NativeJsonTest {

    private static final Instant TIME = Instant.parse("2026-11-30T08:00:00Z");
    private static final String BEGINNING = "{\"flow\":\"Orders\",\"createdAt\":\"2026-11-30T08:00:00Z\",\"id\":\"1\",";

    private final EventReader reader = new EventReader();

    @Test
    void aFewMembersAreEnough() throws UnreadableEventException {
        MonitoringEvent event = Examples.read(Examples.NATIVE);
        assertThat(event.id()).isEqualTo(UUID.fromString("019ad3a1-0000-7000-8000-000000000001"));
        assertThat(event.source().flow()).isEqualTo("Orders");
        assertThat(event.source().uniqueFlow()).isEqualTo("Orders");
        assertThat(event.source().address()).isEmpty();
        assertThat(event.name()).isEqualTo("OrderReceived");
        assertThat(event.createdAt()).isEqualTo(TIME);
        assertThat(event.correlators().globalTransactionId()).isEqualTo("ORD-4711");
        assertThat(event.payload()).isEqualTo(Payload.NOT_CAPTURED);
    }

    @Test
    void fieldsAreAnObjectOrAList() throws UnreadableEventException {
        MonitoringEvent object = Examples.read(BEGINNING
                + "\"fields\":{\"orderId\":\"4711\",\"items\":3,\"total\":9.50,\"paid\":true,\"none\":null}}");
        MonitoringEvent list = Examples.read(
                BEGINNING
                        + "\"fields\":[{\"name\":\"orderId\",\"value\":\"4711\"},{\"name\":\"items\",\"value\":3},"
                        + "{\"name\":\"total\",\"value\":\"9.50\",\"dataType\":\"decimal\"},{\"value\":true,\"name\":\"paid\"}]}");
        assertThat(object.fields())
                .containsExactly(
                        Field.of("orderId", "4711"),
                        new Field("items", "3", "integer", ""),
                        new Field("total", "9.50", "decimal", ""),
                        new Field("paid", "true", "boolean", ""));
        assertThat(list).isEqualTo(object);
    }

    @Test
    void payloadIsTextBytesJsonOrAbsent() throws UnreadableEventException {
        assertThat(payload("{\"text\":\"héllo\",\"contentType\":\"text/plain\"}"))
                .isEqualTo(present("héllo", "text/plain", Payload.Encoding.NONE));
        assertThat(payload("{\"base64\":\"aGk=\"}")).isEqualTo(present("hi", "", Payload.Encoding.BASE64));
        assertThat(payload("{\"json\":{ \"a\": [1.50, \"\\u0041\"] }}"))
                .isEqualTo(present("{ \"a\": [1.50, \"\\u0041\"] }", "application/json", Payload.Encoding.NONE));
        assertThat(payload("{\"json\":\"a\"}")).isEqualTo(present("\"a\"", "application/json", Payload.Encoding.NONE));
        assertThat(payload("{\"json\":17}")).isEqualTo(present("17", "application/json", Payload.Encoding.NONE));
        assertThat(payload("{\"absence\":\"TOO_LARGE\",\"originalSize\":5000000000}"))
                .isEqualTo(Payload.absent(Payload.Absence.TOO_LARGE, 5_000_000_000L));
    }

    @Test
    void documentsAreTextOrJson() throws UnreadableEventException {
        MonitoringEvent event = Examples.read(
                BEGINNING
                        + "\"documents\":[{\"name\":\"a\",\"content\":\"<a/>\"},{\"name\":\"b\",\"content\":{\"b\": 1},\"namespace\":\"n\"}]}");
        assertThat(event.documents())
                .containsExactly(new Document("a", "<a/>", ""), new Document("b", "{\"b\": 1}", "n"));
    }

    @Test
    void unknownMembersAreKeptUnderTheirPaths() throws UnreadableEventException {
        MonitoringEvent event = Examples.read(
                BEGINNING
                        + "\"new\":{\"a\": [1, null]},\"answer\":42,\"nothing\":null,\"extensions\":{\"old\":\"o\"},"
                        + "\"payload\":{\"text\":\"\",\"colour\":\"red\"},\"fields\":[{\"name\":\"f\",\"value\":\"\",\"unit\":\"EUR\"}]}");
        assertThat(event.extensions())
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "new", "{\"a\": [1, null]}",
                        "answer", "42",
                        "old", "o",
                        "payload/colour", "red",
                        "fields/0/unit", "EUR"));
    }

    @ParameterizedTest
    @CsvSource({
        "019ad3a1-0000-7000-8000-000000000001,true",
        "019ad3a1-0000-4000-8000-000000000001,false",
        "019ad3a1-0000-8000-8000-000000000001,false",
        "019ad3a1-0000-7000-0000-000000000001,false",
        "order 4711/1,false"
    })
    void onlyAVersion7UuidIsAnIdentityAsItIs(String id, boolean asItIs) throws UnreadableEventException {
        UUID read = Examples.read(BEGINNING.replace("\"id\":\"1\"", "\"id\":\"" + id + "\"") + "\"name\":\"\"}")
                .id();
        assertThat(read).isEqualTo(asItIs ? UUID.fromString(id) : EventIdentity.derived(TIME, "native", id));
    }

    @Test
    void withoutAnIdTheTransportsIdAndThePlaceInTheBatchIdentify() throws UnreadableEventException {
        String event = "{\"flow\":\"Orders\",\"createdAt\":\"2026-11-30T08:00:00Z\"}";
        byte[] batch = ("[" + event + "," + event + "]").getBytes(StandardCharsets.UTF_8);
        EncodedEvent encoded = new EncodedEvent(batch, "", Map.of(), "ID:1");
        List<UUID> ids = reader.read(encoded).stream().map(MonitoringEvent::id).toList();
        assertThat(ids).doesNotHaveDuplicates().hasSize(2);
        assertThat(reader.read(encoded)).extracting(MonitoringEvent::id).isEqualTo(ids);
    }

    @Test
    void aBatchIsAnArrayOrOneObjectAfterTheOther() throws UnreadableEventException {
        String other = Examples.NATIVE.replace("0001\"", "0002\"");
        List<MonitoringEvent> array = reader.read(Examples.of("[" + Examples.NATIVE + ", " + other + "]", ""));
        List<MonitoringEvent> lines =
                reader.read(Examples.of(Examples.NATIVE + "\n" + other + "\n", "application/x-ndjson"));
        assertThat(array).hasSize(2).isEqualTo(lines);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE"})
    void anyUnicodeEncodingIsRead(String charset) throws UnreadableEventException {
        MonitoringEvent expected = Examples.read(Examples.NATIVE);
        for (String mark : List.of("", "\uFEFF")) {
            byte[] bytes = (mark + Examples.NATIVE).getBytes(Charset.forName(charset));
            assertThat(reader.read(new EncodedEvent(bytes, "", Map.of(), ""))).containsExactly(expected);
        }
    }

    private static Payload payload(String json) throws UnreadableEventException {
        return Examples.read(BEGINNING + "\"payload\":" + json + "}").payload();
    }

    private static Payload present(String text, String contentType, Payload.Encoding encoding) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new Payload(bytes, contentType, encoding, Payload.Absence.PRESENT, bytes.length);
    }
}
