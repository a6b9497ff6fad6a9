package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.REJECTED;
import static org.waybill.domain.SampleEvents.ROLLED_BACK;
import static org.waybill.domain.SampleEvents.event;

import java.sql.PreparedStatement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.waybill.domain.AliasSamples;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.annotation.Annotation;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.history.HistoryJob;
import org.waybill.domain.history.HistoryJobs;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.retention.Retention;
import org.waybill.domain.retention.Retention.Step;
import org.waybill.domain.retention.RetentionRules;
import org.waybill.domain.retention.Sweep;
import org.waybill.domain.rollup.Bucket;
import org.waybill.domain.rollup.Rollup;
import org.waybill.domain.rollup.RollupQuery;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.event.EventIdentity;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Sweeps against what the rules say. Its moments are far before those of other tests, whose rows no sweep comes to. */
interface RetentionContract extends RecordingStoreContract {

    Instant BEGIN = Instant.parse("1990-05-01T00:00:00Z");
    Instant NOW = BEGIN.plus(Duration.ofDays(40));

    JdbcStoreFixture fixture();

    private Retention retention() {
        return fixture().retention();
    }

    private static RetentionRules rules(
            int complete, int failed, int open, int unmatched, int payload, int quarantine) {
        return new RetentionRules(
                days(complete), days(failed), days(open), days(unmatched), days(payload), days(quarantine));
    }

    private static Optional<Duration> days(int days) {
        return days == 0 ? Optional.empty() : Optional.of(Duration.ofDays(days));
    }

    /** A whole sweep, and what it has deleted. */
    private Sweep sweep(RetentionRules rules, int most) {
        retention().request();
        int gaveWay = 0;
        Step step = retention().step(rules, most, NOW);
        while (step != Step.RESTS) {
            gaveWay += step == Step.GAVE_WAY ? 1 : 0;
            assertThat(gaveWay).as("how often somebody else was in the way").isLessThan(100);
            step = retention().step(rules, most, NOW);
        }
        Sweep sweep = retention().last().orElseThrow();
        assertThat(sweep.endedAt()).contains(NOW);
        return sweep;
    }

    /** Nothing is left of other tests' before the age of this one. */
    private void empty() {
        sweep(rules(1, 1, 1, 1, 1, 1), 500);
    }

    private List<BusinessTransaction> all(String definition) {
        return transactions()
                .find(new TransactionQuery(
                        TransactionFilter.ALL.ofDefinition(Optional.of(definition)), 1000, Optional.empty(), NOW))
                .items();
    }

    private static List<MonitoringEvent> purchases(Random random, String name, int orders) {
        String[] addresses = {
            RECEIVED, RECEIVED, DISPATCHED, COMPLETED, COMPLETED, REJECTED, ROLLED_BACK, "Elsewhere.terminal.in"
        };
        List<MonitoringEvent> events = new ArrayList<>();
        for (int order = 0; order < orders; order++) {
            Instant first = BEGIN.plusSeconds(random.nextInt(40 * 86_400));
            for (int i = 1 + random.nextInt(5); i > 0; i--) {
                events.add(event(
                        name + order,
                        addresses[random.nextInt(addresses.length)],
                        first.plusMillis(random.nextInt(random.nextBoolean() ? 30_000 : 10 * 86_400_000)),
                        random.nextBoolean() ? Payload.NOT_CAPTURED : Payload.text("body of " + order, "text/plain")));
            }
        }
        // an order's events of the same place and moment are the same event
        return new ArrayList<>(events.stream()
                .filter(event -> event.createdAt().isBefore(NOW))
                .collect(Collectors.toMap(MonitoringEvent::id, event -> event, (one, other) -> one))
                .values());
    }

    /** Two purchases that share their events, and deliveries that go by three numbers. */
    private static DefinitionBook book(String name) {
        return DefinitionBook.of(List.of(
                SampleEvents.definition(name + "-one", 1, Instant.EPOCH),
                SampleEvents.tracked(name + "-two", 1, Instant.EPOCH),
                AliasSamples.delivery(name + "-by-number")));
    }

    private static List<MonitoringEvent> deliveries(Random random, String name) {
        String[] numbers = {"order", "shipment", "invoice"};
        int begin = (int) Duration.between(MORNING, BEGIN).toSeconds();
        List<MonitoringEvent> events = new ArrayList<>();
        for (int i = 0; i < 120; i++) {
            int delivery = random.nextInt(30);
            int second = begin + delivery * 86_400 + random.nextInt(8 * 86_400);
            String address = List.of(RECEIVED, DISPATCHED, COMPLETED).get(random.nextInt(3));
            String first = numbers[random.nextInt(3)];
            String other = numbers[random.nextInt(3)];
            events.add(AliasSamples.event(
                    address, second, first, name + delivery + first, other, name + delivery + other));
        }
        return events;
    }

