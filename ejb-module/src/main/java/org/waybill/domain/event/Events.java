package org.waybill.domain.event;

import java.util.Optional;
import java.util.UUID;
import org.waybill.domain.Page;
import org.waybill.event.Payload;

/** The events that have been recorded, matched by a definition or not, for reading. */
public interface Events {

    /** The newest first. */
    Page<RecordedEvent> find(EventQuery query);

    Optional<RecordedEvent> byId(UUID id);

    /** The payload with its bytes; absent only when there is no such event. */
    Optional<Payload> payload(UUID event);
}
