package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.REJECTED;
import static org.waybill.domain.SampleEvents.event;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.waybill.domain.Page;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.event.EventQuery;
import org.waybill.domain.event.Events;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.quarantine.QuarantineFilter;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.domain.recording.Contribution;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.domain.recording.RecordingStore.Recorded;
import org.waybill.domain.transaction.BusinessKey;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.SharedEvent;
import org.waybill.domain.transaction.TransactionFacts;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionIdentity;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.domain.transaction.TransactionState;
import org.waybill.domain.transaction.Transactions;
import org.waybill.event.EventIdentity;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** What every database must do with the recorder's statements, and what readers then see. */
public interface RecordingStoreContract {

    RecordingStore store();

    Transactions transactions();

    Events events();

    Quarantine quarantine();

    /** Runs the work in one transaction and commits it. */
    <T> T committed(Callable<T> work) throws Exception;

    /** Runs the work in one transaction and rolls it back. */
    void rolledBack(Callable<?> work) throws Exception;

    /** Definitions of one's own, so that tests share a database without meeting. */
    default DefinitionBook book(Definition... definitions) {
        return DefinitionBook.of(List.of(definitions));
    }

    default Recorded record(DefinitionBook book, MonitoringEvent... events) throws Exception {
        return record(book, List.of(events));
    }

    default Recorded record(DefinitionBook book, List<MonitoringEvent> events) throws Exception {
        List<ReceivedEvent> received = received(book, events);
        return committed(() -> store().record(received));
    }

    private static List<ReceivedEvent> received(DefinitionBook book, List<MonitoringEvent> events) {
        return events.stream()
                .map(event -> SampleEvents.received(event, event.createdAt().plusMillis(7), book))
                .toList();
    }

    private static Definition definition(String name) {
        return SampleEvents.definition(name, 1, Instant.EPOCH);
    }

    /** A name that no other test uses. */
    static String unique(String prefix) {
        return prefix + "-" + UUID.randomUUID();
    }

    /** The transaction of that order, which must be there. */
    default BusinessTransaction transaction(String definition, String order) {
        return transactions()
                .byId(TransactionIdentity.of(definition, order))
                .orElseThrow(() -> new AssertionError("no transaction " + order + " of " + definition));
    }

    @Test
    default void foldsStartAndEndIntoOneCompleteTransaction() throws Exception {
        String name = unique("fold");
        String order = unique("ORD");
        Recorded recorded = record(
                book(definition(name)),
                event(order, COMPLETED, MORNING.plusSeconds(3)),
                event(order, RECEIVED, MORNING));

        assertThat(recorded).isEqualTo(new Recorded(2, 0, List.of()));
        BusinessTransaction purchase = transaction(name, order);
        assertThat(purchase.report(MORNING.plusSeconds(60)).state()).isEqualTo(TransactionState.COMPLETE);
        assertThat(purchase.startedAt()).contains(MORNING);
        assertThat(purchase.endedAt()).contains(MORNING.plusSeconds(3));
        assertThat(purchase.keys()).containsExactly(new BusinessKey("orderNumber", order));
        assertThat(transactions().events(purchase.id(), 10))
                .extracting(linked -> linked.event().event().source().address())
                .containsExactly(RECEIVED, COMPLETED);
    }

    @Test
    default void countsARepeatedEventAndChangesNothingElse() throws Exception {
        String name = unique("repeat");
        MonitoringEvent start = event(unique("ORD"), RECEIVED, MORNING);
        DefinitionBook book = book(definition(name));
        record(book, start, start);
        Recorded again = record(book, start, start, start);

        assertThat(again).isEqualTo(new Recorded(0, 3, List.of()));
        assertThat(events().byId(start.id()).orElseThrow().duplicates()).isEqualTo(4);
        assertThat(transaction(name, start.correlators().globalTransactionId())
                        .facts()
                        .startCount())
                .isEqualTo(1);
    }

    @Test
    default void storesAnEventOfTwoDefinitionsOnceAndLinksItTwice() throws Exception {
        String one = unique("one");
        String two = unique("two");
        MonitoringEvent start = event(unique("ORD"), RECEIVED, MORNING);
        Recorded recorded = record(book(definition(one), definition(two)), start);

        assertThat(recorded.recorded()).isEqualTo(1);
        assertThat(transactions().ofEvent(start.id()))
                .extracting(BusinessTransaction::definition)
                .containsExactlyInAnyOrder(one, two);
        String order = start.correlators().globalTransactionId();
        assertThat(transactions().sharedEvents(TransactionIdentity.of(one, order), 10))
                .containsExactly(new SharedEvent(start.id(), TransactionIdentity.of(two, order), two, order));
    }

    @Test
    default void keepsAnEventThatNoDefinitionMatches() throws Exception {
        MonitoringEvent stray = event(unique("ORD"), RECEIVED, MORNING);
        record(DefinitionBook.EMPTY, stray);

        Page<RecordedEvent> found = events().find(new EventQuery(
                Optional.of("PurchaseFlow"),
                Optional.empty(),
                Optional.of(stray.correlators().globalTransactionId()),
                Optional.of(false),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                10,
                Optional.empty()));
        assertThat(found.items()).extracting(RecordedEvent::event).containsExactly(stray);
    }

