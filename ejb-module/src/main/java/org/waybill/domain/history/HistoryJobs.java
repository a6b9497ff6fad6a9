package org.waybill.domain.history;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.waybill.domain.Page;

/** The jobs as people start, watch and stop them. Shared by all nodes. */
public interface HistoryJobs {

    /**
     * Starts one.
     *
     * @param definition the definition's name, which must have a version
     * @param from only events created at or after this moment, if present
     * @param author the log-in name of who starts it
     * @throws HistoryConflictException if another one of that definition has not ended
     */
    HistoryJob start(String definition, Optional<Instant> from, String author);

    /**
     * Lists jobs, the newest first.
     *
     * @param limit how many at most
     * @param cursor where to go on, from the page before
     * @throws IllegalArgumentException if the cursor is not one of ours
     */
    Page<HistoryJob> find(int limit, Optional<String> cursor);

    Optional<HistoryJob> byId(UUID id);

    /**
     * Pauses, resumes or cancels; who works on it notices with the chunk that he is at.
     *
     * @param before the states from which that is possible
     * @return false if it was in none of them
     */
    boolean move(UUID id, Set<HistoryJob.State> before, HistoryJob.State after);
}
