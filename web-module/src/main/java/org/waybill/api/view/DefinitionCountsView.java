package org.waybill.api.view;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.transaction.TransactionState;

/** Business transactions of a span of time, counted by definition. */
@Schema(
        name = "DefinitionCounts",
        description = "Business transactions counted by definition, in the order of the names.")
public record DefinitionCountsView(
        @Schema(description = "As of when, as of rollups.", nullable = true)
        Optional<Instant> asOf,

        Instant from,
        Instant to,

        @Schema(description = "Definitions of which no transaction began are missing.")
        List<Item> items) {

    /** The counts of that span. */
    public static DefinitionCountsView of(
            Instant from, Instant to, SortedMap<String, Map<TransactionState, Long>> counts, Optional<Instant> asOf) {
        return new DefinitionCountsView(
                asOf,
                from,
                to,
                counts.entrySet().stream()
                        .map(entry -> Item.of(entry.getKey(), entry.getValue()))
                        .toList());
    }

    /** One definition's. */
    @Schema(name = "DefinitionCount")
    public record Item(
            String definition,

            @Schema(description = "How many began.") long count,

            @Schema(description = "How many of them are in each state, by its name.")
            Map<String, Long> states) {

        static Item of(String definition, Map<TransactionState, Long> counts) {
            Map<String, Long> states = new LinkedHashMap<>();
            counts.forEach((state, count) -> states.put(state.name(), count));
            return new Item(
                    definition,
                    counts.values().stream().mapToLong(Long::longValue).sum(),
                    states);
        }
    }
}
