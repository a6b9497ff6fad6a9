package org.waybill.domain.history;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.waybill.domain.Page;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.Role;
import org.waybill.domain.event.EventQuery;
import org.waybill.domain.event.Events;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.domain.history.DryRunReport.PatternUse;
import org.waybill.domain.history.DryRunReport.Stray;
import org.waybill.domain.recording.Contribution;
import org.waybill.domain.recording.UnrecordableEventException;
import org.waybill.domain.transaction.TransactionState;

/**
 * Tries a definition on recorded events, the newest first, as if it had been in force since ever. Everything is folded in
 * memory, by the rules by which the recorder folds; nothing is stored.
 */
public final class DryRun {

    /** So many events when nobody says how many. */
    public static final int USUAL_EVENTS = 10_000;

    /** The most events: their facts are held in memory. */
    public static final int MOST_EVENTS = 50_000;

    private static final int MOST_STRAYS = 10;

    private final Definition definition;
    private final DefinitionBook book;
    private final DryRunFold fold = new DryRunFold();
    private final Map<Role, Integer> roles = new EnumMap<>(Role.class);
    private final Map<EventPattern, int[]> uses = new HashMap<>();
    private final List<Stray> strays = new ArrayList<>();
    private Optional<Instant> oldest = Optional.empty();
    private Optional<Instant> newest = Optional.empty();
    private int examined;
    private int matched;

    /**
     * @param definition what is tried
     * @param book a book of it alone, in force since ever
     */
    public DryRun(Definition definition, DefinitionBook book) {
        this.definition = definition;
        this.book = book;
        for (Role role : Role.values()) {
            roles.put(role, 0);
        }
        definition.events().forEach(pattern -> uses.put(pattern, new int[2]));
    }

    /**
     * Tries the newest events.
     *
     * @param events where they are
     * @param most how many at most
     * @param isTimeUp asked after every page; when it says so, the events tried so far are all
     * @param now the moment for which states are told
     */
    public DryRunReport over(Events events, int most, BooleanSupplier isTimeUp, Instant now) {
        Matching matching = new Matching(book, events::payload);
        Optional<String> cursor = Optional.empty();
        do {
            Page<RecordedEvent> page =
                    events.find(EventQuery.newest(Math.min(EventQuery.MAX_LIMIT, most - examined), cursor));
            for (RecordedEvent recorded : page.items()) {
                add(recorded, matching);
            }
            cursor = page.next();
        } while (cursor.isPresent() && examined < most && !isTimeUp.getAsBoolean());
        return report(cursor.isEmpty() || examined >= most, now);
    }

    private void add(RecordedEvent recorded, Matching matching) {
        examined++;
        Optional<Instant> created = Optional.of(recorded.event().createdAt());
        oldest = created;
        newest = newest.or(() -> created);
        Optional<EventPattern> pattern = definition.patternFor(recorded.event());
        if (pattern.isEmpty()) {
            return;
        }
        List<Contribution> contributions = contributions(recorded, matching);
        int[] use = uses.get(pattern.get());
        if (contributions.isEmpty()) {
            use[1]++;
            if (strays.size() < MOST_STRAYS) {
                strays.add(new Stray(recorded.event().id(), definition.events().indexOf(pattern.get())));
            }
            return;
        }
        use[0]++;
        matched++;
        roles.merge(pattern.get().role(), 1, Integer::sum);
        contributions.forEach(contribution -> fold.add(recorded.event(), contribution));
    }

    private static List<Contribution> contributions(RecordedEvent recorded, Matching matching) {
        try {
            return matching.of(recorded).contributions();
        } catch (UnrecordableEventException e) {
            return List.of(); // its correlator cannot be kept
        }
    }

    private DryRunReport report(boolean whole, Instant now) {
        List<PatternUse> patterns = definition.events().stream()
                .map(pattern -> new PatternUse(pattern, uses.get(pattern)[0], uses.get(pattern)[1]))
                .toList();
        int withoutCorrelator = patterns.stream()
                .distinct()
                .mapToInt(PatternUse::withoutCorrelator)
                .sum();
        Map<TransactionState, Integer> states = new EnumMap<>(TransactionState.class);
        for (TransactionState state : TransactionState.values()) {
            states.put(state, 0);
        }
        List<DryRunReport.Example> examples = new ArrayList<>();
        fold.report(definition.course(), now, states, examples);
        return new DryRunReport(
                examined, whole, oldest, newest, matched, withoutCorrelator, roles, patterns, states, examples, strays);
    }
}