    @Test
    default void foldsInTheDatabaseAsInJavaWhateverTheOrderAndTheSplit() throws Exception {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        String name = unique("random");
        DefinitionBook book = DefinitionBook.of(SampleEvents.trackedInTwoVersions(name));
        List<MonitoringEvent> events = new ArrayList<>(SampleEvents.purchases(random, 60));
        events.replaceAll(event -> renamed(event, name));
        Map<UUID, TransactionFacts> expected = new HashMap<>();
        events.stream().distinct().forEach(event -> {
            for (Contribution contribution :
                    received(book, List.of(event)).get(0).contributions()) {
                expected.merge(contribution.transaction(), contribution.facts(), TransactionFacts::merge);
            }
        });
        for (int round = 0; round < 2; round++) {
            Collections.shuffle(events, random);
            for (int from = 0; from < events.size(); ) {
                int to = Math.min(events.size(), from + 1 + random.nextInt(40));
                record(book, events.subList(from, to));
                from = to;
            }
        }
        expected.forEach((id, facts) -> assertThat(transactions().byId(id).map(BusinessTransaction::facts))
                .as("facts of %s, seed %d", id, seed)
                .contains(facts));
    }

    private static MonitoringEvent renamed(MonitoringEvent event, String prefix) {
        return event(
                prefix + event.correlators().globalTransactionId(),
                event.source().address(),
                event.createdAt());
    }

    @Test
    default void listsByStateAsTheDomainSeesIt() throws Exception {
        long seed = System.nanoTime();
        String name = unique("states");
        DefinitionBook book = DefinitionBook.of(SampleEvents.trackedInTwoVersions(name));
        List<MonitoringEvent> events = new ArrayList<>(SampleEvents.purchases(new Random(seed), 80));
        events.replaceAll(event -> renamed(event, name));
        record(book, events);
        for (int second = 0; second < 900; second += 45) {
            Instant now = MORNING.plusSeconds(second);
            List<BusinessTransaction> all = find(name, Set.of(), now);
            for (TransactionState state : TransactionState.values()) {
                assertThat(find(name, Set.of(state), now))
                        .as("%s at %s, seed %d", state, now, seed)
                        .containsExactlyElementsOf(all.stream()
                                .filter(one -> one.report(now).state() == state)
                                .toList());
            }
        }
    }

    /** All transactions of a definition that are in one of these states then, at most a thousand. */
    default List<BusinessTransaction> find(String definition, Set<TransactionState> states, Instant now) {
        return transactions()
                .find(new TransactionQuery(
                        TransactionFilter.ALL
                                .ofDefinition(Optional.of(definition))
                                .in(states),
                        1000,
                        Optional.empty(),
                        now))
                .items();
    }

