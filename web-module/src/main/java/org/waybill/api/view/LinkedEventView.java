package org.waybill.api.view;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.definition.Role;
import org.waybill.domain.transaction.LinkedEvent;

/** An event in a business transaction: the event, and the part that it plays. */
@Schema(
        name = "LinkedEvent",
        description = "An event in a transaction, and the part that it plays there.",
        allOf = {EventView.class, LinkedEventView.More.class})
public record LinkedEventView(
        @Schema(hidden = true) EventView event,
        @Schema(hidden = true) Role role) implements JsonForm.Extension {

    /** The event as it is written down. */
    public static LinkedEventView of(LinkedEvent linked) {
        return new LinkedEventView(EventView.of(linked.event()), linked.role());
    }

    /** Describes what is added to the event. */
    @Schema(name = "LinkedEventMore")
    public record More(Role role) {}
}
