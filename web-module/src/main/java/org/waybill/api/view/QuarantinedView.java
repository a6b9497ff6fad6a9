package org.waybill.api.view;

import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.quarantine.QuarantineEntry;

/** What could not be recorded, without its bytes. */
@Schema(name = "Quarantined", description = "What arrived and could not be recorded; its bytes are another call.")
public record QuarantinedView(
        UUID id,
        Instant receivedAt,

        @Schema(description = "What is wrong and what would be right, in one sentence.")
        String reason,

        @Schema(description = "The media type that the transport named, else empty.")
        String contentType,

        @Schema(description = "The number of bytes.") long size,
        @Schema(description = "The message's properties.") Map<String, String> properties,

        @Schema(description = "The transport's own identity of the message.")
        String transportId) {

    /** The quarantined event as it is written down. */
    public static QuarantinedView of(QuarantineEntry entry) {
        return new QuarantinedView(
                entry.id(),
                entry.receivedAt(),
                entry.reason(),
                entry.contentType(),
                entry.size(),
                entry.properties(),
                entry.transportId());
    }
}
