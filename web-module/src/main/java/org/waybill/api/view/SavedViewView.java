package org.waybill.api.view;

import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.savedview.SavedView;

/** A list that somebody wants to come back to. */
@Schema(name = "SavedView", description = "A list that somebody wants to come back to.")
public record SavedViewView(
        @Schema(examples = "Late since yesterday") String name,

        @Schema(description = "transactions, events or overview.", examples = "transactions")
        String page,

        @Schema(description = "As in the page's address, without the question mark.", examples = "state=OVERDUE")
        String query,

        @Schema(description = "Whether everybody sees it.") boolean shared,

        @Schema(description = "The log-in name of whose it is.")
        String author) {

    /** The view as it is written down. */
    public static SavedViewView of(SavedView view) {
        return new SavedViewView(
                view.name(), view.page().name().toLowerCase(Locale.ROOT), view.query(), view.shared(), view.owner());
    }
}
