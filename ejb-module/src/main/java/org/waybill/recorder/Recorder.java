package org.waybill.recorder;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Consumer;
import org.waybill.domain.definition.CurrentDefinitions;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.metrics.RecordedBatch;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.domain.recording.RecordingStore.Recorded;
import org.waybill.domain.recording.RecordingStore.Refused;
import org.waybill.domain.recording.UnrecordableEventException;
import org.waybill.event.EventIdentity;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.codec.EventReader;
import org.waybill.event.codec.UnreadableEventException;

/**
 * Reads a batch of messages, matches and records their events, and quarantines what cannot be recorded, all in the
 * caller's transaction. A plain class: no exception crosses a container's boundary before it is decided about.
 */
final class Recorder {

    private final EventReader reader;
    private final CurrentDefinitions definitions;
    private final RecordingStore store;
    private final Consumer<List<HeldEvent>> putBack;

    /** @param putBack lets events come again later, in the same transaction */
    Recorder(
            EventReader reader,
            CurrentDefinitions definitions,
            RecordingStore store,
            Consumer<List<HeldEvent>> putBack) {
        this.reader = reader;
        this.definitions = definitions;
        this.store = store;
        this.putBack = putBack;
    }

    /**
     * Records the batch.
     *
     * @throws org.waybill.domain.recording.StoreUnavailableException for trouble of the surroundings; then the
     *     transaction is doomed and nothing is counted
     */
    RecordedBatch record(Collection<Arrival> arrivals) {
        DefinitionBook book = definitions.book();
        List<ReceivedEvent> events = new ArrayList<>(arrivals.size());
        IdentityHashMap<ReceivedEvent, Arrival> origins = new IdentityHashMap<>(arrivals.size() * 2);
        List<QuarantinedEvent> quarantined = new ArrayList<>();
        for (Arrival arrival : arrivals) {
            try {
                for (MonitoringEvent event : read(arrival)) {
                    try {
                        ReceivedEvent received = ReceivedEvent.of(event, arrival.receivedAt(), book);
                        events.add(received);
                        origins.put(received, arrival);
                    } catch (UnrecordableEventException e) {
                        quarantined.add(quarantined(arrival, e.getMessage()));
                    }
                }
            } catch (UnreadableEventException e) {
                quarantined.add(quarantined(arrival, e.getMessage()));
            }
        }
        Recorded recorded = store.record(events);
        for (Refused refused : recorded.refused()) {
            Arrival origin = origins.get(refused.event());
            quarantined.add(quarantined(
                    origin,
                    "The database refuses the event " + refused.event().event().id() + ": " + refused.reason()));
        }
        store.quarantine(quarantined);
        if (!recorded.held().isEmpty()) {
            putBack.accept(recorded.held().stream()
                    .map(event -> HeldEvent.of(event, origins.get(event)))
                    .toList());
        }
        return new RecordedBatch(arrivals.size(), recorded.recorded(), recorded.duplicates(), quarantined.size());
    }

    /** A fault of the reader itself is the message's lot too: it would strike again at every delivery. */
    private List<MonitoringEvent> read(Arrival arrival) throws UnreadableEventException {
        if (!arrival.refusal().isEmpty()) {
            throw new UnreadableEventException(arrival.refusal());
        }
        try {
            return CarriedProperties.kept(
                    reader.read(arrival.encoded()), arrival.encoded().properties());
        } catch (RuntimeException | StackOverflowError e) {
            throw new UnreadableEventException(
                    "Waybill's reader failed on these bytes, which is a fault of ours: " + e, e);
        }
    }

    private static QuarantinedEvent quarantined(Arrival arrival, String reason) {
        return new QuarantinedEvent(
                EventIdentity.next(arrival.receivedAt()),
                arrival.receivedAt(),
                reason,
                arrival.encoded().contentType(),
                arrival.encoded().properties(),
                arrival.encoded().transportId(),
                arrival.encoded().content());
    }
}
