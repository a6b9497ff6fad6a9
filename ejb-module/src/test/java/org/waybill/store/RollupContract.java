package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.REJECTED;
import static org.waybill.domain.SampleEvents.ROLLED_BACK;
import static org.waybill.domain.SampleEvents.event;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.rollup.Bucket;
import org.waybill.domain.rollup.Durations;
import org.waybill.domain.rollup.Rollup;
import org.waybill.domain.rollup.RollupKeeper;
import org.waybill.domain.rollup.RollupQuery;
import org.waybill.domain.rollup.Rollups;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.TransactionState;
import org.waybill.event.MonitoringEvent;

/** Rollups against a plain count of the transactions. */
interface RollupContract extends RecordingStoreContract {

    /** Two days before the clocks of Europe go back; a week before those of North America do. */
    Instant BEGIN = Instant.parse("2026-10-23T00:00:00Z");

    Instant END = Instant.parse("2026-10-28T00:00:00Z");

    List<String> ZONES = List.of("UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe");

    Rollups rollups();

    RollupKeeper rollupKeeper();

    /** In the second version, which holds from the third day on, a second start does not add up. */
    private static DefinitionBook twoVersions(String name) {
        Definition first = SampleEvents.definition(name, 1, Instant.EPOCH);
        Definition second =
                SampleEvents.with(first, 2, BEGIN.plus(Duration.ofHours(50)), new Course(List.of(), List.of(), true));
        return DefinitionBook.of(List.of(first, second));
    }

    private static List<MonitoringEvent> purchases(Random random, String name, int orders) {
        String[] addresses = {RECEIVED, RECEIVED, DISPATCHED, COMPLETED, COMPLETED, REJECTED, ROLLED_BACK};
        List<MonitoringEvent> events = new ArrayList<>();
        for (int order = 0; order < orders; order++) {
            Instant first = BEGIN.plusSeconds(random.nextInt(5 * 86_400));
            int lasts = random.nextBoolean() ? 30_000 : 3_600_000;
            for (int i = 1 + random.nextInt(5); i > 0; i--) {
                events.add(event(
                        name + order,
                        addresses[random.nextInt(addresses.length)],
                        first.plusMillis(random.nextInt(lasts)).plusNanos(random.nextInt(3) * 1000L)));
            }
        }
        return events;
    }

    private void freshen(Instant now) {
        boolean isMoreLeft;
        do {
            isMoreLeft = rollupKeeper().freshen(now);
        } while (isMoreLeft);
    }

    private static Rollup plain(List<BusinessTransaction> transactions, Instant from, Instant to, Instant now) {
        Rollup sum = Rollup.NONE;
        for (BusinessTransaction one : transactions) {
            Instant first = one.facts().firstEventAt();
            if (!first.isBefore(from) && first.isBefore(to)) {
                TransactionState state = one.report(now).state();
                Durations duration = state == TransactionState.COMPLETE
                        ? Durations.of(one.duration().orElseThrow())
                        : Durations.NONE;
                sum = sum.merge(new Rollup(Map.of(state, 1L), duration));
            }
        }
        return sum;
    }

