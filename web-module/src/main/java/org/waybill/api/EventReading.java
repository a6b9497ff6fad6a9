package org.waybill.api;

import java.util.List;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.codec.EncodedEvent;
import org.waybill.event.codec.UnreadableEventException;

/** Reads what came in; in the server this is the codec. */
@FunctionalInterface
interface EventReading {
    List<MonitoringEvent> read(EncodedEvent event) throws UnreadableEventException;
}
