package org.waybill.event.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.waybill.event.Correlators;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** What is written is read back the same. */
class RoundTripTest {

    private static final int EVENTS = 1_000;

    private final EventReader reader = new EventReader();

    @ParameterizedTest
    @EnumSource(
            value = EventFormat.class,
            names = {"NATIVE_JSON", "CLOUDEVENTS"})
    void jsonKeepsEverything(EventFormat format) throws UnreadableEventException {
        for (long seed = 0; seed < EVENTS; seed++) {
            MonitoringEvent event = new RandomEvents(seed).next();
            assertThat(reader.read(EventWriter.write(event, format)))
                    .as("seed %d", seed)
                    .containsExactly(event);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = EventFormat.class,
            names = {"IBM_WMB", "IBM_V2"})
    void ibmKeepsWhatItHasAPlaceFor(EventFormat format) throws UnreadableEventException {
        for (long seed = 0; seed < EVENTS; seed++) {
            MonitoringEvent event = asIbm(new RandomEvents(seed).next(), format);
            assertThat(reader.read(EventWriter.write(event, format)))
                    .as("seed %d", seed)
                    .containsExactly(event);
        }
    }

    @Test
    void anEventThatWasReadFromIbmKeepsItsIdentityInJson() throws UnreadableEventException {
        MonitoringEvent event = reader.read(Examples.xml(Examples.WMB)).get(0);
        assertThat(reader.read(EventWriter.write(event, EventFormat.NATIVE_JSON)))
                .containsExactly(event);
        assertThat(reader.read(EventWriter.write(event, EventFormat.CLOUDEVENTS)))
                .containsExactly(event);
        assertThat(reader.read(EventWriter.write(event, EventFormat.IBM_WMB))).containsExactly(event);
    }

    @ParameterizedTest
    @EnumSource(EventFormat.class)
    void whatNoReaderTakesIsNotWritten(EventFormat format) {
        for (String nasty : List.of("a\u0000b", "a\uD800", "\uDC00b")) {
            MonitoringEvent event = named(nasty);
            assertThatThrownBy(() -> EventWriter.write(event, format))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("its name holds the ");
        }
    }

    @Test
    void xmlHasNoFormForControlCharacters() {
        MonitoringEvent event = named("bell \u0007");
        assertThatThrownBy(() -> EventWriter.write(event, EventFormat.IBM_WMB))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("eventName holds a control character");
    }

    private static MonitoringEvent named(String name) {
        return new MonitoringEvent(
                EventIdentity.next(Examples.TIME),
                EventSource.of("Orders", ""),
                name,
                Examples.TIME,
                0,
                Correlators.NONE,
                List.of(),
                List.of(),
                Payload.NOT_CAPTURED,
                "",
                Map.of());
    }

    /** The event as IBM's form can say it. */
    private static MonitoringEvent asIbm(MonitoringEvent e, EventFormat format) {
        boolean v2 = format == EventFormat.IBM_V2;
        EventSource s = e.source();
        EventSource source = new EventSource(
                s.address(),
                s.integrationNode(),
                s.integrationServer(),
                v2 ? s.application() : "",
                v2 ? s.library() : "",
                s.flow(),
                s.uniqueFlow(),
                s.node(),
                s.nodeType(),
                s.terminal(),
                s.detail(),
                s.thread(),
                s.product());
        Correlators c = e.correlators();
        Correlators correlators = new Correlators(
                "local " + c.localTransactionId(), c.parentTransactionId(), c.globalTransactionId(), "");
        List<MonitoringEvent.Document> documents = new ArrayList<>();
        e.documents()
                .forEach(d -> documents.add(
                        new MonitoringEvent.Document(d.name(), d.content().strip(), d.namespace())));
        if (!e.failure().isBlank()) {
            String escaped = escaped(e.failure());
            documents.add(new MonitoringEvent.Document(
                    "ExceptionList",
                    "<ExceptionList><RecoverableException><Text>" + escaped
                            + "</Text></RecoverableException></ExceptionList>",
                    ""));
        }
        Map<String, String> extensions = new HashMap<>();
        String version = v2 ? "profileVersion" : "eventSchemaVersion";
        extensions.put("eventPointData/eventData/@" + version, "6.1.0.3 & more");
        return new MonitoringEvent(
                EventIdentity.derived(
                        e.createdAt(),
                        "ibm",
                        source.uniqueFlow(),
                        correlators.localTransactionId(),
                        source.address(),
                        Integer.toString(e.counter())),
                source,
                e.name(),
                e.createdAt(),
                e.counter(),
                correlators,
                e.fields(),
                documents,
                payload(e.payload()),
                e.failure().strip(),
                extensions);
    }

    private static Payload payload(Payload p) {
        if (!p.isPresent() && p.absence() != Payload.Absence.EMPTY) {
            return Payload.NOT_CAPTURED;
        }
        if (p.content().length == 0) {
            return Payload.absent(Payload.Absence.EMPTY, 0);
        }
        boolean hex = p.encoding() == Payload.Encoding.HEX;
        boolean text = JsonPartsWriter.asText(p).filter(XmlText::canHold).isPresent();
        return new Payload(
                p.content(),
                "",
                hex || text ? p.encoding() : Payload.Encoding.BASE64,
                Payload.Absence.PRESENT,
                p.content().length);
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        XmlText.escapeContent(escaped, text);
        return escaped.toString();
    }
}
