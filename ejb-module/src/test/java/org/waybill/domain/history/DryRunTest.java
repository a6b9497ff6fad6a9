package org.waybill.domain.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.REJECTED;
import static org.waybill.domain.SampleEvents.event;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.Role;
import org.waybill.domain.history.DryRunReport.PatternUse;
import org.waybill.domain.recording.Contribution;
import org.waybill.domain.transaction.StateReport;
import org.waybill.domain.transaction.TransactionFacts;
import org.waybill.domain.transaction.TransactionState;
import org.waybill.event.MonitoringEvent;

class DryRunTest {

    private static final Instant EVENING = MORNING.plusSeconds(36_000);

    private final Definition purchase = SampleEvents.purchase();

    private DryRunReport over(int most, List<MonitoringEvent> events) {
        return new DryRun(purchase, DefinitionBook.of(List.of(purchase)))
                .over(new RecordedList(events), most, () -> false, EVENING);
    }

    @Test
    void tellsWhatADefinitionWouldHaveMatchedByRoleAndState() {
        DryRunReport report = over(
                100,
                List.of(
                        event("A", RECEIVED, MORNING),
                        event("A", DISPATCHED, MORNING.plusSeconds(1)),
                        event("A", COMPLETED, MORNING.plusSeconds(2)),
                        event("B", RECEIVED, MORNING.plusSeconds(3)),
                        event("B", REJECTED, MORNING.plusSeconds(4)),
                        event("C", "Elsewhere.terminal.out", MORNING.plusSeconds(5))));

        assertThat(report.examined()).isEqualTo(6);
        assertThat(report.matched()).isEqualTo(5);
        assertThat(report.unmatched()).isEqualTo(1);
        assertThat(report.whole()).isTrue();
        assertThat(report.roles())
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of(Role.START, 2, Role.PROGRESS, 1, Role.END, 1, Role.FAILURE, 1));
        assertThat(report.transactions())
                .containsEntry(TransactionState.COMPLETE, 1)
                .containsEntry(TransactionState.FAILED, 1)
                .containsEntry(TransactionState.OVERDUE, 0);
        assertThat(report.examples())
                .extracting(DryRunReport.Example::correlator)
                .containsExactlyInAnyOrder("A", "B");
        assertThat(report.examples())
                .filteredOn(example -> example.report().state() == TransactionState.FAILED)
                .extracting(example -> example.report().reason())
                .containsExactly("refused: B");
    }

    @Test
    void namesThePatternsThatFitNothing() {
        DryRunReport report = over(100, List.of(event("A", RECEIVED, MORNING)));

        assertThat(report.patterns()).hasSize(5);
        assertThat(report.patterns()).filteredOn(PatternUse::isSilent).hasSize(4);
        assertThat(report.patterns().get(0))
                .isEqualTo(new PatternUse(purchase.events().get(0), 1, 0));
    }

    @Test
    void namesEventsThatHaveNoCorrelatorOrATooLongOne() {
        MonitoringEvent without = event("", RECEIVED, MORNING);
        MonitoringEvent tooLong = event("x".repeat(401), DISPATCHED, MORNING.plusSeconds(1));
        DryRunReport report = over(100, List.of(without, tooLong));

        assertThat(report.matched()).isZero();
        assertThat(report.withoutCorrelator()).isEqualTo(2);
        assertThat(report.unmatched()).isZero();
        assertThat(report.strays())
                .containsExactly(new DryRunReport.Stray(tooLong.id(), 1), new DryRunReport.Stray(without.id(), 0));
    }

    @Test
    void triesTheNewestEventsAndNoMore() {
        List<MonitoringEvent> events = new ArrayList<>();
        for (int i = 0; i < 2500; i++) {
            events.add(event("O" + i, RECEIVED, MORNING.plusSeconds(i)));
        }
        DryRunReport report = over(1200, events);

        assertThat(report.examined()).isEqualTo(1200);
        assertThat(report.whole()).isTrue();
        assertThat(report.newest()).contains(MORNING.plusSeconds(2499));
        assertThat(report.oldest()).contains(MORNING.plusSeconds(1300));
    }

    @Test
    void saysSoWhenTimeWasUpBeforeAllWereTried() {
        List<MonitoringEvent> events = new ArrayList<>();
        for (int i = 0; i < 2500; i++) {
            events.add(event("O" + i, RECEIVED, MORNING.plusSeconds(i)));
        }
        DryRunReport report = new DryRun(purchase, DefinitionBook.of(List.of(purchase)))
                .over(new RecordedList(events), 10_000, () -> true, EVENING);

        assertThat(report.examined()).isEqualTo(1000);
        assertThat(report.whole()).isFalse();
    }

    @Test
    void countsStatesAsRecordingWould() {
        long seed = System.nanoTime();
        Definition tracked = SampleEvents.tracked("purchase", 1, Instant.EPOCH);
        DefinitionBook book = DefinitionBook.of(List.of(tracked));
        List<MonitoringEvent> events = SampleEvents.purchases(new Random(seed), 200).stream()
                .distinct()
                .toList();
        Map<UUID, TransactionFacts> folded = new HashMap<>();
        for (MonitoringEvent event : events) {
            for (Contribution contribution :
                    SampleEvents.received(event, event.createdAt(), book).contributions()) {
                folded.merge(contribution.transaction(), contribution.facts(), TransactionFacts::merge);
            }
        }
        Map<TransactionState, Integer> expected = new EnumMap<>(TransactionState.class);
        for (TransactionState state : TransactionState.values()) {
            expected.put(state, 0);
        }
        folded.values()
                .forEach(facts -> expected.merge(
                        StateReport.of(facts, tracked.course(), "", EVENING).state(), 1, Integer::sum));

        DryRunReport report = new DryRun(tracked, book).over(new RecordedList(events), 100_000, () -> false, EVENING);

        assertThat(report.transactions()).as("seed %d", seed).isEqualTo(expected);
        assertThat(report.matched())
                .as("seed %d", seed)
                .isEqualTo(folded.values().stream()
                        .mapToInt(TransactionFacts::eventCount)
                        .sum());
        assertThat(report.oldest()).isNotEqualTo(Optional.empty());
    }
}
