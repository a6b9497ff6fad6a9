package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.waybill.domain.AliasSamples;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.definition.KeptVersion;
import org.waybill.domain.history.HistoryConflictException;
import org.waybill.domain.history.HistoryJob;
import org.waybill.domain.history.HistoryJob.State;
import org.waybill.domain.history.HistoryWork.Step;
import org.waybill.domain.recording.StoreUnavailableException;
import org.waybill.event.MonitoringEvent;

/**
 * Every test has two definitions that say the same: one that was there from the start, and one that is applied to the history.
 * Whatever happens meanwhile, both must end with the same business transactions.
 */
interface HistoryContract {

    DataSource database();

    JdbcStoreFixture fixture();

    private HistoryBench bench() throws Exception {
        return new HistoryBench(database(), fixture(), System.nanoTime());
    }

    @Test
    default void aDefinitionThatComesLaterFindsWhatOneFromTheStartHasFound() throws Exception {
        HistoryBench bench = bench();
        List<MonitoringEvent> events = bench.purchases(50);
        bench.record(DefinitionBook.of(SampleEvents.trackedInTwoVersions(bench.live())), events);

        HistoryJob done =
                bench.apply(DefinitionBook.of(SampleEvents.trackedInTwoVersions(bench.late())), Optional.empty());

        bench.assertSame();
        assertThat(done.state()).as(bench.seed()).isEqualTo(State.DONE);
        assertThat(done.linked())
                .as(bench.seed())
                .isEqualTo(bench.links(bench.late()).size());
        assertThat(done.changed()).as(bench.seed()).isZero();
        assertThat(done.scanned()).as(bench.seed()).isEqualTo(done.estimated());
        assertThat(done.endedAt()).as(bench.seed()).isPresent();
    }

    @Test
    default void aVersionFromAPastMomentMovesEventsToWhereTheyBelongNow() throws Exception {
        HistoryBench bench = bench();
        List<MonitoringEvent> events = bench.purchases(50);
        bench.record(
                DefinitionBook.of(
                        Stream.concat(HistoryBench.regrouped(bench.live()).stream(), Stream.of(first(bench.late())))
                                .toList()),
                events);

        HistoryJob done = bench.apply(DefinitionBook.of(HistoryBench.regrouped(bench.late())), Optional.empty());

        bench.assertSame();
        assertThat(done.changed()).as(bench.seed()).isPositive();
        HistoryJob again = bench.apply(DefinitionBook.of(HistoryBench.regrouped(bench.late())), Optional.empty());
        assertThat(again.changed() + again.linked()).as(bench.seed()).isZero();
        bench.assertSame();
    }

    private static Definition first(String name) {
        return HistoryBench.regrouped(name).get(0);
    }

    @Test
    default void aDefinitionThatWasRetiredForAPastMomentLosesWhatCameAfter() throws Exception {
        HistoryBench bench = bench();
        Instant end = MORNING.plusSeconds(120);
        List<MonitoringEvent> events = bench.purchases(60);
        bench.record(HistoryBench.kept(retired(bench.live(), end), first(bench.late())), events);

        bench.apply(HistoryBench.kept(retired(bench.late(), end)), Optional.empty());

        bench.assertSame();
        assertThat(bench.links(bench.late()).size()).as(bench.seed()).isLessThan(events.size());
    }

    private static KeptVersion retired(String name, Instant end) {
        return new KeptVersion(first(name), end, "", Instant.EPOCH);
    }

    @Test
    default void aDefinitionThatWasRetiredSinceEverLosesEverything() throws Exception {
        HistoryBench bench = bench();
        bench.record(DefinitionBook.of(List.of(first(bench.late()))), bench.purchases(20));
        bench.apply(HistoryBench.kept(retired(bench.late(), Instant.EPOCH)), Optional.empty());

        assertThat(bench.links(bench.late())).as(bench.seed()).isEmpty();
        assertThat(bench.transactions(bench.late())).as(bench.seed()).isEmpty();
    }

    @Test
    default void onlyEventsFromAMomentOnAreLooked() throws Exception {
        HistoryBench bench = bench();
        Instant from = MORNING.plusSeconds(120);
        List<MonitoringEvent> events = bench.purchases(40);
        bench.record(
                DefinitionBook.of(List.of(first(bench.live()))),
                events.stream()
                        .filter(event -> !event.createdAt().isBefore(from))
                        .toList());
        bench.record(DefinitionBook.EMPTY, events);

        bench.apply(DefinitionBook.of(List.of(first(bench.late()))), Optional.of(from));

        bench.assertSame();
    }

    @Test
    default void aliasesThatComeLaterJoinAsThoseFromTheStart() throws Exception {
        HistoryBench bench = bench();
        List<MonitoringEvent> events = AliasSamples.events(bench.random(), 150, 20);
        bench.record(DefinitionBook.of(List.of(AliasSamples.delivery(bench.live()))), events);

        bench.apply(DefinitionBook.of(List.of(AliasSamples.delivery(bench.late()))), Optional.empty());

        bench.assertSame();
    }

