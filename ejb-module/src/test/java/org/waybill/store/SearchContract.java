package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.REJECTED;
import static org.waybill.domain.SampleEvents.event;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.waybill.domain.AliasSamples;
import org.waybill.domain.Count;
import org.waybill.domain.Page;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.annotation.Annotation;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.transaction.BusinessKey;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.FlowBits;
import org.waybill.domain.transaction.Neighbours;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionIdentity;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.domain.transaction.TransactionState;
import org.waybill.domain.transaction.Transactions;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;

/** Finding transactions, whatever is asked for, and however little a search may look through at once. */
interface SearchContract extends RecordingStoreContract {

    JdbcStoreFixture fixture();

    /** A transaction that only reads holds others up, too, where it is left open. */
    @AfterEach
    default void endSearch() throws SQLException {
        fixture().connection().commit();
    }

    /** Over one connection: there are many small pages. */
    private Transactions transactions(int window) {
        return new JdbcTransactions(fixture().joined(), window, 4 * window);
    }

    private static TransactionFilter of(String definition) {
        return TransactionFilter.ALL.ofDefinition(Optional.of(definition));
    }

    private static DefinitionBook bookOf(String name) {
        return DefinitionBook.of(List.of(SampleEvents.definition(name, 1, Instant.EPOCH)));
    }

    private List<String> found(TransactionFilter filter) {
        return correlators(all(transactions(Candidates.WINDOW), filter, MORNING.plusSeconds(60)));
    }

    private static List<String> correlators(List<BusinessTransaction> transactions) {
        return transactions.stream().map(BusinessTransaction::correlator).toList();
    }

    /** All pages, each of which must say truly how far it has looked. */
    private static List<BusinessTransaction> all(Transactions transactions, TransactionFilter filter, Instant now) {
        List<BusinessTransaction> all = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        Optional<Instant> before = Optional.empty();
        do {
            Page<BusinessTransaction> page = transactions.find(new TransactionQuery(filter, 3, cursor, now));
            all.addAll(page.items());
            cursor = page.next();
            assertThat(page.items().size() < 3 && cursor.isPresent())
                    .as("goes on before the page is full")
                    .isEqualTo(page.searchedTo().isPresent());
            Optional<Instant> reached = page.searchedTo();
            before.ifPresent(moment -> reached.ifPresent(
                    to -> assertThat(to).as("has looked further").isBeforeOrEqualTo(moment)));
            page.items()
                    .forEach(one -> reached.ifPresent(
                            to -> assertThat(one.facts().firstEventAt()).isAfterOrEqualTo(to)));
            before = reached.or(() -> page.items().stream()
                    .reduce((one, other) -> other)
                    .map(last -> last.facts().firstEventAt()));
        } while (cursor.isPresent());
        return all;
    }

    @Test
    default void findsCompleteOnesByHowLongTheyTook() throws Exception {
        String name = RecordingStoreContract.unique("durations");
        List<MonitoringEvent> events = new ArrayList<>();
        for (int seconds : new int[] {1, 2, 3}) {
            events.add(event(name + seconds, RECEIVED, MORNING));
            events.add(event(name + seconds, COMPLETED, MORNING.plusSeconds(seconds)));
        }
        events.add(event(name + "failed", RECEIVED, MORNING));
        events.add(event(name + "failed", REJECTED, MORNING.plusSeconds(2)));
        record(bookOf(name), events);
        Optional<Duration> two = Optional.of(Duration.ofSeconds(2));

        assertThat(found(of(name).lasting(two, Optional.empty()))).containsExactlyInAnyOrder(name + 2, name + 3);
        assertThat(found(of(name).lasting(Optional.empty(), two))).containsExactlyInAnyOrder(name + 1, name + 2);
        assertThat(found(of(name).lasting(two, two))).containsExactly(name + 2);
        assertThat(found(of(name).lasting(two, two).in(Set.of(TransactionState.FAILED))))
                .isEmpty();
    }

    @Test
    default void findsThoseThroughEachOfTheFlows() throws Exception {
        String name = RecordingStoreContract.unique("flows");
        record(
                bookOf(name),
                through("PurchaseIn", event(name + 1, RECEIVED, MORNING)),
                through("PurchaseOut", event(name + 1, COMPLETED, MORNING)),
                through("PurchaseIn", event(name + 2, RECEIVED, MORNING)));

        assertThat(found(of(name).through(Set.of("PurchaseIn")))).containsExactlyInAnyOrder(name + 1, name + 2);
        assertThat(found(of(name).through(Set.of("PurchaseIn", "PurchaseOut")))).containsExactly(name + 1);
        assertThat(found(of(name).through(Set.of("purchasein")))).isEmpty();
    }

