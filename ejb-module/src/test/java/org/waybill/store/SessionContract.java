package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.event;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.RecordingStore.Recorded;
import org.waybill.domain.transaction.TransactionFacts;
import org.waybill.event.MonitoringEvent;

/** Several sessions of the recorder at once. A lost update or a deadlock among them fails these tests. */
interface SessionContract extends RecordingStoreContract {

    JdbcStoreFixture fixture();

    @Test
    default void eightSessionsWith1023EventsEachOnOneCorrelatorLoseNoneAndDoNotDeadlock() throws Exception {
        String name = RecordingStoreContract.unique("sessions");
        DefinitionBook book = book(SampleEvents.definition(name, 1, Instant.EPOCH));
        List<Callable<Integer>> sessions = new ArrayList<>();
        for (int session = 0; session < 8; session++) {
            int first = session * 1023;
            sessions.add(() -> recordInBatches(book, name, first, 1023));
        }
        int recorded = 0;
        for (int each : atOnce(sessions)) {
            recorded += each;
        }
        assertThat(recorded).isEqualTo(8 * 1023);
        TransactionFacts facts = transaction(name, name).facts();
        assertThat(facts.progressCount()).isEqualTo(8 * 1023);
        assertThat(facts.lastProgressAt()).contains(MORNING.plusMillis(8 * 1023 - 1));
        assertThat(facts.firstEventAt()).isEqualTo(MORNING);
    }

    private int recordInBatches(DefinitionBook book, String order, int first, int count) throws Exception {
        List<ReceivedEvent> waiting = new ArrayList<>();
        for (int i = first; i < first + count; i++) {
            MonitoringEvent event = event(order, DISPATCHED, MORNING.plusMillis(i));
            waiting.add(SampleEvents.received(event, event.createdAt(), book));
        }
        int recorded = 0;
        try (JdbcStoreFixture session = fixture().session()) {
            while (!waiting.isEmpty()) {
                List<ReceivedEvent> batch = new ArrayList<>(waiting.subList(0, Math.min(50, waiting.size())));
                waiting.subList(0, batch.size()).clear();
                Recorded outcome = session.committed(() -> session.store().record(batch));
                recorded += outcome.recorded();
                waiting.addAll(outcome.held());
            }
        }
        return recorded;
    }

    @Test
    default void theSameEventOnTwoSessionsAtOnceIsRecordedOnceAndFoldedOnce() throws Exception {
        String name = RecordingStoreContract.unique("twice");
        DefinitionBook book = book(SampleEvents.definition(name, 1, Instant.EPOCH));
        CyclicBarrier barrier = new CyclicBarrier(2);
        int rounds = 20;
        Callable<Integer> session = () -> {
            int recorded = 0;
            try (JdbcStoreFixture own = fixture().session()) {
                for (int round = 0; round < rounds; round++) {
                    MonitoringEvent start = event(name + round, RECEIVED, MORNING);
                    List<ReceivedEvent> batch = List.of(SampleEvents.received(start, MORNING, book));
                    barrier.await(30, TimeUnit.SECONDS);
                    Recorded outcome = own.committed(() -> own.store().record(batch));
                    assertThat(outcome.recorded() + outcome.duplicates()).isEqualTo(1);
                    recorded += outcome.recorded();
                }
            }
            return recorded;
        };
        List<Integer> recorded = atOnce(List.of(session, session));
        assertThat(recorded.get(0) + recorded.get(1)).isEqualTo(rounds);
        for (int round = 0; round < rounds; round++) {
            MonitoringEvent start = event(name + round, RECEIVED, MORNING);
            assertThat(events().byId(start.id()).orElseThrow().duplicates()).isEqualTo(1);
            assertThat(transaction(name, name + round).facts().startCount()).isEqualTo(1);
        }
    }

    private static <T> List<T> atOnce(List<Callable<T>> work) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(work.size());
        try {
            List<T> results = new ArrayList<>();
            for (Future<T> result : threads.invokeAll(work, 60, TimeUnit.SECONDS)) {
                results.add(result.get());
            }
            return results;
        } finally {
            threads.shutdownNow();
        }
    }
}