    private boolean isKept(BusinessTransaction one, RetentionRules rules) {
        Optional<Duration> kept = switch (one.report(NOW).state()) {
            case COMPLETE -> rules.complete();
            case FAILED, INCONSISTENT -> rules.failed();
            case IN_PROGRESS, OVERDUE -> rules.open();
        };
        return kept.filter(time -> one.facts().lastReceivedAt().isBefore(NOW.minus(time)))
                .isEmpty();
    }

    private Set<UUID> linked(List<BusinessTransaction> some) {
        return some.stream()
                .flatMap(one -> transactions().events(one.id(), 1000).stream())
                .map(linked -> linked.event().event().id())
                .collect(Collectors.toSet());
    }

    private List<Rollup> counted(String definition) {
        boolean isMoreLeft;
        do {
            isMoreLeft = fixture().rollupKeeper().freshen(NOW);
        } while (isMoreLeft);
        List<Instant> edges = Bucket.DAY.edges(BEGIN, NOW.plus(Duration.ofDays(1)), java.time.ZoneOffset.UTC, 1000);
        return fixture().rollups().find(new RollupQuery(Optional.of(definition), Optional.empty(), edges));
    }

    @Test
    default void deletesWhatTheRulesKeepNoLongerAndNothingElse() throws Exception {
        empty();
        long seed = System.nanoTime();
        Random random = new Random(seed);
        String name = RecordingStoreContract.unique("kept");
        List<String> names = List.of(name + "-one", name + "-two", name + "-by-number");
        List<MonitoringEvent> events = purchases(random, name, 100);
        events.addAll(deliveries(random, name));
        Collections.shuffle(events, random);
        record(book(name), events);
        RetentionRules rules = rules(
                random.nextInt(30), random.nextInt(30), random.nextInt(30), random.nextInt(30), random.nextInt(30), 0);
        String what = "seed " + seed + ", " + rules;

        List<BusinessTransaction> before =
                names.stream().flatMap(one -> all(one).stream()).toList();
        List<BusinessTransaction> kept =
                before.stream().filter(one -> isKept(one, rules)).toList();
        List<List<Rollup>> counted = names.stream().map(this::counted).toList();
        Set<UUID> linkedBefore = linked(before);
        Set<UUID> linked = linked(kept);
        Set<UUID> present = new HashSet<>();
        Map<UUID, Payload.Absence> payloads = new HashMap<>();
        for (MonitoringEvent event : events) {
            Instant receivedAt = event.createdAt().plusMillis(7);
            boolean isUnmatched = !linkedBefore.contains(event.id());
            boolean isDue = rules.unmatched()
                    .filter(time -> receivedAt.isBefore(NOW.minus(time)))
                    .isPresent();
            if (linked.contains(event.id()) || (isUnmatched && !isDue)) {
                present.add(event.id());
                boolean hasExpired = event.payload().absence() == Payload.Absence.PRESENT
                        && rules.payload()
                                .filter(time -> receivedAt.isBefore(NOW.minus(time)))
                                .isPresent();
                payloads.put(
                        event.id(),
                        hasExpired ? Payload.Absence.EXPIRED : event.payload().absence());
            }
        }

        Sweep sweep = sweep(rules, 1 + random.nextInt(60));

        assertThat(names.stream().flatMap(one -> all(one).stream())).as(what).containsExactlyInAnyOrderElementsOf(kept);
        assertThat(linked(kept)).as(what).isEqualTo(linked);
        for (MonitoringEvent event : events) {
            assertThat(events().byId(event.id()).isPresent())
                    .as("%s of %s, %s", event.source().address(), event.createdAt(), what)
                    .isEqualTo(present.contains(event.id()));
            assertThat(events().payload(event.id()).map(Payload::absence))
                    .as(what)
                    .isEqualTo(Optional.ofNullable(payloads.get(event.id())));
        }
        assertThat(sweep.transactions()).as(what).isEqualTo(before.size() - kept.size());
        assertThat(sweep.payloads())
                .as(what)
                .isEqualTo(Collections.frequency(payloads.values(), Payload.Absence.EXPIRED));
        assertThat(names.stream().map(this::counted)).as(what).isEqualTo(counted);

        touch(before);
        assertThat(names.stream().map(this::counted))
                .as("counted anew, " + what)
                .isEqualTo(counted);
        Sweep again = sweep(rules, 50);
        assertThat(again.transactions() + again.events() + again.payloads())
                .as(what)
                .isZero();
    }

