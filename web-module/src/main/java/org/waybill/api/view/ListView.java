package org.waybill.api.view;

import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.Page;

/** One page of a list. */
@Schema(name = "List", description = "One page of a list.")
public record ListView<T>(
        List<T> items,

        @Schema(description = "The cursor of the next page, null on the last one.", nullable = true)
        Optional<String> next) {

    /** The page as it is written down. */
    public static <T> ListView<T> of(Page<T> page) {
        return new ListView<>(page.items(), page.next());
    }
}
