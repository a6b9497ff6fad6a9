package org.waybill.domain.history;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.waybill.domain.definition.DefinitionBook;

/**
 * The work on a job, step by step, each in a short transaction of its own together with the note of how far it is. One worker
 * at a time attends to a job: he says so again and again, and every step verifies it; so one that has been taken for dead
 * can do no harm.
 */
public interface HistoryWork {

    /** For so long after a sign of life a worker counts as alive. Measured by the database's clock alone. */
    Duration ALIVE = Duration.ofSeconds(30);

    /** The jobs that are to go on and that nobody attends to. */
    List<UUID> unattended();

    /**
     * Takes the job, or goes on with it.
     *
     * @return false when it is not to go on, or somebody else attends to it
     */
    boolean attend(UUID job, UUID worker);

    /** Lets somebody else go on at once. */
    void leave(UUID job, UUID worker);

    /** The number of the last change by which other events match than before. */
    long lastChange(String definition);

    /** Begins anew, with what that change has brought about, and waits for the nodes. */
    void awaitNodes(UUID job, UUID worker, long change);

    /** All nodes match by it: waits for the transactions that are open now. */
    void awaitTransactions(UUID job, UUID worker);

    /**
     * If those transactions have ended, begins to scan.
     *
     * @return whether they have
     */
    boolean scanWhenTheyHaveEnded(UUID job, UUID worker);

    /**
     * Scans the next events.
     *
     * @param book a book of the job's definition alone, with at least the changes up to the job's
     * @param most how many events at most
     */
    Step step(UUID job, UUID worker, DefinitionBook book, int most);

    /** Says what it waits for. */
    void note(UUID job, UUID worker, String note);

    /** Ends it. */
    void fail(UUID job, UUID worker, String note);

    /** What came of a step. */
    enum Step {
        /** Goes on. */
        SCANNED,
        /** That was the last one; the job is done. */
        DONE,
        /** Somebody else holds rows that it needs. Nothing has happened; try again in a while. */
        GAVE_WAY,
        /** The definition has changed meanwhile. Nothing has happened; begin anew. */
        CHANGED,
        /** Not to go on, or not by this worker. Nothing has happened. */
        STOPPED
    }
}
