package org.waybill.api.view;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.Count;

/** How many there are. */
@Schema(name = "Count", description = "How many there are, counted as far as is quick.")
public record CountView(
        @Schema(description = "So many, at most 10000.", examples = "1234")
        int count,

        @Schema(description = "Whether these are all; else there are at least so many.")
        boolean exact) {

    /** The count as it is written down. */
    public static CountView of(Count count) {
        return new CountView(count.count(), count.isExact());
    }
}
