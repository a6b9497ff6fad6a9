package org.waybill.api.view;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.rollup.Rollup;
import org.waybill.domain.rollup.RollupQuery;
import org.waybill.domain.transaction.TransactionState;

/** Business transactions counted, by the time of their first event. */
@Schema(
        name = "Rollups",
        description = "Business transactions counted where their first event was created, so that the buckets add up to"
                + " the total.")
public record RollupsView(
        @Schema(
                description = "What was recorded before this moment is counted, in the states of this moment; null"
                        + " before it was counted for the first time.",
                nullable = true)
        Optional<Instant> asOf,

        Item total,
        List<Item> buckets) {

    /** The rollups of the query's buckets, and their sum. */
    public static RollupsView of(RollupQuery query, List<Rollup> rollups, Optional<Instant> asOf) {
        List<Instant> edges = query.edges();
        List<Item> buckets = new ArrayList<>();
        Rollup total = Rollup.NONE;
        for (int i = 0; i < rollups.size(); i++) {
            buckets.add(Item.of(edges.get(i), edges.get(i + 1), rollups.get(i), asOf));
            total = total.merge(rollups.get(i));
        }
        return new RollupsView(
                asOf, Item.of(edges.get(0), edges.get(edges.size() - 1), total, asOf), List.copyOf(buckets));
    }

    /** One bucket, or all. */
    @Schema(name = "Rollup")
    public record Item(
            Instant from,
            Instant to,

            @Schema(description = "How many began.") long count,

            @Schema(description = "How many began in an hour, of the time that has passed.")
            double perHour,

            @Schema(description = "How many of them are in each state, by its name.")
            Map<String, Long> states,

            @Schema(description = "How long those took that are complete.")
            DurationsView durations) {

        static Item of(Instant from, Instant to, Rollup rollup, Optional<Instant> asOf) {
            Map<String, Long> states = new LinkedHashMap<>();
            for (TransactionState state : TransactionState.values()) {
                states.put(state.name(), rollup.count(state));
            }
            Instant passed = asOf.filter(to::isAfter).filter(from::isBefore).orElse(to);
            double hours = Duration.between(from, passed).toMillis() / 3_600_000.0;
            return new Item(
                    from, to, rollup.total(), rollup.total() / hours, states, DurationsView.of(rollup.durations()));
        }
    }
}