    @Test
    default void pagesThroughAListWithoutLosingOrRepeatingARow() throws Exception {
        String name = unique("pages");
        List<MonitoringEvent> events = new ArrayList<>();
        for (int i = 0; i < 23; i++) {
            events.add(event(unique("ORD"), RECEIVED, MORNING.plusMillis(i / 4)));
        }
        record(book(definition(name)), events);
        List<UUID> seen = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            Page<BusinessTransaction> page = transactions()
                    .find(new TransactionQuery(
                            TransactionFilter.ALL
                                    .ofDefinition(Optional.of(name))
                                    .between(Optional.of(MORNING), Optional.of(MORNING.plusSeconds(1))),
                            5,
                            cursor,
                            MORNING));
            page.items().forEach(item -> seen.add(item.id()));
            cursor = page.next();
        } while (cursor.isPresent());
        assertThat(seen).hasSize(23).doesNotHaveDuplicates();
    }

    @Test
    default void findsATransactionByCorrelatorAndByBusinessKey() throws Exception {
        String name = unique("keys");
        String order = unique("ORD");
        String customer = "Müller & Söhne " + "x".repeat(BusinessKey.MAX_VALUE);
        MonitoringEvent start = event(order, RECEIVED, MORNING);
        record(book(definition(name)), SampleEvents.withField(start, "customer", customer));
        for (String key : List.of(order, customer)) {
            TransactionQuery byKey = new TransactionQuery(
                    TransactionFilter.ALL.ofDefinition(Optional.of(name)).withKey(Optional.of(key)),
                    10,
                    Optional.empty(),
                    MORNING);
            assertThat(transactions().find(byKey).items())
                    .extracting(BusinessTransaction::correlator)
                    .containsExactly(order);
        }
    }

    @Test
    default void keepsThePayloadByteForByteOrWhyItIsAbsent() throws Exception {
        byte[] bytes = new byte[300];
        new Random(4711).nextBytes(bytes);
        MonitoringEvent whole = event(unique("ORD"), RECEIVED, MORNING, Payload.of(bytes, "application/octet-stream"));
        MonitoringEvent tooLarge =
                event(unique("ORD"), RECEIVED, MORNING, Payload.absent(Payload.Absence.TOO_LARGE, 50_000_000));
        MonitoringEvent none = event(unique("ORD"), RECEIVED, MORNING);
        record(DefinitionBook.EMPTY, whole, tooLarge, none);

        assertThat(events().payload(whole.id())).contains(whole.payload());
        assertThat(events().payload(tooLarge.id())).contains(tooLarge.payload());
        assertThat(events().payload(none.id())).contains(none.payload());
        assertThat(events().payload(UUID.randomUUID())).isEmpty();
        assertThat(events().byId(whole.id()).orElseThrow().payloadSize()).isEqualTo(300);
    }

    @Test
    default void findsTheEventThatTheDatabaseRefusesAndRecordsTheOthers() throws Exception {
        String name = unique("refuse");
        List<MonitoringEvent> events = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            events.add(event(unique("ORD"), RECEIVED, MORNING.plusSeconds(i)));
        }
        MonitoringEvent tooLong = event("x".repeat(398), RECEIVED, MORNING);
        events.add(13, tooLong);
        Recorded recorded = record(book(definition(name)), events);

        assertThat(recorded.recorded()).isEqualTo(20);
        assertThat(recorded.refused()).hasSize(1);
        assertThat(recorded.refused().get(0).event().event()).isEqualTo(tooLong);
        assertThat(recorded.refused().get(0).reason()).isNotEmpty();
        assertThat(find(name, Set.of(), MORNING)).hasSize(20);
    }

    @Test
    default void leavesNothingWhenTheTransactionIsRolledBack() throws Exception {
        String name = unique("rollback");
        String order = unique("ORD");
        DefinitionBook book = book(definition(name));
        MonitoringEvent start = event(order, RECEIVED, MORNING);
        List<ReceivedEvent> received = received(book, List.of(start));
        rolledBack(() -> store().record(received));

        assertThat(events().byId(start.id())).isEmpty();
        assertThat(transactions().byId(TransactionIdentity.of(name, order))).isEmpty();
        assertThat(record(book, start).recorded()).isEqualTo(1);
    }

    @Test
    default void readsTheTextOfTheLatestFailure() throws Exception {
        String name = unique("failure");
        String order = unique("ORD");
        record(
                book(definition(name)),
                event(order, REJECTED, MORNING.plusSeconds(2)),
                event(order, RECEIVED, MORNING),
                event(order, DISPATCHED, MORNING.plusSeconds(1)));
        assertThat(transaction(name, order).report(MORNING).reason()).isEqualTo("refused: " + order);
    }

    @Test
    default void keepsWhatCannotBeReadUntilItIsRemoved() throws Exception {
        QuarantinedEvent bad = new QuarantinedEvent(
                EventIdentity.next(MORNING),
                MORNING,
                "Line 1: this is not an event \u0000\uD800",
                "text/xml",
                Map.of("JMSType", "bad", "odd\u0000name", "odd\u0000value"),
                "ID:1",
                "<not/an/event>".getBytes(StandardCharsets.UTF_8));
        committed(() -> {
            store().quarantine(List.of(bad));
            return null;
        });

        QuarantinedEvent kept = quarantine().byId(bad.id()).orElseThrow();
        assertThat(kept.reason()).isEqualTo("Line 1: this is not an event \uFFFD\uFFFD");
        assertThat(kept.content()).isEqualTo(bad.content());
        assertThat(kept.properties()).containsEntry("JMSType", "bad").containsEntry("odd\uFFFDname", "odd\uFFFDvalue");
        assertThat(quarantine()
                        .find(QuarantineFilter.ALL, 1000, Optional.empty())
                        .items())
                .contains(kept.entry());
        assertThat(quarantine().entry(bad.id())).contains(kept.entry());
        assertThat(committed(() -> quarantine().remove(bad.id()))).isTrue();
        assertThat(committed(() -> quarantine().remove(bad.id()))).isFalse();
        assertThat(quarantine().byId(bad.id())).isEmpty();
        assertThat(quarantine().entry(bad.id())).isEmpty();
    }

    /** More than H2 takes as a varbinary, beside a small one. */
    @Test
    default void keepsManyMegabytesInQuarantineByteForByte() throws Exception {
        byte[] large = new byte[20_000_000];
        new Random(4711).nextBytes(large);
        QuarantinedEvent small = quarantined("small", new byte[] {1, 2, 3});
        QuarantinedEvent huge = quarantined("huge", large);
        committed(() -> {
            store().quarantine(List.of(small, huge));
            return null;
        });

        assertThat(quarantine().entry(huge.id()).orElseThrow().size()).isEqualTo(large.length);
        assertThat(quarantine().entry(small.id()).orElseThrow().size()).isEqualTo(3);
        assertThat(quarantine().byId(huge.id()).orElseThrow().content()).isEqualTo(large);
        assertThat(quarantine().byId(small.id()).orElseThrow().content()).isEqualTo(small.content());
        committed(() -> quarantine().remove(huge.id()));
    }

    private static QuarantinedEvent quarantined(String reason, byte[] content) {
        return new QuarantinedEvent(EventIdentity.next(MORNING), MORNING, reason, "", Map.of(), "ID:2", content);
    }
}
