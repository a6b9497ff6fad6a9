package org.waybill.domain.history;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.waybill.domain.definition.Course;
import org.waybill.domain.recording.AliasGroups;
import org.waybill.domain.recording.AliasKey;
import org.waybill.domain.recording.Contribution;
import org.waybill.domain.transaction.StateReport;
import org.waybill.domain.transaction.TransactionFacts;
import org.waybill.domain.transaction.TransactionState;
import org.waybill.event.MonitoringEvent;

/** The business transactions that there would be, in memory. */
final class DryRunFold {

    private static final int EXAMPLES_OF_A_STATE = 3;
    private static final int EVENTS_OF_AN_EXAMPLE = 5;
    private static final int LONGEST_FAILURE = 500;

    private final SortedMap<UUID, Fold> folds = new TreeMap<>();
    private final AliasGroups groups = new AliasGroups(List.of(), AliasGroups.MOST_KEYS);
    private final Map<UUID, String> failures = new HashMap<>();

    void add(MonitoringEvent event, Contribution contribution) {
        folds.merge(
                contribution.transaction(),
                new Fold(
                        contribution.correlator(),
                        !contribution.aliases().isEmpty(),
                        contribution.facts(),
                        List.of(event.id())),
                Fold::plus);
        if (!contribution.aliases().isEmpty()) {
            groups.join(contribution.aliases());
        }
        if (!event.failure().isEmpty() && contribution.facts().lastFailure().isPresent()) {
            String text = event.failure();
            failures.put(event.id(), text.substring(0, Math.min(LONGEST_FAILURE, text.length())));
        }
    }

    void report(
            Course course, Instant now, Map<TransactionState, Integer> states, List<DryRunReport.Example> examples) {
        Map<TransactionState, Integer> shown = new HashMap<>();
        whole().forEach(one -> {
            String failure = one.facts()
                    .lastFailure()
                    .map(stamp -> failures.getOrDefault(stamp.event(), ""))
                    .orElse("");
            StateReport report = StateReport.of(one.facts(), course, failure, now);
            states.merge(report.state(), 1, Integer::sum);
            if (shown.merge(report.state(), 1, Integer::sum) <= EXAMPLES_OF_A_STATE) {
                examples.add(new DryRunReport.Example(
                        one.correlator(), report, one.facts().eventCount(), one.events()));
            }
        });
    }

    /** Joined by their aliases, where the definition has some. */
    private Collection<Fold> whole() {
        SortedMap<UUID, Fold> whole = new TreeMap<>();
        folds.forEach((id, fold) -> {
            if (!fold.isAliased()) {
                whole.put(id, fold);
                return;
            }
            AliasKey first = groups.group(id).stream()
                    .min(Comparator.comparing(AliasKey::alias))
                    .orElseThrow();
            whole.merge(groups.root(id), fold.named(first.alias().value()), Fold::plus);
        });
        return whole.values();
    }

    private record Fold(String correlator, boolean isAliased, TransactionFacts facts, List<UUID> events) {

        Fold named(String name) {
            return new Fold(name, isAliased, facts, events);
        }

        Fold plus(Fold other) {
            List<UUID> some = new ArrayList<>(events);
            other.events.stream()
                    .limit(Math.max(0, EVENTS_OF_AN_EXAMPLE - some.size()))
                    .forEach(some::add);
            return new Fold(correlator, isAliased, facts.merge(other.facts), some);
        }
    }
}