    /** Lets their quarter hours be counted anew. */
    private void touch(List<BusinessTransaction> some) throws Exception {
        committed(() -> {
            ChangeNotes notes = new ChangeNotes();
            some.forEach(one -> notes.add(
                    one.definition(), one.facts().firstEventAt(), one.facts().firstEventAt()));
            notes.write(
                    fixture().connection(), Dialect.of(fixture().connection()).statements());
            return null;
        });
    }

    @Test
    default void whatIsWrittenOnItItsKeysAndFailuresGoWithIt() throws Exception {
        empty();
        String name = RecordingStoreContract.unique("goes");
        MonitoringEvent failed = event(name, ROLLED_BACK, BEGIN);
        record(
                book(SampleEvents.definition(name, 1, Instant.EPOCH)),
                event(name, RECEIVED, BEGIN),
                failed,
                event(name, COMPLETED, BEGIN));
        UUID id = transaction(name, name).id();
        fixture()
                .annotations()
                .add(new Annotation(
                        EventIdentity.next(BEGIN), id, Annotation.Kind.NOTE, "asked for", "berta", BEGIN, 0));

        assertThat(sweep(rules(0, 1, 1, 0, 0, 0), 10).transactions()).isZero();
        assertThat(fixture().annotations().of(id, 10)).hasSize(1);
        assertThat(rows("event_failure", "event_id", failed.id())).isEqualTo(1);
        assertThat(sweep(rules(1, 0, 0, 0, 0, 0), 10)).satisfies(sweep -> {
            assertThat(sweep.transactions()).isEqualTo(1);
            assertThat(sweep.events()).isEqualTo(3);
        });
        assertThat(fixture().annotations().of(id, 10)).isEmpty();
        assertThat(transactions().byId(id)).isEmpty();
        assertThat(rows("transaction_key", "transaction_id", id)).isZero();
        assertThat(rows("transaction_event", "transaction_id", id)).isZero();
        assertThat(rows("event_failure", "event_id", failed.id())).isZero();
    }

    private int rows(String table, String column, UUID id) throws Exception {
        return committed(() -> {
            try (PreparedStatement select = fixture()
                    .connection()
                    .prepareStatement("select count(*) from " + table + " where " + column + " = ?")) {
                select.setObject(1, id);
                try (var row = select.executeQuery()) {
                    row.next();
                    return row.getInt(1);
                }
            }
        });
    }

    @Test
    default void anEventThatComesAfterwardsBeginsANewOne() throws Exception {
        empty();
        String name = RecordingStoreContract.unique("late");
        DefinitionBook book = book(SampleEvents.definition(name, 1, Instant.EPOCH));
        record(book, event(name, RECEIVED, BEGIN), event(name, COMPLETED, BEGIN.plusSeconds(1)));
        List<Rollup> one = counted(name);
        sweep(rules(1, 1, 1, 1, 1, 1), 10);
        record(book, event(name, DISPATCHED, BEGIN.plusSeconds(2)));

        assertThat(transaction(name, name).facts().eventCount()).isEqualTo(1);
        assertThat(total(one)).isEqualTo(1);
        assertThat(total(counted(name))).isEqualTo(2);
    }

    private static long total(List<Rollup> rollups) {
        return rollups.stream().mapToLong(Rollup::total).sum();
    }

    @Test
    default void theQuarantineIsEmptiedOfWhatIsOld() throws Exception {
        empty();
        List<QuarantinedEvent> entries = Stream.of(BEGIN, BEGIN.plus(Duration.ofDays(35)))
                .map(at -> new QuarantinedEvent(EventIdentity.next(at), at, "wrong", "", Map.of(), "", new byte[3]))
                .toList();
        committed(() -> {
            store().quarantine(entries);
            return null;
        });
        assertThat(sweep(rules(1, 1, 1, 1, 1, 0), 10).quarantined()).isZero();
        assertThat(sweep(rules(0, 0, 0, 0, 0, 10), 10).quarantined()).isEqualTo(1);
        assertThat(quarantine().byId(entries.get(0).id())).isEmpty();
        assertThat(quarantine().byId(entries.get(1).id())).isPresent();
    }

