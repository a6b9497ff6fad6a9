package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.waybill.domain.AliasSamples;
import org.waybill.domain.AliasSamples.Expected;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.RecordingStore.Recorded;
import org.waybill.domain.rollup.Rollup;
import org.waybill.domain.rollup.RollupQuery;
import org.waybill.domain.transaction.BusinessKey;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.Finding;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionIdentity;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.domain.transaction.TransactionState;
import org.waybill.domain.transaction.Transactions;
import org.waybill.event.MonitoringEvent;

/** Aliases in every order, from one session and from many, as each database folds them. */
interface AliasStoreContract {

    DataSource database();

    JdbcStoreFixture fixture();

    private Transactions transactions() {
        return new JdbcTransactions(database());
    }

    private static String unique(String prefix) {
        return prefix + "-" + UUID.randomUUID();
    }

    private static List<ReceivedEvent> received(Definition definition, List<MonitoringEvent> events) {
        DefinitionBook book = DefinitionBook.of(List.of(definition));
        return events.stream()
                .map(event -> SampleEvents.received(event, event.createdAt().plusMillis(7), book))
                .toList();
    }

    private Recorded record(Definition definition, MonitoringEvent... events) throws Exception {
        return fixture().committed(() -> fixture().store().record(received(definition, List.of(events))));
    }

    private static UUID id(String definition, String name, String value) {
        return TransactionIdentity.of(definition, new Alias(0, name, value));
    }

    private List<BusinessTransaction> find(String definition, Optional<String> key) {
        return transactions()
                .find(new TransactionQuery(
                        TransactionFilter.ALL
                                .ofDefinition(Optional.of(definition))
                                .withKey(key),
                        1000,
                        Optional.empty(),
                        MORNING))
                .items();
    }

    @Test
    default void eventsThatKnowOneNumberEachMeetInWhateverOrderTheEventThatKnowsBothComes() throws Exception {
        int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        for (int[] order : orders) {
            String name = unique("order");
            Definition definition = AliasSamples.delivery(name);
            List<MonitoringEvent> events = List.of(
                    AliasSamples.event(RECEIVED, 0, "order", "4711", "customer", "Ada"),
                    AliasSamples.event(DISPATCHED, 1, "order", "4711", "shipment", "S1"),
                    AliasSamples.event(COMPLETED, 2, "shipment", "S1", "customer", "Ada"));
            for (int index : order) {
                assertThat(record(definition, events.get(index)).recorded()).isEqualTo(1);
            }
            UUID one = id(name, "order", "4711");
            UUID other = id(name, "shipment", "S1");
            UUID least = one.compareTo(other) < 0 ? one : other;
            BusinessTransaction delivery = transactions().byId(one).orElseThrow();
            assertThat(delivery.id()).isEqualTo(least);
            assertThat(transactions().byId(other)).contains(delivery);
            assertThat(delivery.correlator()).isEqualTo("4711");
            assertThat(delivery.aliases())
                    .containsExactly(new Alias(0, "order", "4711"), new Alias(1, "shipment", "S1"));
            assertThat(delivery.keys()).containsExactly(new BusinessKey("customer", "Ada"));
            assertThat(delivery.report(MORNING.plusSeconds(60)).state()).isEqualTo(TransactionState.COMPLETE);
            assertThat(transactions().events(least, 10))
                    .extracting(linked -> linked.event().event())
                    .containsExactlyElementsOf(events);
            assertThat(find(name, Optional.empty())).containsExactly(delivery);
            for (String key : List.of("4711", "S1", "Ada")) {
                assertThat(find(name, Optional.of(key))).as(key).containsExactly(delivery);
            }
            for (MonitoringEvent event : events) {
                assertThat(transactions().ofEvent(event.id())).containsExactly(delivery);
            }
        }
    }

    @Test
    default void whatTurnsOutToBeOneTransactionIsCountedOnceWhereItsFirstEventWas() throws Exception {
        String name = unique("counted");
        Definition definition = AliasSamples.delivery(name);
        record(definition, AliasSamples.event(COMPLETED, 0, "shipment", "S1"));
        record(definition, AliasSamples.event(DISPATCHED, -7200, "order", "4711"));
        assertThat(countedEarlierAndLater(name)).containsExactly(1L, 1L);
        record(definition, AliasSamples.event(RECEIVED, -60, "order", "4711", "shipment", "S1"));
        assertThat(countedEarlierAndLater(name)).containsExactly(1L, 0L);
        record(definition, AliasSamples.event(DISPATCHED, 3600, "shipment", "S1"));
        assertThat(countedEarlierAndLater(name)).containsExactly(1L, 0L);
    }

