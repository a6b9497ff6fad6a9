package org.waybill.event.emit;

import org.waybill.event.MonitoringEvent;
import org.waybill.event.codec.EventFormat;
import org.waybill.event.codec.EventWriter;

/** How events are written down for sending. */
final class EventEncoding {

    static final String CONTENT_TYPE = EventFormat.NATIVE_JSON.contentType();

    private EventEncoding() {}

    static byte[] bytes(MonitoringEvent event) {
        return EventWriter.write(event, EventFormat.NATIVE_JSON).content();
    }
}
