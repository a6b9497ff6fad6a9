package org.waybill.api.view;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.retention.RetentionRules;
import org.waybill.domain.retention.Sweep;

/** What is kept for how long, and what was deleted. */
@Schema(
        name = "Retention",
        description = "For how many days what is kept after the last of it was received; null: for ever.")
public record RetentionView(
        @Schema(description = "Business transactions that are complete, with their events.", nullable = true)
        Optional<Long> completeDays,

        @Schema(description = "Those that are failed or inconsistent.", nullable = true)
        Optional<Long> failedDays,

        @Schema(description = "Those that are in progress or overdue.", nullable = true)
        Optional<Long> openDays,

        @Schema(description = "Events that belong to no business transaction.", nullable = true)
        Optional<Long> unmatchedDays,

        @Schema(description = "Payloads; their events stay.", nullable = true)
        Optional<Long> payloadDays,

        @Schema(description = "What could not be recorded.", nullable = true)
        Optional<Long> quarantineDays,

        @Schema(description = "The sweep that goes on, or else the last one; null before the first.", nullable = true)
        Optional<SweepView> sweep) {

    /** The rules and the sweep as they stand. */
    public static RetentionView of(RetentionRules rules, Optional<Sweep> sweep) {
        return new RetentionView(
                rules.complete().map(Duration::toDays),
                rules.failed().map(Duration::toDays),
                rules.open().map(Duration::toDays),
                rules.unmatched().map(Duration::toDays),
                rules.payload().map(Duration::toDays),
                rules.quarantine().map(Duration::toDays),
                sweep.map(SweepView::of));
    }

    /** What a sweep has deleted. */
    @Schema(name = "Sweep")
    public record SweepView(
            Instant begunAt,

            @Schema(description = "null while it goes on", nullable = true)
            Optional<Instant> endedAt,

            @Schema(description = "Business transactions deleted.")
            long transactions,

            @Schema(description = "Events deleted.") long events,

            @Schema(description = "Payloads deleted of events that stay.")
            long payloads,

            @Schema(description = "Deleted out of the quarantine.")
            long quarantined) {

        private static SweepView of(Sweep sweep) {
            return new SweepView(
                    sweep.begunAt(),
                    sweep.endedAt(),
                    sweep.transactions(),
                    sweep.events(),
                    sweep.payloads(),
                    sweep.quarantined());
        }
    }
}
