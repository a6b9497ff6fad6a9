package org.waybill.api.view;

import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.transaction.Neighbours;

/** The transactions beside one in a list. */
@Schema(name = "Neighbours", description = "The transactions beside one in a list, newest first.")
public record NeighboursView(
        @Schema(description = "The one above it, newer; null when none is found.", nullable = true)
        Optional<UUID> previous,

        @Schema(description = "The one below it, older; null when none is found.", nullable = true)
        Optional<UUID> next) {

    /** The neighbours as they are written down. */
    public static NeighboursView of(Neighbours neighbours) {
        return new NeighboursView(neighbours.previous(), neighbours.next());
    }
}