    @Test
    default void aSweepBeginsOnceADayAndWhenItIsAskedFor() {
        RetentionRules rules = rules(1, 0, 0, 0, 0, 0);
        sweep(rules, 10);
        assertThat(retention().step(rules, 10, NOW.plus(Retention.PERIOD).minusSeconds(1)))
                .isEqualTo(Step.RESTS);
        assertThat(retention().step(rules, 10, NOW.plus(Retention.PERIOD))).isEqualTo(Step.GOES_ON);
        Sweep underWay = retention().last().orElseThrow();
        assertThat(underWay.endedAt()).isEmpty();
        assertThat(underWay.begunAt()).isEqualTo(NOW.plus(Retention.PERIOD));
        retention().request(); // one goes on
        assertThat(retention().last()).contains(underWay);
        finish(rules);
        retention().request();
        assertThat(retention().step(rules, 10, NOW)).isEqualTo(Step.GOES_ON);
        finish(rules);
    }

    private void finish(RetentionRules rules) {
        Step step;
        do {
            step = retention().step(rules, 10, NOW);
        } while (step == Step.GOES_ON);
        assertThat(step).isEqualTo(Step.RESTS);
    }

    @Test
    default void aClockThatIsAheadDeletesNothing() throws Exception {
        String name = RecordingStoreContract.unique("ahead");
        Instant today = Instant.now();
        record(book(SampleEvents.definition(name, 1, Instant.EPOCH)), event(name, COMPLETED, today));
        RetentionRules rules = rules(36_500, 36_500, 36_500, 36_500, 36_500, 36_500);
        retention().request();
        Instant ahead = today.plus(Duration.ofDays(100_000));
        while (retention().step(rules, 500, ahead) != Step.RESTS) {
            // to the end
        }
        assertThat(transaction(name, name).facts().eventCount()).isEqualTo(1);
    }

    @Test
    default void nothingIsDeletedWhileADefinitionIsAppliedToTheHistory() {
        HistoryJobs jobs = new JdbcHistoryJobs(fixture().database());
        HistoryJob job = jobs.start(RecordingStoreContract.unique("moving"), Optional.empty(), "anna");
        retention().request();
        assertThat(retention().step(rules(1, 1, 1, 1, 1, 1), 10, NOW)).isEqualTo(Step.GAVE_WAY);
        jobs.move(job.id(), Set.of(HistoryJob.State.RUNNING), HistoryJob.State.CANCELLED);
        sweep(rules(1, 1, 1, 1, 1, 1), 10);
    }

    /** What is received today is kept, whatever its business transaction was before. */
    @Test
    default void whatComesMeanwhileIsKept() throws Exception {
        empty();
        String name = RecordingStoreContract.unique("meanwhile");
        DefinitionBook book = book(name);
        int orders = 60;
        for (int order = 0; order < orders; order++) {
            Instant at = BEGIN.plusSeconds(order);
            record(book, event(name + order, RECEIVED, at), event(name + order, COMPLETED, at));
        }
        List<MonitoringEvent> late = new ArrayList<>(IntStream.range(0, orders)
                .mapToObj(order ->
                        event(name + order, DISPATCHED, BEGIN.plusSeconds(order), Payload.text("late", "text/plain")))
                .toList());
        Collections.shuffle(late, new Random(7));
        ExecutorService recorder = Executors.newSingleThreadExecutor();
        try (JdbcStoreFixture session = fixture().session()) {
            Future<?> recording = recorder.submit(() -> {
                for (MonitoringEvent event : late) {
                    List<ReceivedEvent> waiting = List.of(SampleEvents.received(event, NOW, book));
                    while (!waiting.isEmpty()) {
                        List<ReceivedEvent> batch = waiting;
                        waiting = session.committed(
                                () -> session.store().record(batch).held());
                    }
                }
                return null;
            });
            do {
                sweep(rules(1, 1, 1, 1, 1, 1), 7);
            } while (!recording.isDone());
            recording.get();
        } finally {
            recorder.shutdownNow();
        }
        for (String definition : List.of(name + "-one", name + "-two")) {
            List<BusinessTransaction> left = all(definition);
            assertThat(left).hasSize(orders);
            for (BusinessTransaction one : left) {
                assertThat(transactions().events(one.id(), 10))
                        .hasSize(one.facts().eventCount());
            }
        }
        assertThat(late)
                .allSatisfy(event -> assertThat(events().payload(event.id()).map(Payload::absence))
                        .contains(Payload.Absence.PRESENT));
    }
}
