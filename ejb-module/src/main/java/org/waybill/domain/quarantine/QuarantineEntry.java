package org.waybill.domain.quarantine;

import java.time.Instant;
import java.util.Map;
import java.util.UUID;

/**
 * What is in quarantine, without its bytes, of which there may be many millions.
 *
 * @param id its identity, ordered by time
 * @param receivedAt when the broker took it in
 * @param reason in one sentence, what is wrong and what would be right
 * @param contentType the media type that the transport named, else empty
 * @param size how many bytes are kept
 * @param properties the message's properties
 * @param transportId the transport's own identity of the message
 */
public record QuarantineEntry(
        UUID id,
        Instant receivedAt,
        String reason,
        String contentType,
        long size,
        Map<String, String> properties,
        String transportId) {
    public QuarantineEntry {
        properties = Map.copyOf(properties);
    }
}