    @Test
    default void aliasesCanComeAndGoWithAVersion() throws Exception {
        for (boolean comes : List.of(true, false)) {
            HistoryBench bench = bench();
            List<MonitoringEvent> events = AliasSamples.events(bench.random(), 150, 20);
            bench.record(
                    DefinitionBook.of(Stream.concat(
                                    HistoryBench.realiased(bench.live(), comes).stream(),
                                    Stream.of(HistoryBench.realiased(bench.late(), comes)
                                            .get(0)))
                            .toList()),
                    events);

            bench.apply(DefinitionBook.of(HistoryBench.realiased(bench.late(), comes)), Optional.empty());

            bench.assertSame();
        }
    }

    @Test
    default void recordersGoOnMeanwhileOnTheSameBusinessTransactions() throws Exception {
        HistoryBench bench = bench();
        List<Definition> both = Stream.of(bench.live(), bench.late())
                .flatMap(name -> HistoryBench.regrouped(name).stream())
                .toList();
        meanwhile(
                bench,
                bench.purchases(60),
                Stream.concat(HistoryBench.regrouped(bench.live()).stream(), Stream.of(first(bench.late())))
                        .toList(),
                both,
                HistoryBench.regrouped(bench.late()));
    }

    @Test
    default void recordersGoOnMeanwhileOnTheSameAliases() throws Exception {
        HistoryBench bench = bench();
        List<Definition> live = HistoryBench.realiased(bench.live(), true);
        List<Definition> late = HistoryBench.realiased(bench.late(), true);
        meanwhile(
                bench,
                AliasSamples.events(bench.random(), 400, 30),
                Stream.concat(live.stream(), Stream.of(late.get(0))).toList(),
                Stream.concat(live.stream(), late.stream()).toList(),
                late);
    }

