package org.waybill.domain.history;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * A definition is being applied to the events that were recorded before. This is all that is known of it: whoever goes on with
 * it, after a pause or a crash, goes on from here.
 *
 * @param id the identity
 * @param definition the definition's name; all its versions are applied, with their reigns
 * @param from only events created at or after this moment; all of them when absent
 * @param state whether it goes on
 * @param phase where it stands
 * @param change the last change of the definition that it applies, 0 before the first look
 * @param estimated how many events there were to scan when scanning began, 0 before
 * @param scanned how many events have been scanned
 * @param linked how many events have been linked to a transaction that had no link under this definition
 * @param changed how many events had another link than they must have, or one too many
 * @param refused how many events cannot be linked since their correlator is too long to be kept
 * @param note what it waits for or why it failed, in one sentence; may be empty
 * @param startedBy the log-in name of who started it
 * @param startedAt when that was
 * @param endedAt when it was done, cancelled or failed
 */
public record HistoryJob(
        UUID id,
        String definition,
        Optional<Instant> from,
        State state,
        Phase phase,
        long change,
        long estimated,
        long scanned,
        long linked,
        long changed,
        long refused,
        String note,
        String startedBy,
        Instant startedAt,
        Optional<Instant> endedAt) {

    /** Whether a job goes on. */
    public enum State {
        RUNNING,
        PAUSED,
        CANCELLED,
        DONE,
        FAILED;

        /** Whether nothing more will come of it. */
        public boolean isEnd() {
            return switch (this) {
                case RUNNING, PAUSED -> false;
                case CANCELLED, DONE, FAILED -> true;
            };
        }
    }

    /** What a job does, one after the other. */
    public enum Phase {
        /** Until every live node matches by the versions that are to be applied. */
        AWAITING_NODES,
        /** Until every transaction that may have matched by earlier ones has ended. */
        AWAITING_TRANSACTIONS,
        /** All recorded events, in the order of their creation. */
        SCANNING
    }
}
