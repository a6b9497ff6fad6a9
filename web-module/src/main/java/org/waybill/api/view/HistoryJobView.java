package org.waybill.api.view;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.history.HistoryJob;

/** A definition being applied to the history. */
@Schema(name = "HistoryJob", description = "A definition being applied to the events that were recorded before.")
public record HistoryJobView(
        UUID id,
        String definition,

        @Schema(description = "Only events created from then on; null for all.", nullable = true)
        Optional<Instant> from,

        HistoryJob.State state,

        @Schema(
                description = "AWAITING_NODES: until every node matches by these versions; AWAITING_TRANSACTIONS: until"
                        + " what may have matched by earlier ones has ended; SCANNING.")
        HistoryJob.Phase phase,

        @Schema(description = "The last change of the definition that it applies; 0 before the first look.")
        long change,

        @Schema(description = "How many events there were when scanning began; 0 before.")
        long estimated,

        @Schema(description = "Events looked at.") long scanned,

        @Schema(description = "Events linked that had no link under this definition.")
        long linked,

        @Schema(description = "Events whose link was another one than it must be.")
        long changed,

        @Schema(description = "Events whose correlator is too long to be kept.")
        long refused,

        @Schema(description = "What it waits for, or why it failed; may be empty.")
        String note,

        @Schema(description = "The log-in name of who started it.")
        String startedBy,

        Instant startedAt,

        @Schema(nullable = true) Optional<Instant> endedAt) {

    /** The job as it stands. */
    public static HistoryJobView of(HistoryJob job) {
        return new HistoryJobView(
                job.id(),
                job.definition(),
                job.from(),
                job.state(),
                job.phase(),
                job.change(),
                job.estimated(),
                job.scanned(),
                job.linked(),
                job.changed(),
                job.refused(),
                job.note(),
                job.startedBy(),
                job.startedAt(),
                job.endedAt());
    }
}
