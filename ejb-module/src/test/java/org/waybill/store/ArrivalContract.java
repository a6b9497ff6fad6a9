package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.DELIVERED;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.event;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.waybill.domain.Page;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.Finding;
import org.waybill.domain.transaction.Notes;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.domain.transaction.TransactionState;
import org.waybill.event.MonitoringEvent;

/** Events that come in any order, late, or without the one that everything waits for. */
interface ArrivalContract extends RecordingStoreContract {

    private static Definition tracked(String name) {
        return SampleEvents.tracked(name, 1, Instant.EPOCH);
    }

    /** The six orders of three things. */
    private static List<List<String>> orders() {
        return List.of(
                List.of(RECEIVED, DISPATCHED, COMPLETED),
                List.of(RECEIVED, COMPLETED, DISPATCHED),
                List.of(DISPATCHED, RECEIVED, COMPLETED),
                List.of(DISPATCHED, COMPLETED, RECEIVED),
                List.of(COMPLETED, RECEIVED, DISPATCHED),
                List.of(COMPLETED, DISPATCHED, RECEIVED));
    }

    /** Every seventh lacks its start, every eleventh its progress, every thirteenth its end; each wave is a commit. */
    @Test
    default void allSixOrdersOfStartProgressAndEndWithGapsGiveTheStateOfWhatIsThere() throws Exception {
        String name = RecordingStoreContract.unique("orders");
        DefinitionBook book = book(tracked(name));
        for (int wave = 0; wave < 3; wave++) {
            List<MonitoringEvent> events = new ArrayList<>();
            for (int i = 0; i < 500; i++) {
                String address = orders().get(i % 6).get(wave);
                if (isThere(address, i)) {
                    events.add(event(name + i, address, MORNING.plusSeconds(offset(address))));
                }
            }
            record(book, events);
        }
        Map<String, TransactionState> states = new TreeMap<>();
        find(name, Set.of(), MORNING.plusSeconds(3600))
                .forEach(one -> states.put(
                        one.correlator(), one.report(MORNING.plusSeconds(3600)).state()));
        assertThat(states).hasSize(500);
        for (int i = 0; i < 500; i++) {
            TransactionState expected = !isThere(RECEIVED, i)
                    ? TransactionState.INCONSISTENT
                    : !isThere(COMPLETED, i)
                            ? TransactionState.OVERDUE
                            : isThere(DISPATCHED, i) ? TransactionState.COMPLETE : TransactionState.INCONSISTENT;
            assertThat(states).as("transaction %d", i).containsEntry(name + i, expected);
        }
    }

    private static boolean isThere(String address, int transaction) {
        int gap = address.equals(RECEIVED) ? 7 : address.equals(DISPATCHED) ? 11 : 13;
        return transaction % gap != 0 || transaction % 5 == 0;
    }

    private static long offset(String address) {
        return address.equals(RECEIVED) ? 0 : address.equals(DISPATCHED) ? 10 : 20;
    }

    @Test
    default void anEventThatComesLongAfterTheEndChangesNoStateAndLeavesANote() throws Exception {
        String name = RecordingStoreContract.unique("late");
        DefinitionBook book = book(tracked(name));
        record(
                book,
                event(name, RECEIVED, MORNING),
                event(name, DISPATCHED, MORNING.plusSeconds(10)),
                event(name, COMPLETED, MORNING.plusSeconds(20)));
        Instant muchLater = MORNING.plus(Duration.ofDays(3));
        MonitoringEvent late = event(name, DELIVERED, MORNING.plusSeconds(15));
        committed(() -> store().record(List.of(SampleEvents.received(late, muchLater, book))));
        BusinessTransaction healed = transaction(name, name);
        assertThat(healed.report(muchLater).state()).isEqualTo(TransactionState.COMPLETE);
        assertThat(Notes.of(healed.facts(), transactions().events(healed.id(), 10)))
                .isEmpty();

        record(book, event(name, DISPATCHED, muchLater));
        BusinessTransaction active = transaction(name, name);
        assertThat(active.report(muchLater.plusSeconds(3600)).state()).isEqualTo(TransactionState.COMPLETE);
        assertThat(Notes.of(active.facts(), transactions().events(active.id(), 10)))
                .extracting(Finding::words)
                .containsExactly("Its last progress came 2 d 23 h after its last end.");
    }

    @Test
    default void aLateEventHealsWhatIsOverdue() throws Exception {
        String name = RecordingStoreContract.unique("heals");
        DefinitionBook book = book(tracked(name));
        Instant evening = MORNING.plus(Duration.ofHours(10));
        record(book, event(name, RECEIVED, MORNING), event(name, DISPATCHED, MORNING.plusSeconds(10)));
        assertThat(find(name, Set.of(TransactionState.OVERDUE), evening)).hasSize(1);
        record(book, event(name, COMPLETED, MORNING.plusSeconds(20)));
        assertThat(find(name, Set.of(TransactionState.OVERDUE), evening)).isEmpty();
        assertThat(find(name, Set.of(TransactionState.COMPLETE), evening)).hasSize(1);
    }