    private void assertCounted(String what, String name, Optional<Integer> version, Instant now) {
        List<BusinessTransaction> transactions = find(name, Set.of(), now).stream()
                .filter(one -> version.filter(some -> some != one.facts().highestVersion())
                        .isEmpty())
                .toList();
        for (Bucket bucket : Bucket.values()) {
            for (String zone : ZONES) {
                List<Instant> edges = bucket.edges(BEGIN.plusSeconds(86_000), END, ZoneId.of(zone), 1000);
                List<Rollup> expected = new ArrayList<>();
                for (int i = 1; i < edges.size(); i++) {
                    expected.add(plain(transactions, edges.get(i - 1), edges.get(i), now));
                }
                assertThat(rollups().find(new RollupQuery(Optional.of(name), version, edges)))
                        .as("%s in %s at %s, %s", bucket, zone, now, what)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    default void inEveryBucketAndZoneRollupsSayWhatAPlainCountSays() throws Exception {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        String name = RecordingStoreContract.unique("rollup");
        DefinitionBook book = twoVersions(name);
        List<MonitoringEvent> events = purchases(random, name, 150);
        Collections.shuffle(events, random);
        Instant now = END.plusSeconds(300);
        for (int from = 0; from < events.size(); ) {
            int to = Math.min(events.size(), from + 1 + random.nextInt(120));
            record(book, events.subList(from, to));
            freshen(now);
            from = to;
        }
        assertCounted("seed " + seed, name, Optional.empty(), now);
        assertCounted("seed " + seed, name, Optional.of(1), now);
        assertCounted("seed " + seed, name, Optional.of(2), now);
    }

    @Test
    default void eachDefinitionIsCountedByItself() throws Exception {
        long seed = System.nanoTime();
        List<String> names = List.of(RecordingStoreContract.unique("busy"), RecordingStoreContract.unique("calm"));
        record(twoVersions(names.get(0)), purchases(new Random(seed), names.get(0), 90));
        record(twoVersions(names.get(1)), purchases(new Random(seed + 1), names.get(1), 12));
        freshen(END);
        Instant from = BEGIN.plus(Duration.ofMinutes(26 * 60 + 15));
        Map<String, Map<TransactionState, Long>> counts = rollups().byDefinition(from, END);
        for (String name : names) {
            assertThat(counts.get(name))
                    .as("%s, seed %d", name, seed)
                    .isEqualTo(plain(find(name, Set.of(), END), from, END, END).counts());
        }
        assertThat(counts).doesNotContainKey("");
        assertThat(rollups().byDefinition(BEGIN.minus(Duration.ofDays(400)), BEGIN.minus(Duration.ofDays(399))))
                .doesNotContainKeys(names.toArray(String[]::new));
    }

    @Test
    default void statesThatChangeBecauseTimeGoesOnAreCountedAnewWithoutAnEvent() throws Exception {
        long seed = System.nanoTime();
        String name = RecordingStoreContract.unique("clock");
        record(twoVersions(name), purchases(new Random(seed), name, 60));
        Instant now = BEGIN;
        for (int step = 0; step < 12; step++) {
            freshen(now);
            assertThat(counts(name))
                    .as("at %s, seed %d", now, seed)
                    .isEqualTo(plain(find(name, Set.of(), now), BEGIN, END, now));
            now = now.plus(Duration.ofHours(11));
        }
        assertThat(rollups().asOf()).isPresent();
    }

    private Rollup counts(String name) {
        return rollups()
                .find(new RollupQuery(Optional.of(name), Optional.empty(), List.of(BEGIN, END)))
                .get(0);
    }

    @Test
    default void aStateChangesInTheVeryMomentInWhichItsLimitPasses() throws Exception {
        String name = RecordingStoreContract.unique("moment");
        DefinitionBook book = book(SampleEvents.definition(name, 1, Instant.EPOCH));
        record(book, event(name, RECEIVED, BEGIN), event(name + "-no-start", DISPATCHED, BEGIN));
        Instant due = transaction(name, name).facts().dueAt().orElseThrow();
        Instant settled = transaction(name, name + "-no-start").facts().settlesAt();
        for (Instant limit : List.of(settled, due)) {
            for (Instant now : List.of(limit.minusNanos(1000), limit, limit.plusNanos(1000))) {
                freshen(now);
                assertThat(counts(name)).as("at %s", now).isEqualTo(plain(find(name, Set.of(), now), BEGIN, END, now));
            }
        }
        assertThat(counts(name).count(TransactionState.OVERDUE)).isOne();
        assertThat(counts(name).count(TransactionState.INCONSISTENT)).isOne();
    }

    @Test
    default void aTransactionWhoseStartComesLateMovesToItsBucketAndIsCountedOnce() throws Exception {
        String name = RecordingStoreContract.unique("late");
        DefinitionBook book = book(SampleEvents.definition(name, 1, Instant.EPOCH));
        record(book, event(name, COMPLETED, BEGIN.plus(Duration.ofHours(30))));
        freshen(END);
        record(book, event(name, DISPATCHED, BEGIN.plus(Duration.ofHours(20))));
        freshen(END);
        record(book, event(name, RECEIVED, BEGIN.plus(Duration.ofHours(10))));
        freshen(END);
        List<Rollup> days = rollups()
                .find(new RollupQuery(
                        Optional.of(name), Optional.empty(), Bucket.DAY.edges(BEGIN, END, ZoneId.of("UTC"), 9)));
        assertThat(days).extracting(Rollup::total).containsExactly(1L, 0L, 0L, 0L, 0L);
        assertThat(days.get(0).durations().percentile(50).orElseThrow())
                .isBetween(Duration.ofMinutes(1190), Duration.ofMinutes(1210));
    }

    @Test
    default void aRepeatedEventAndABatchThatIsRolledBackLeaveNothingToCount() throws Exception {
        String name = RecordingStoreContract.unique("nothing");
        DefinitionBook book = book(SampleEvents.definition(name, 1, Instant.EPOCH));
        MonitoringEvent start = event(name, RECEIVED, BEGIN);
        record(book, start);
        freshen(END);
        record(book, start, start);
        rolledBack(() ->
                store().record(List.of(SampleEvents.received(event(name + "-gone", RECEIVED, BEGIN), BEGIN, book))));
        freshen(END);
        assertThat(counts(name).total()).isOne();
    }

    @Test
    default void allDefinitionsTogetherAreTheSumOfEach() throws Exception {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        List<Instant> edges = Bucket.DAY.edges(BEGIN, END, ZoneId.of("Europe/Berlin"), 9);
        RollupQuery all = new RollupQuery(Optional.empty(), Optional.empty(), edges);
        freshen(END);
        List<Rollup> before = rollups().find(all);
        List<String> names = List.of(RecordingStoreContract.unique("one"), RecordingStoreContract.unique("two"));
        for (String name : names) {
            record(twoVersions(name), purchases(random, name, 40));
        }
        freshen(END);
        List<Rollup> after = rollups().find(all);
        for (int i = 0; i < after.size(); i++) {
            Rollup expected = before.get(i);
            for (String name : names) {
                expected = expected.merge(rollups()
                        .find(new RollupQuery(Optional.of(name), Optional.empty(), edges))
                        .get(i));
            }
            assertThat(after.get(i).total()).as("bucket %d, seed %d", i, seed).isEqualTo(expected.total());
        }
    }

    @Test
    default void twoNodesThatCountAtOnceWhileOneRecordsDoubleAndLoseNothing() throws Exception {
        long seed = System.nanoTime();
        String name = RecordingStoreContract.unique("nodes");
        DefinitionBook book = twoVersions(name);
        List<MonitoringEvent> events = purchases(new Random(seed), name, 120);
        ExecutorService nodes = Executors.newFixedThreadPool(2);
        try {
            List<Future<?>> counting = new ArrayList<>();
            for (int node = 0; node < 2; node++) {
                Callable<?> count = () -> {
                    for (int i = 0; i < 10; i++) {
                        rollupKeeper().freshen(END);
                    }
                    return null;
                };
                counting.add(nodes.submit(count));
            }
            for (int from = 0; from < events.size(); from += 10) {
                record(book, events.subList(from, Math.min(events.size(), from + 10)));
            }
            for (Future<?> each : counting) {
                each.get();
            }
        } finally {
            nodes.shutdownNow();
        }
        freshen(END);
        assertCounted("seed " + seed, name, Optional.empty(), END);
    }
}