    /** How many began in the days before an hour ago, and how many after, freshly counted. */
    private List<Long> countedEarlierAndLater(String name) {
        boolean isMoreLeft;
        do {
            isMoreLeft = fixture().rollupKeeper().freshen(MORNING);
        } while (isMoreLeft);
        List<Instant> edges =
                List.of(MORNING.minusSeconds(86_400), MORNING.minusSeconds(3600), MORNING.plusSeconds(86_400));
        return fixture().rollups().find(new RollupQuery(Optional.of(name), Optional.empty(), edges)).stream()
                .map(Rollup::total)
                .toList();
    }

    @Test
    default void aTransactionThatSharesAnEventIsShownByTheIdentityThatItHasNow() throws Exception {
        Definition one = AliasSamples.delivery(unique("one"));
        Definition other = AliasSamples.delivery(unique("other"));
        DefinitionBook book = DefinitionBook.of(List.of(one, other));
        MonitoringEvent shared = AliasSamples.event(RECEIVED, 0, "shipment", "S1");
        fixture().committed(() -> fixture().store().record(List.of(SampleEvents.received(shared, MORNING, book))));
        record(other, AliasSamples.event(DISPATCHED, 1, "order", "4711", "shipment", "S1"));

        BusinessTransaction joined = find(other.name(), Optional.empty()).get(0);
        assertThat(transactions().sharedEvents(id(one.name(), "shipment", "S1"), 10))
                .singleElement()
                .satisfies(link -> {
                    assertThat(link.transaction()).isEqualTo(joined.id());
                    assertThat(link.correlator()).isEqualTo("4711");
                });
        assertThat(transactions().sharedEvents(joined.id(), 10))
                .extracting(link -> link.transaction())
                .containsExactly(id(one.name(), "shipment", "S1"));
    }

    @Test
    default void aKeyThatIsNoAliasJoinsAHundredAndNoMoreAndIsNamed() throws Exception {
        Definition definition = AliasSamples.delivery(unique("cap"));
        for (int batch = 0; batch < 13; batch++) {
            MonitoringEvent[] events = new MonitoringEvent[10];
            for (int i = 0; i < 10; i++) {
                events[i] = AliasSamples.event(RECEIVED, batch, "order", "O" + (batch * 10 + i), "invoice", "I");
            }
            assertThat(record(definition, events).recorded()).isEqualTo(10);
        }
        List<BusinessTransaction> all = find(definition.name(), Optional.empty());
        assertThat(all).hasSize(1 + 130 - 99);
        assertThat(all.stream().mapToInt(one -> one.facts().eventCount()).sum()).isEqualTo(130);
        assertThat(all)
                .filteredOn(one -> one.facts().eventCount() > 1)
                .singleElement()
                .satisfies(large -> {
                    assertThat(large.aliases()).hasSize(100);
                    assertThat(large.aliasNote().map(Finding::words))
                            .contains("It has too many aliases (100), so no more are joined: is 'invoice' an alias?");
                });
        assertThat(all)
                .filteredOn(one -> one.facts().eventCount() == 1)
                .allSatisfy(small -> assertThat(small.aliasNote()).isEmpty());
        record(definition, AliasSamples.event(DISPATCHED, 20, "order", "O129", "shipment", "S129"));
        assertThat(transactions()
                        .byId(id(definition.name(), "order", "O129"))
                        .orElseThrow()
                        .aliases())
                .hasSize(2);
    }

    @Test
    default void aDefinitionWithOneCorrelatorHasNotAStatementForAliases() throws Exception {
        String name = unique("plain");
        int before = fixture().statements().size();
        DefinitionBook book = DefinitionBook.of(List.of(SampleEvents.definition(name, 1, Instant.EPOCH)));
        fixture()
                .committed(() -> fixture()
                        .store()
                        .record(List.of(SampleEvents.received(
                                SampleEvents.event(unique("ORD"), RECEIVED, MORNING), MORNING, book))));
        List<String> statements = fixture().statements();
        assertThat(statements.subList(before, statements.size()))
                .hasSize(5)
                .noneMatch(statement -> statement.contains("alias"));
    }

