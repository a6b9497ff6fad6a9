package org.waybill.api.view;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** One event: the list's item, and the business transactions that it belongs to. */
@Schema(
        name = "EventDetail",
        description = "An event and the transactions that it belongs to.",
        allOf = {EventView.class, EventDetailView.More.class})
public record EventDetailView(
        @Schema(hidden = true) EventView event,
        @Schema(hidden = true) List<TransactionView> transactions) implements JsonForm.Extension {

    /** Describes what is added to the list's item. */
    @Schema(name = "EventMore")
    public record More(List<TransactionView> transactions) {}
}