    /** A third of the events is there before; the rest is recorded while the job runs. */
    private void meanwhile(
            HistoryBench bench,
            List<MonitoringEvent> events,
            List<Definition> before,
            List<Definition> after,
            List<Definition> applied)
            throws Exception {
        int third = events.size() / 3;
        bench.record(DefinitionBook.of(before), events.subList(0, third));
        List<Callable<Void>> recorders = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            List<MonitoringEvent> mine = events.subList(third * (i + 1), Math.min(events.size(), third * (i + 2)));
            Random random = new Random(bench.random().nextLong());
            recorders.add(() -> {
                try (JdbcStoreFixture session = fixture().session()) {
                    bench.record(session, random, DefinitionBook.of(after), mine);
                }
                return null;
            });
        }
        ExecutorService threads = Executors.newFixedThreadPool(recorders.size());
        try {
            List<Future<Void>> ends = recorders.stream().map(threads::submit).toList();
            bench.apply(DefinitionBook.of(applied), Optional.empty());
            for (Future<Void> end : ends) {
                end.get();
            }
        } finally {
            threads.shutdownNow();
        }
        bench.record(DefinitionBook.of(after), events);
        bench.assertSame();
    }

    @Test
    default void aCrashAtAnyStatementCostsNothing() throws Exception {
        HistoryBench bench = bench();
        bench.record(
                DefinitionBook.of(
                        Stream.concat(HistoryBench.regrouped(bench.live()).stream(), Stream.of(first(bench.late())))
                                .toList()),
                bench.purchases(30));
        DefinitionBook book = DefinitionBook.of(HistoryBench.regrouped(bench.late()));
        HistoryJob job = bench.begun(Optional.empty());
        int crashes = 0;
        int few = 0;
        Step step = Step.SCANNED;
        while (step != Step.DONE) { // each step at each of its statements, until it has come through
            UUID worker = bench.takenOver(job);
            try {
                step = bench.brokenAfter(few).step(job.id(), worker, book, 50);
                few = 0;
            } catch (StoreUnavailableException e) {
                assertThat(e).hasMessageContaining("cut off");
                few++;
                crashes++;
            }
        }
        assertThat(crashes).as(bench.seed()).isGreaterThan(20);
        bench.assertSame();
    }

    @Test
    default void aWorkerThatWasTakenForDeadCanDoNoHarm() throws Exception {
        HistoryBench bench = bench();
        bench.record(DefinitionBook.EMPTY, bench.purchases(10));
        DefinitionBook book = DefinitionBook.of(List.of(first(bench.late())));
        HistoryJob job = bench.begun(Optional.empty());
        UUID first = bench.takenOver(job);
        assertThat(bench.work().attend(job.id(), UUID.randomUUID())).isFalse();
        UUID second = bench.takenOver(job);

        assertThat(bench.work().step(job.id(), first, book, 5)).isEqualTo(Step.STOPPED);
        assertThat(bench.links(bench.late())).isEmpty();
        assertThat(bench.work().step(job.id(), second, book, 5)).isEqualTo(Step.SCANNED);
        bench.jobs().move(job.id(), Set.of(State.RUNNING), State.CANCELLED);
    }

    @Test
    default void aJobPausesAfterAStepAndGoesOnWhereItWas() throws Exception {
        HistoryBench bench = bench();
        List<MonitoringEvent> events = bench.purchases(10);
        bench.record(DefinitionBook.of(List.of(first(bench.live()))), events);
        DefinitionBook book = DefinitionBook.of(List.of(first(bench.late())));
        HistoryJob job = bench.begun(Optional.empty());
        UUID worker = bench.takenOver(job);
        assertThat(bench.work().step(job.id(), worker, book, 5)).isEqualTo(Step.SCANNED);

        assertThat(bench.jobs().move(job.id(), Set.of(State.RUNNING), State.PAUSED))
                .isTrue();
        assertThat(bench.work().step(job.id(), worker, book, 5)).isEqualTo(Step.STOPPED);
        assertThat(bench.work().attend(job.id(), worker)).isFalse();
        assertThat(bench.work().unattended()).doesNotContain(job.id());
        assertThat(bench.jobs().byId(job.id()).orElseThrow().scanned()).isEqualTo(5);
        assertThatThrownBy(() -> bench.jobs().start(bench.late(), Optional.empty(), "ada"))
                .isInstanceOf(HistoryConflictException.class)
                .hasMessageContaining("is being applied to the history already");

        bench.work().leave(job.id(), worker);
        assertThat(bench.jobs().move(job.id(), Set.of(State.PAUSED), State.RUNNING))
                .isTrue();
        assertThat(bench.work().unattended()).contains(job.id());
        bench.finish(job, book);
        bench.assertSame();
        assertThat(bench.jobs().move(job.id(), Set.of(State.RUNNING, State.PAUSED), State.CANCELLED))
                .isFalse();
    }

    @Test
    default void aJobBeginsAnewWhenTheDefinitionHasChanged() throws Exception {
        HistoryBench bench = bench();
        bench.record(DefinitionBook.EMPTY, bench.purchases(10));
        DefinitionBook book = DefinitionBook.of(List.of(first(bench.late())));
        HistoryJob job = bench.begun(Optional.empty());
        UUID worker = bench.takenOver(job);
        assertThat(bench.work().step(job.id(), worker, book, 5)).isEqualTo(Step.SCANNED);
        int before = bench.links(bench.late()).size();

        bench.changed(DefinitionChange.Action.CREATED_DRAFT);
        assertThat(bench.work().lastChange(bench.late())).isZero();
        long change = bench.changed(DefinitionChange.Action.ACTIVATED);
        assertThat(bench.work().lastChange(bench.late())).isEqualTo(change);
        assertThat(bench.work().step(job.id(), worker, book, 5)).isEqualTo(Step.CHANGED);
        assertThat(bench.links(bench.late())).hasSize(before);
        bench.work().awaitNodes(job.id(), worker, change);
        HistoryJob anew = bench.jobs().byId(job.id()).orElseThrow();
        assertThat(anew.phase()).isEqualTo(HistoryJob.Phase.AWAITING_NODES);
        assertThat(anew.scanned()).isZero();
        bench.jobs().move(job.id(), Set.of(State.RUNNING), State.CANCELLED);
    }

    @Test
    default void listsJobsTheNewestFirst() throws Exception {
        HistoryBench bench = bench();
        List<UUID> started = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            HistoryJob job = bench.jobs().start(bench.late(), Optional.empty(), "ada");
            bench.jobs().move(job.id(), Set.of(State.RUNNING), State.CANCELLED);
            started.add(0, job.id());
        }
        List<UUID> listed = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            var page = bench.jobs().find(2, cursor);
            page.items().stream()
                    .filter(job -> job.definition().equals(bench.late()))
                    .map(HistoryJob::id)
                    .forEach(listed::add);
            cursor = page.next();
        } while (cursor.isPresent());
        assertThat(listed).isEqualTo(started);
    }

    @Test
    default void anEventWhoseCorrelatorCannotBeKeptIsCountedAndLeftAlone() throws Exception {
        HistoryBench bench = bench();
        MonitoringEvent tooLong = SampleEvents.withField(
                SampleEvents.event(bench.late(), RECEIVED, bench.moment(0)), "long", "x".repeat(401));
        MonitoringEvent fine =
                SampleEvents.withField(SampleEvents.event(bench.late(), DISPATCHED, bench.moment(1)), "long", "x");
        bench.record(DefinitionBook.EMPTY, List.of(tooLong, fine));
        HistoryJob done = bench.apply(
                DefinitionBook.of(List.of(HistoryBench.by("long", first(bench.late())))), Optional.of(bench.moment(0)));

        assertThat(done.refused()).isEqualTo(1);
        assertThat(done.linked()).isEqualTo(1);
    }
}