    @Test
    default void manySessionsInAnyOrderGiveWhatOneFoldGives() throws Exception {
        long first = Long.getLong("waybill.alias.seed", System.nanoTime());
        int rounds = Integer.getInteger("waybill.alias.rounds", 4);
        for (int round = 0; round < rounds; round++) {
            long seed = first + round;
            Random random = new Random(seed);
            int sessions = 4 + random.nextInt(5);
            int deliveries = random.nextBoolean() ? 3 : 45;
            race(seed, random, sessions, deliveries);
        }
    }

    private void race(long seed, Random random, int sessions, int deliveries) throws Exception {
        String name = unique("race");
        Definition definition = AliasSamples.delivery(name);
        List<ReceivedEvent> events = received(definition, AliasSamples.events(random, 500, deliveries));
        Map<UUID, Expected> expected = AliasSamples.expected(events);
        List<ReceivedEvent> arriving = new ArrayList<>(events);
        arriving.addAll(events.subList(0, 50)); // repeats
        Collections.shuffle(arriving, random);
        Queue<List<ReceivedEvent>> batches = new ConcurrentLinkedQueue<>();
        for (int from = 0; from < arriving.size(); ) {
            int to = Math.min(arriving.size(), from + 1 + random.nextInt(25));
            batches.add(arriving.subList(from, to));
            from = to;
        }
        AtomicInteger held = new AtomicInteger();
        List<Callable<Void>> work = new ArrayList<>();
        for (int i = 0; i < sessions; i++) {
            boolean rollsBackNowAndThen = i == 0;
            work.add(() -> session(batches, held, rollsBackNowAndThen));
        }
        ExecutorService threads = Executors.newFixedThreadPool(sessions);
        try {
            for (Future<Void> one : threads.invokeAll(work)) {
                one.get();
            }
        } finally {
            threads.shutdownNow();
        }
        String what = "seed " + seed + ", " + sessions + " sessions, " + held + " held";
        verify(name, expected, random, what);
    }

    private Void session(Queue<List<ReceivedEvent>> batches, AtomicInteger held, boolean rollsBack) throws Exception {
        try (JdbcStoreFixture session = fixture().session()) {
            boolean rollBack = rollsBack;
            for (List<ReceivedEvent> batch = batches.poll(); batch != null; batch = batches.poll()) {
                List<ReceivedEvent> now = batch;
                if (rollBack) {
                    session.rolledBack(() -> session.store().record(now));
                }
                rollBack = rollsBack && !rollBack;
                Recorded recorded = session.committed(() -> session.store().record(now));
                assertThat(recorded.refused()).isEmpty();
                if (!recorded.held().isEmpty()) { // they come again, as they do from the queue
                    held.addAndGet(recorded.held().size());
                    batches.add(recorded.held());
                }
            }
            assertThat(session.doomed()).isZero();
        }
        return null;
    }

    private void verify(String name, Map<UUID, Expected> expected, Random random, String what) {
        Map<UUID, BusinessTransaction> shown = new TreeMap<>();
        find(name, Optional.empty()).forEach(transaction -> shown.put(transaction.id(), transaction));
        assertThat(shown.keySet()).as(what).isEqualTo(expected.keySet());
        expected.forEach((id, one) -> {
            assertThat(shown.get(id).facts()).as("facts of %s, %s", id, what).isEqualTo(one.facts());
            assertThat(shown.get(id).aliases())
                    .as("aliases of %s, %s", id, what)
                    .containsExactlyElementsOf(one.aliases());
        });
        List<UUID> some = new ArrayList<>(expected.keySet());
        Collections.shuffle(some, random);
        for (UUID id : some.subList(0, Math.min(5, some.size()))) {
            Expected one = expected.get(id);
            assertThat(transactions().events(id, 1000))
                    .as("events of %s, %s", id, what)
                    .extracting(linked -> linked.event().event().id())
                    .containsExactlyInAnyOrderElementsOf(one.events());
            assertThat(one.aliases())
                    .first()
                    .satisfies(alias -> assertThat(transactions().byId(TransactionIdentity.of(name, alias)))
                            .as("%s, %s", alias, what)
                            .contains(shown.get(id)));
        }
    }
}
