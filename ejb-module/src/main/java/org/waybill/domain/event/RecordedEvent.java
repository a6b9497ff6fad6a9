package org.waybill.domain.event;

import java.time.Instant;
import org.waybill.event.MonitoringEvent;

/**
 * An event as it was recorded. The payload's bytes are not part of it: see {@link Events#payload}.
 *
 * @param event the event, its payload without content
 * @param receivedAt when the broker took the event in
 * @param payloadSize the number of stored payload bytes, 0 when there is none
 * @param duplicates how many more times the same event arrived
 */
public record RecordedEvent(MonitoringEvent event, Instant receivedAt, long payloadSize, int duplicates) {}
