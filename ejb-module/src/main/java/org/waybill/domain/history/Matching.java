package org.waybill.domain.history;

import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.UnrecordableEventException;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/**
 * What recorded events mean under definitions, as if they came in now. A payload is read only where it is asked, and let go at
 * once.
 */
public final class Matching {

    private final DefinitionBook book;
    private final Function<UUID, Optional<Payload>> payloads;

    /**
     * @param book the definitions
     * @param payloads reads the payload of an event
     */
    public Matching(DefinitionBook book, Function<UUID, Optional<Payload>> payloads) {
        this.book = book;
        this.payloads = payloads;
    }

    /**
     * The event with its contributions.
     *
     * @throws UnrecordableEventException if one of its correlators is too long to be kept
     */
    public ReceivedEvent of(RecordedEvent recorded) throws UnrecordableEventException {
        MonitoringEvent event = recorded.event();
        MonitoringEvent whole = book.asksPayloadOf(event)
                ? payloads.apply(event.id()).map(event::withPayload).orElse(event)
                : event;
        return new ReceivedEvent(
                event,
                recorded.receivedAt(),
                ReceivedEvent.of(whole, recorded.receivedAt(), book).contributions());
    }
}
