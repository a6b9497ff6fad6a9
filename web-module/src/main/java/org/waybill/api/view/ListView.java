package org.waybill.api.view;

import java.time.Instant;
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

    /** One page of a search that may take several calls. */
    @Schema(
            name = "Search",
            description =
                    "One page of a search, which may have fewer items than asked for, even none, although there is a"
                            + " next one.")
    public record Search<T>(
            List<T> items,

            @Schema(description = "The cursor of the next page, null on the last one.", nullable = true)
            Optional<String> next,

            @Schema(
                    description =
                            "Everything newer has been looked through; null when the page is full or the last one.",
                    nullable = true)
            Optional<Instant> searchedTo) {

        /** The page as it is written down. */
        public static <T> Search<T> of(Page<T> page) {
            return new Search<>(page.items(), page.next(), page.searchedTo());
        }
    }
}
