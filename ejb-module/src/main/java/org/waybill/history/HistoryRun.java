package org.waybill.history;

import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.waybill.domain.definition.DefinitionAcknowledgements;
import org.waybill.domain.definition.KeptDefinitions;
import org.waybill.domain.history.HistoryJob;
import org.waybill.domain.history.HistoryJobs;
import org.waybill.domain.history.HistoryWork;
import org.waybill.domain.recording.StoreUnavailableException;

/**
 * One worker at one job, until the job ends, is paused, or the worker is stopped. Where it stands is in the database after every
 * turn; a worker that is gone has lost nothing but the chunk that he was at.
 */
final class HistoryRun {

    private static final Logger LOG = Logger.getLogger(HistoryRun.class.getName());
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(500);
    private static final Duration TROUBLE = Duration.ofSeconds(2);
    private static final int OFTEN = 10;

    private final UUID job;
    private final UUID worker;
    private final HistoryJobs jobs;
    private final HistoryWork work;
    private final KeptDefinitions definitions;
    private final DefinitionAcknowledgements acknowledgements;
    private final HistorySettings settings;
    private final CountDownLatch stopped = new CountDownLatch(1);
    private int chunk;
    private int gaveWay;

    HistoryRun(
            UUID job,
            UUID worker,
            HistoryJobs jobs,
            HistoryWork work,
            KeptDefinitions definitions,
            DefinitionAcknowledgements acknowledgements,
            HistorySettings settings) {
        this.job = job;
        this.worker = worker;
        this.jobs = jobs;
        this.work = work;
        this.definitions = definitions;
        this.acknowledgements = acknowledgements;
        this.settings = settings;
        this.chunk = settings.chunk();
    }

    /** Ends {@link #run} after the turn that it is at. */
    void stop() {
        stopped.countDown();
    }

    void run() {
        boolean goesOn = true;
        while (goesOn && stopped.getCount() > 0) {
            try {
                goesOn = work.attend(job, worker) && turn();
            } catch (StoreUnavailableException e) {
                LOG.log(Level.FINE, e, () -> "The job " + job + " waits for the database");
                rest(TROUBLE);
            } catch (RuntimeException e) {
                LOG.log(Level.SEVERE, "The job " + job + " has failed", e);
                work.fail(job, worker, "Something unexpected happened, the server's log tells more: " + e);
                goesOn = false;
            }
        }
        try {
            work.leave(job, worker);
        } catch (StoreUnavailableException e) {
            LOG.log(Level.FINE, "Another worker can go on in " + HistoryWork.ALIVE, e);
        }
    }

    private boolean turn() {
        HistoryJob now = jobs.byId(job).orElseThrow();
        long change = work.lastChange(now.definition());
        if (change != now.change()) {
            work.awaitNodes(job, worker, change);
            return true;
        }
        return switch (now.phase()) {
            case AWAITING_NODES -> {
                if (allMatchBy(change)) {
                    work.awaitTransactions(job, worker);
                } else {
                    rest(BETWEEN_LOOKS);
                }
                yield true;
            }
            case AWAITING_TRANSACTIONS -> {
                if (!work.scanWhenTheyHaveEnded(job, worker)) {
                    rest(BETWEEN_LOOKS);
                }
                yield true;
            }
            case SCANNING -> scan(now);
        };
    }

    /** When no node is alive, this one has not acknowledged either. */
    private boolean allMatchBy(long change) {
        long acknowledged = acknowledgements.acknowledgedByAll();
        return acknowledged >= change && acknowledged < Long.MAX_VALUE;
    }

    private boolean scan(HistoryJob now) {
        return switch (work.step(job, worker, definitions.book(definitions.current(now.definition())), chunk)) {
            case SCANNED -> {
                chunk = Math.min(settings.chunk(), chunk * 2);
                gaveWay = 0;
                rest(settings.pause());
                yield true;
            }
            case GAVE_WAY -> {
                chunk = Math.max(1, chunk / 2);
                gaveWay++;
                if (gaveWay == OFTEN) {
                    work.note(job, worker, "Waits for business transactions that somebody else holds.");
                }
                rest(gaveWay < OFTEN ? settings.pause() : BETWEEN_LOOKS);
                yield true;
            }
            case CHANGED -> true;
            case DONE, STOPPED -> false;
        };
    }

    private void rest(Duration pause) {
        try {
            if (stopped.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
                LOG.log(Level.FINE, "The job {0} is left to whoever comes next", job);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stop();
        }
    }
}
