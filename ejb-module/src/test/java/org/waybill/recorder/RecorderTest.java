package org.waybill.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.waybill.domain.SampleEvents.MORNING;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.waybill.definition.DefinitionJson;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.metrics.RecordedBatch;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.domain.recording.StoreUnavailableException;
import org.waybill.event.codec.EncodedEvent;
import org.waybill.event.codec.EventReader;

class RecorderTest {

    private final FakeStore store = new FakeStore();
    private final DefinitionBook book = DefinitionBook.of(List.of(SampleEvents.purchase()));
    private final List<HeldEvent> putBack = new ArrayList<>();
    private final Recorder recorder = new Recorder(new EventReader(), () -> book, store, putBack::addAll);

    @Test
    void recordsAnEventWithWhatItAddsToItsTransaction() {
        RecordedBatch batch = recorder.record(List.of(arrival(order("1"))));
        assertThat(batch).isEqualTo(new RecordedBatch(1, 1, 0, 0));
        ReceivedEvent received = store.recorded.get(0);
        assertThat(received.receivedAt()).isEqualTo(MORNING);
        assertThat(received.contributions()).singleElement().satisfies(contribution -> {
            assertThat(contribution.definition()).isEqualTo("purchase");
            assertThat(contribution.correlator()).isEqualTo("ORD-1");
        });
    }

    @Test
    void recordsEveryEventOfAMessageThatHoldsSeveral() {
        recorder.record(List.of(arrival("[" + order("1") + "," + order("2") + "]")));
        assertThat(store.recorded).hasSize(2);
    }

    @Test
    void quarantinesWhatCannotBeReadAndRecordsTheRest() {
        RecordedBatch batch = recorder.record(List.of(arrival(order("1")), arrival("<broken"), arrival(order("2"))));
        assertThat(batch).isEqualTo(new RecordedBatch(3, 2, 0, 1));
        assertThat(store.quarantined).singleElement().satisfies(bad -> {
            assertThat(bad.content()).asString().isEqualTo("<broken");
            assertThat(bad.reason()).isNotEmpty();
            assertThat(bad.transportId()).isEqualTo("ID:7");
            assertThat(bad.properties()).containsEntry("JMSType", "test");
        });
    }

    @Test
    void quarantinesAMessageThatIsNoEventWhateverItsBytes() {
        Arrival object = new Arrival(
                new EncodedEvent(new byte[] {1, 2}, "", Map.of(), "ID:8"), MORNING, "The message is an ObjectMessage");
        recorder.record(List.of(object));
        assertThat(store.quarantined)
                .extracting(QuarantinedEvent::reason)
                .containsExactly("The message is an ObjectMessage");
    }

    @Test
    void quarantinesWhatTheDatabaseRefusesWithTheBytesThatArrived() {
        store.refusing = "ORD-2";
        recorder.record(List.of(arrival(order("1")), arrival(order("2"))));
        assertThat(store.quarantined).singleElement().satisfies(bad -> {
            assertThat(bad.content()).asString().isEqualTo(order("2"));
            assertThat(bad.reason())
                    .startsWith("The database refuses the event")
                    .endsWith("too long");
        });
    }

    @Test
    void putsBackWhatSomebodyElseHoldsWithTheTimeOfItsFirstArrivalAndLaterEachTime() {
        store.holding = "ORD-2";
        recorder.record(List.of(arrival("[" + order("1") + "," + order("2") + "]")));
        assertThat(store.recorded).hasSize(1);
        assertThat(store.quarantined).isEmpty();
        assertThat(putBack).singleElement().satisfies(held -> {
            assertThat(held.event().correlators().globalTransactionId()).isEqualTo("ORD-2");
            assertThat(held.receivedAt()).isEqualTo(MORNING);
            assertThat(held.delayMillis()).isEqualTo(1_000);
        });

        for (int times = 1; times <= 5; times++) {
            recorder.record(List.of(arrival(order("2"), Map.of("waybill_held", Integer.toString(times)))));
        }
        recorder.record(List.of(arrival(order("2"), Map.of("waybill_held", "many"))));
        assertThat(putBack)
                .extracting(HeldEvent::delayMillis)
                .containsExactly(1_000L, 2_000L, 4_000L, 8_000L, 15_000L, 15_000L, 1_000L);
    }

    @Test
    void quarantinesAnEventWhoseCorrelatorIsTooLongAndRecordsTheOthersOfItsMessage() {
        DefinitionBook byField = DefinitionBook.of(List.of(DefinitionJson.read("""
                {"name": "by-field", "correlator": {"field": "note"}, "events": [{"role": "start"}]}
                """)));
        Recorder recorderByField = new Recorder(new EventReader(), () -> byField, store, putBack::addAll);
        recorderByField.record(List.of(arrival(
                "[" + noted("1", "short") + "," + noted("2", "x".repeat(401)) + "," + noted("3", "short") + "]")));
        assertThat(store.recorded).hasSize(2);
        assertThat(store.quarantined)
                .singleElement()
                .satisfies(
                        bad -> assertThat(bad.reason())
                                .endsWith(
                                        "has a correlator of 401 characters under the definition 'by-field'; 400 are the most"));
        assertThat(store.recorded).hasSize(2);
    }

    private static String noted(String id, String note) {
        return """
                {"id": "%s", "flow": "F", "createdAt": "2026-11-30T08:00:00Z", "fields": {"note": "%s"}}""".formatted(id, note);
    }

    @Test
    void letsTroubleOfTheSurroundingsThrough() {
        store.away = true;
        assertThatThrownBy(() -> recorder.record(List.of(arrival(order("1")))))
                .isInstanceOf(StoreUnavailableException.class);
        assertThat(store.quarantined).isEmpty();
    }

    private static String order(String number) {
        return """
                {"id": "%s", "flow": "PurchaseFlow", "address": "Order In.transaction.Start",
                 "createdAt": "2026-11-30T08:00:00Z", "globalTransactionId": "ORD-%s"}""".formatted(number, number);
    }

    private static Arrival arrival(String body) {
        return arrival(body, Map.of("JMSType", "test"));
    }

    private static Arrival arrival(String body, Map<String, String> properties) {
        return new Arrival(
                new EncodedEvent(body.getBytes(StandardCharsets.UTF_8), "", properties, "ID:7"), MORNING, "");
    }

    private static final class FakeStore implements RecordingStore {
        private final List<ReceivedEvent> recorded = new ArrayList<>();
        private final List<QuarantinedEvent> quarantined = new ArrayList<>();
        private String refusing = "nothing";
        private String holding = "nothing";
        private boolean away;

        @Override
        public Recorded record(List<ReceivedEvent> events) {
            if (away) {
                throw new StoreUnavailableException("The database is away", new IllegalStateException());
            }
            List<Refused> refused = new ArrayList<>();
            List<ReceivedEvent> held = new ArrayList<>();
            for (ReceivedEvent event : events) {
                String order = event.event().correlators().globalTransactionId();
                if (order.equals(refusing)) {
                    refused.add(new Refused(event, "too long"));
                } else if (order.equals(holding)) {
                    held.add(event);
                } else {
                    recorded.add(event);
                }
            }
            return new Recorded(events.size() - refused.size() - held.size(), 0, refused, held);
        }

        @Override
        public void quarantine(List<QuarantinedEvent> events) {
            quarantined.addAll(events);
        }
    }
}
