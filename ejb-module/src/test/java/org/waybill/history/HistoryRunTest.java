package org.waybill.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.waybill.domain.Page;
import org.waybill.domain.definition.DefinitionAcknowledgements;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.definition.KeptDefinitions;
import org.waybill.domain.history.HistoryJob;
import org.waybill.domain.history.HistoryJob.Phase;
import org.waybill.domain.history.HistoryJobs;
import org.waybill.domain.history.HistoryWork;
import org.waybill.domain.recording.StoreUnavailableException;

/** The order of things; what a step does is the store's own contract. */
class HistoryRunTest {

    private final UUID job = UUID.randomUUID();
    private final List<String> done = new ArrayList<>();
    private final Deque<Long> acknowledged = new ArrayDeque<>(List.of(7L));
    private final Deque<HistoryWork.Step> steps = new ArrayDeque<>(List.of(HistoryWork.Step.DONE));
    private Phase phase = Phase.AWAITING_NODES;
    private long change;
    private RuntimeException trouble;
    private final HistoryRun run = new HistoryRun(
            job,
            UUID.randomUUID(),
            new Jobs(),
            new Work(),
            new Definitions(),
            new Acknowledgements(),
            new HistorySettings(8, Duration.ZERO));

    @Test
    void waitsForNodesThenForTransactionsAndScansThen() {
        acknowledged.push(6L);
        acknowledged.push(Long.MAX_VALUE); // nobody is alive yet
        steps.push(HistoryWork.Step.SCANNED);
        run.run();
        assertThat(done)
                .containsExactly(
                        "await nodes 7",
                        "asked",
                        "asked",
                        "asked",
                        "await transactions",
                        "scan",
                        "step 8",
                        "step 8",
                        "left");
    }

    @Test
    void takesFewerEventsAfterGivingWayAndMoreAgainWhenItWorks() {
        steps.push(HistoryWork.Step.SCANNED);
        steps.push(HistoryWork.Step.GAVE_WAY);
        steps.push(HistoryWork.Step.GAVE_WAY);
        run.run();
        assertThat(done).containsSubsequence("step 8", "step 4", "step 2", "step 4", "left");
    }

    @Test
    void endsWithoutAWordWhenItIsPaused() {
        steps.push(HistoryWork.Step.STOPPED);
        run.run();
        assertThat(done).endsWith("step 8", "left");
    }

    @Test
    void aFaultOfOursEndsTheJobAndSaysSo() {
        trouble = new IllegalStateException("odd");
        run.run();
        assertThat(done).anyMatch(line -> line.startsWith("failed") && line.contains("odd"));
    }

    @Test
    void leavesTheJobWhenItIsStoppedWhileTheDatabaseIsAway() {
        trouble = new StoreUnavailableException("away", null);
        run.stop();
        run.run();
        assertThat(done).containsExactly("left");
    }

    private final class Jobs implements HistoryJobs {
        @Override
        public HistoryJob start(String definition, Optional<Instant> from, String author) {
            throw new UnsupportedOperationException("nobody starts one here");
        }

        @Override
        public Page<HistoryJob> find(int limit, Optional<String> cursor) {
            return new Page<>(List.of(), Optional.empty());
        }

        @Override
        public Optional<HistoryJob> byId(UUID id) {
            return Optional.of(new HistoryJob(
                    id,
                    "purchase",
                    Optional.empty(),
                    HistoryJob.State.RUNNING,
                    phase,
                    change,
                    0,
                    0,
                    0,
                    0,
                    0,
                    "",
                    "ada",
                    Instant.EPOCH,
                    Optional.empty()));
        }

        @Override
        public boolean move(UUID id, Set<HistoryJob.State> before, HistoryJob.State after) {
            return false;
        }
    }

    private final class Work implements HistoryWork {
        @Override
        public List<UUID> unattended() {
            return List.of();
        }

        @Override
        public boolean attend(UUID id, UUID worker) {
            return true;
        }

        @Override
        public void leave(UUID id, UUID worker) {
            done.add("left");
        }

        @Override
        public long lastChange(String definition) {
            if (trouble != null) {
                throw trouble;
            }
            return 7;
        }

        @Override
        public void awaitNodes(UUID id, UUID worker, long number) {
            change = number;
            done.add("await nodes " + number);
        }

        @Override
        public void awaitTransactions(UUID id, UUID worker) {
            phase = Phase.AWAITING_TRANSACTIONS;
            done.add("await transactions");
        }

        @Override
        public boolean scanWhenTheyHaveEnded(UUID id, UUID worker) {
            phase = Phase.SCANNING;
            return done.add("scan");
        }

        @Override
        public Step step(UUID id, UUID worker, DefinitionBook book, int most) {
            done.add("step " + most);
            return steps.pop();
        }

        @Override
        public void note(UUID id, UUID worker, String note) {
            done.add("note " + note);
        }

        @Override
        public void fail(UUID id, UUID worker, String note) {
            done.add("failed " + note);
        }
    }

    private static final class Definitions implements KeptDefinitions {
        @Override
        public KeptDefinition current(String name) {
            return KeptDefinition.none(name);
        }

        @Override
        public DefinitionBook book(KeptDefinition definition) {
            return DefinitionBook.EMPTY;
        }
    }

    private final class Acknowledgements implements DefinitionAcknowledgements {
        @Override
        public void acknowledge(UUID node, String name, long number) {
            done.add("acknowledged " + number);
        }

        @Override
        public long acknowledgedByAll() {
            done.add("asked");
            return acknowledged.pop();
        }
    }
}