    @Test
    default void tellsFlowsApartThatSetTheSameBits() throws Exception {
        String name = RecordingStoreContract.unique("bits");
        record(bookOf(name), through("PurchaseIn", event(name + 1, RECEIVED, MORNING)));
        String twin = IntStream.range(0, 1_000_000)
                .mapToObj(number -> "Flow" + number)
                .filter(flow -> FlowBits.of(flow) == FlowBits.of("PurchaseIn"))
                .findFirst()
                .orElseThrow();
        assertThat(found(of(name).through(Set.of(twin)))).isEmpty();
    }

    private static MonitoringEvent through(String flow, MonitoringEvent event) {
        return new MonitoringEvent(
                event.id(),
                EventSource.of(flow, event.source().address()),
                event.name(),
                event.createdAt(),
                event.counter(),
                event.correlators(),
                event.fields(),
                event.documents(),
                event.payload(),
                event.failure(),
                event.extensions());
    }

    @Test
    default void findsTheTextOfTheLatestFailureWhateverItsCharacters() throws Exception {
        String name = RecordingStoreContract.unique("text");
        List<String> odd =
                List.of("100%", "a_b", "c:\\d", "it's \"quoted\"", "[x]", "'; drop table x; --", "<b>${y}</b>");
        List<MonitoringEvent> events = new ArrayList<>();
        for (String text : odd) {
            events.add(event(name + text, RECEIVED, MORNING));
            events.add(event(name + text, REJECTED, MORNING.plusSeconds(1)));
        }
        events.add(event(name + " fine", RECEIVED, MORNING));
        record(bookOf(name), events);

        for (String text : odd) {
            assertThat(found(of(name).failedWith(Optional.of(text)))).containsExactly(name + text);
        }
        assertThat(found(of(name).failedWith(Optional.of("REFUSED: TEXT")))).hasSize(odd.size());
        assertThat(found(of(name).failedWith(Optional.of("x".repeat(1000))))).isEmpty();
        for (String wildcard : List.of("%%", "t__t", ".*")) {
            assertThat(found(of(name).failedWith(Optional.of(wildcard)))).isEmpty();
        }
    }

    @Test
    default void findsTheNewestVersionThatTheyMet() throws Exception {
        String name = RecordingStoreContract.unique("version");
        record(
                DefinitionBook.of(SampleEvents.trackedInTwoVersions(name)),
                event(name + "old", RECEIVED, MORNING),
                event(name + "both", RECEIVED, MORNING),
                event(name + "both", COMPLETED, MORNING.plusSeconds(200)));

        assertThat(found(of(name).ofVersion(Optional.of(1)))).containsExactly(name + "old");
        assertThat(found(of(name).ofVersion(Optional.of(2)))).containsExactly(name + "both");
    }

    @Test
    default void findsWhatNobodyHasAcknowledged() throws Exception {
        String name = RecordingStoreContract.unique("ack");
        record(bookOf(name), event(name + 1, REJECTED, MORNING), event(name + 2, REJECTED, MORNING));
        fixture()
                .annotations()
                .add(new Annotation(
                        EventIdentity.next(MORNING),
                        TransactionIdentity.of(name, name + 1),
                        Annotation.Kind.ACKNOWLEDGED,
                        "",
                        "anna",
                        MORNING,
                        1));

        assertThat(found(of(name).acknowledged(Optional.of(true)))).containsExactly(name + 1);
        assertThat(found(of(name).acknowledged(Optional.of(false)))).containsExactly(name + 2);
    }

