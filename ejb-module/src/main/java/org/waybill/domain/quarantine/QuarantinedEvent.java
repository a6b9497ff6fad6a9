package org.waybill.domain.quarantine;

import java.time.Instant;
import java.util.Map;
import java.util.UUID;

/**
 * What arrived and could not be recorded: kept whole, with the reason, until a person decides.
 *
 * @param id its identity, ordered by time
 * @param receivedAt when the broker took it in
 * @param reason in one sentence, what is wrong and what would be right
 * @param contentType the media type that the transport named, else empty
 * @param properties the message's properties
 * @param transportId the transport's own identity of the message
 * @param content the bytes as they came
 */
public record QuarantinedEvent(
        UUID id,
        Instant receivedAt,
        String reason,
        String contentType,
        Map<String, String> properties,
        String transportId,
        byte[] content) {
    public QuarantinedEvent {
        properties = Map.copyOf(properties);
    }

    /** The same without its bytes. */
    public QuarantineEntry entry() {
        return new QuarantineEntry(id, receivedAt, reason, contentType, content.length, properties, transportId);
    }
}
