package org.waybill.recorder;

import java.time.Instant;
import org.waybill.event.codec.EncodedEvent;

/**
 * A message as the broker delivered it.
 *
 * @param encoded its body and what it says of it
 * @param receivedAt when the broker took it in
 * @param refusal why its body cannot be an event, whatever it holds; empty when it can
 */
record Arrival(EncodedEvent encoded, Instant receivedAt, String refusal) {}