    @Test
    default void tellsWhenEachStageWasEnteredFirst() throws Exception {
        String name = RecordingStoreContract.unique("stages");
        DefinitionBook book = book(tracked(name));
        record(book, event(name, RECEIVED, MORNING), event(name, DISPATCHED, MORNING.plusSeconds(30)));
        record(book, event(name, DELIVERED, MORNING.plusSeconds(40)), event(name, DISPATCHED, MORNING.plusSeconds(10)));
        assertThat(transactions().stageEntries(transaction(name, name).id()))
                .containsExactlyInAnyOrderEntriesOf(Map.of(1, MORNING.plusSeconds(10), 2, MORNING.plusSeconds(40)));
    }

    /**
     * Batches of whole transactions and batches that are half whole ones and half events whose start never comes, in
     * turns: an event costs the same in both. Their order changes with each round, so that no kind has the better place.
     */
    @Test
    default void fiveThousandEventsWhoseStartNeverComesDoNotSlowFiveThousandWholeOnes() throws Exception {
        String name = RecordingStoreContract.unique("orphans");
        DefinitionBook book = book(SampleEvents.definition(name, 1, Instant.EPOCH));
        List<Long> whole = new ArrayList<>();
        List<Long> mixed = new ArrayList<>();
        for (int round = 0; round < 100; round++) {
            int from = round * 50;
            List<MonitoringEvent> alone = ends(name + "-w", from, from + 50);
            alone.addAll(starts(name + "-w", from, from + 50));
            List<MonitoringEvent> together = starts(name + "-m", from, from + 25);
            together.addAll(ends(name + "-m", from, from + 25));
            together.addAll(ends(name + "-o", from, from + 50));
            if (round % 2 == 0) {
                whole.add(nanos(book, alone));
                mixed.add(nanos(book, together));
            } else {
                mixed.add(nanos(book, together));
                whole.add(nanos(book, alone));
            }
        }
        Instant now = MORNING.plus(Duration.ofHours(1));
        assertThat(count(name, TransactionState.INCONSISTENT, now)).isEqualTo(5000);
        assertThat(count(name, TransactionState.COMPLETE, now)).isEqualTo(5000 + 2500);
        assertThat(median(mixed))
                .as("nanoseconds for 100 events, half of them without a start, beside %d for whole ones", median(whole))
                .isLessThan(2 * median(whole));
    }

    private static List<MonitoringEvent> starts(String order, int from, int to) {
        return events(order, RECEIVED, from, to);
    }

    private static List<MonitoringEvent> ends(String order, int from, int to) {
        return events(order, COMPLETED, from, to);
    }

    private static List<MonitoringEvent> events(String order, String address, int from, int to) {
        List<MonitoringEvent> events = new ArrayList<>();
        for (int i = from; i < to; i++) {
            events.add(event(order + i, address, MORNING.plusMillis(i)));
        }
        return events;
    }

    /** How many are in that state, over all pages. */
    private int count(String definition, TransactionState state, Instant now) {
        int count = 0;
        Optional<String> cursor = Optional.empty();
        do {
            Page<BusinessTransaction> page = transactions()
                    .find(new TransactionQuery(
                            TransactionFilter.ALL
                                    .ofDefinition(Optional.of(definition))
                                    .in(Set.of(state)),
                            1000,
                            cursor,
                            now));
            count += page.items().size();
            cursor = page.next();
        } while (cursor.isPresent());
        return count;
    }

    private long nanos(DefinitionBook book, List<MonitoringEvent> events) throws Exception {
        List<ReceivedEvent> received = events.stream()
                .map(event -> SampleEvents.received(event, event.createdAt(), book))
                .toList();
        long begin = System.nanoTime();
        committed(() -> store().record(received));
        return System.nanoTime() - begin;
    }

    private static long median(List<Long> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }

    @Test
    default void twentyEventsWithinOneMillisecondAreShownByTheirCounter() throws Exception {
        String name = RecordingStoreContract.unique("burst");
        DefinitionBook book = book(tracked(name));
        List<MonitoringEvent> events = new ArrayList<>();
        for (int counter = 1; counter <= 20; counter++) {
            events.add(SampleEvents.withCounter(event(name, DISPATCHED, MORNING), counter));
        }
        long seed = System.nanoTime();
        Collections.shuffle(events, new Random(seed));
        for (MonitoringEvent event : events) {
            record(book, event);
        }
        assertThat(transactions().events(transaction(name, name).id(), 100))
                .as("seed %d", seed)
                .extracting(linked -> linked.event().event().counter())
                .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20);
    }
}
