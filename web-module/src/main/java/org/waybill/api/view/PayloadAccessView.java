package org.waybill.api.view;

import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.event.PayloadAccess;

/** A line of the audit. */
@Schema(name = "PayloadAccess", description = "Who saw a payload, or decided about something in quarantine.")
public record PayloadAccessView(
        Instant at,

        @Schema(description = "The log-in name.") String user,

        @Schema(description = "The event, or the id in quarantine.")
        UUID event,

        PayloadAccess.Action action,

        @Schema(
                description = "By which search it was reached, as the page's address; quarantine for bytes in"
                        + " quarantine; empty when it was not said.")
        String search) {

    /** The line as it is written down. */
    public static PayloadAccessView of(PayloadAccess access) {
        return new PayloadAccessView(access.at(), access.user(), access.event(), access.action(), access.search());
    }
}
