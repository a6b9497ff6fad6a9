package org.waybill.api.view;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.definition.DefinitionChange;

/** Who changed what of a definition, and when. */
@Schema(name = "DefinitionChange", description = "Who changed what of a definition, and when.")
public record ChangeView(
        @Schema(description = "Counts from 1 over all definitions, without gaps.")
        long number,

        String name,

        @Schema(description = "The version that is meant; a draft's is the one that it would have become then.")
        int version,

        DefinitionChange.Action action,

        @Schema(description = "The events created from then on are meant; null when no event is.", nullable = true)
        Optional<Instant> from,

        @Schema(description = "The log-in name of who did it; deployment for what came with one.")
        String author,

        Instant at,

        @Schema(description = "What the content said before and says since; a first one is new as a whole.")
        List<DifferenceView> differences) {

    /** The change as it is written down. */
    public static ChangeView of(DefinitionChange change) {
        return new ChangeView(
                change.number(),
                change.name(),
                change.version(),
                change.action(),
                change.from().filter(from -> isAboutEvents(change)),
                change.author(),
                change.at(),
                DifferenceView.between(DefinitionForm.content(change.before()), DefinitionForm.content(change.body())));
    }

    private static boolean isAboutEvents(DefinitionChange change) {
        return switch (change.action()) {
            case ACTIVATED, PUBLISHED, IMPORTED, RETIRED -> true;
            case CREATED_DRAFT, CHANGED_DRAFT, DISCARDED_DRAFT -> false;
        };
    }
}