    /** Few or many of them: the way to find them is another one. */
    @Test
    default void findsWhatAKeyLeadsToHoweverManyThereAre() throws Exception {
        String name = RecordingStoreContract.unique("customers");
        String customer = RecordingStoreContract.unique("Ada");
        List<MonitoringEvent> events = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            MonitoringEvent start = event(name + i, RECEIVED, MORNING.plusSeconds(i));
            events.add(i % 3 == 0 ? SampleEvents.withField(start, "customer", customer) : start);
        }
        record(bookOf(name), events);
        record(
                book(AliasSamples.delivery(name + "d")),
                AliasSamples.event(RECEIVED, 30, "order", name + "o", "shipment", name + "s", "customer", customer));
        UUID delivery = transactions()
                .byId(TransactionIdentity.of(name + "d", new Alias(0, "order", name + "o")))
                .orElseThrow()
                .id();
        for (int window : new int[] {Candidates.WINDOW, 40, 4}) {
            List<BusinessTransaction> found =
                    all(transactions(window), TransactionFilter.ALL.withKey(Optional.of(customer)), MORNING);
            assertThat(found).as("with a window of %d", window).hasSize(10).doesNotHaveDuplicates();
            assertThat(found.get(0).id()).isEqualTo(delivery);
            assertThat(found).allMatch(one -> one.keys().contains(new BusinessKey("customer", customer)));
            for (String alias : List.of(name + "o", name + "s")) {
                assertThat(all(transactions(window), TransactionFilter.ALL.withKey(Optional.of(alias)), MORNING))
                        .extracting(BusinessTransaction::id)
                        .containsExactly(delivery);
            }
            for (String none : List.of("%", "_", "\\", "'", "x".repeat(5000), customer.substring(1))) {
                assertThat(all(transactions(window), of(name).withKey(Optional.of(none)), MORNING))
                        .isEmpty();
            }
        }
    }

    @Test
    default void manySmallWindowsFindWhatOneLookFinds() throws Exception {
        long seed = System.nanoTime();
        String name = RecordingStoreContract.unique("windows");
        List<MonitoringEvent> events = new ArrayList<>(SampleEvents.purchases(new Random(seed), 30));
        events.replaceAll(one -> event(
                name + one.correlators().globalTransactionId(), one.source().address(), one.createdAt()));
        record(DefinitionBook.of(SampleEvents.trackedInTwoVersions(name)), events);
        Instant now = MORNING.plusSeconds(400);
        List<BusinessTransaction> everything = all(transactions(Candidates.WINDOW), of(name), now);
        for (Wanted wanted : wanted(name, now)) {
            List<BusinessTransaction> expected =
                    everything.stream().filter(wanted.meant()).toList();
            String what = wanted.filter() + ", seed " + seed;
            for (int window : new int[] {Candidates.WINDOW, 30, 1}) {
                Transactions searched = transactions(window);
                assertThat(all(searched, wanted.filter(), now)).as(what).isEqualTo(expected);
                assertCounted(searched.count(wanted.filter(), now), expected.size(), window, what);
            }
            assertThat(transactions(Candidates.WINDOW).count(wanted.filter(), now))
                    .as(what)
                    .isEqualTo(new Count(expected.size(), true));
            assertNeighbours(expected, wanted.filter(), now);
        }
    }

    /** What is asked for, and the same in plain words. */
    record Wanted(TransactionFilter filter, Predicate<BusinessTransaction> meant) {}

    private static List<Wanted> wanted(String name, Instant now) {
        TransactionFilter all = of(name);
        Optional<Duration> minute = Optional.of(Duration.ofMinutes(1));
        Stream<Wanted> states = Stream.of(TransactionState.values())
                .map(state ->
                        new Wanted(all.in(Set.of(state)), one -> one.report(now).state() == state));
        return Stream.concat(
                        states,
                        Stream.of(
                                new Wanted(all, one -> true),
                                new Wanted(
                                        all.in(Set.of(TransactionState.COMPLETE, TransactionState.FAILED)),
                                        one -> Set.of(TransactionState.COMPLETE, TransactionState.FAILED)
                                                .contains(one.report(now).state())),
                                new Wanted(
                                        all.ofVersion(Optional.of(2)),
                                        one -> one.facts().highestVersion() == 2),
                                new Wanted(
                                        all.lasting(minute, Optional.empty()),
                                        one -> one.report(now).state() == TransactionState.COMPLETE
                                                && one.duration().orElseThrow().compareTo(minute.get()) >= 0),
                                new Wanted(
                                        all.failedWith(Optional.of("ORD-1")),
                                        one -> one.failure().contains("ORD-1")),
                                new Wanted(all.through(Set.of("PurchaseFlow")), one -> true),
                                new Wanted(all.acknowledged(Optional.of(false)), one -> true),
                                new Wanted(
                                        all.between(Optional.of(MORNING.plusSeconds(60)), Optional.of(now)),
                                        one -> !one.facts().firstEventAt().isBefore(MORNING.plusSeconds(60)))))
                .toList();
    }

    private static void assertCounted(Count count, int expected, int window, String what) {
        assertThat(count.count()).as(what).isLessThanOrEqualTo(expected);
        if (count.isExact()) {
            assertThat(count.count())
                    .as("exactly, with a window of %d, %s", window, what)
                    .isEqualTo(expected);
        }
    }

    private void assertNeighbours(List<BusinessTransaction> list, TransactionFilter filter, Instant now) {
        for (int i = 0; i < list.size(); i++) {
            assertThat(transactions(Candidates.WINDOW).neighbours(list.get(i).id(), filter, now))
                    .as("beside number %d of %s", i, filter)
                    .contains(new Neighbours(
                            i == 0
                                    ? Optional.empty()
                                    : Optional.of(list.get(i - 1).id()),
                            i == list.size() - 1
                                    ? Optional.empty()
                                    : Optional.of(list.get(i + 1).id())));
        }
    }

    @Test
    default void whatIsNotThereHasNoNeighbours() {
        assertThat(transactions().neighbours(UUID.randomUUID(), TransactionFilter.ALL, MORNING))
                .isEmpty();
    }

    @Test
    default void aCursorOfSomebodyElseIsRefused() {
        TransactionQuery query = new TransactionQuery(TransactionFilter.ALL, 3, Optional.of("bm90IG91cnM"), MORNING);
        assertThatThrownBy(() -> transactions().find(query))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("cursor");
    }
}
