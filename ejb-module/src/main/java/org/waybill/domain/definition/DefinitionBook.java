package org.waybill.domain.definition;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;

/**
 * All definitions at one moment, ready to match events. Immutable to its readers; made anew when a definition changes.
 *
 * <p>An event is matched under the version in force at its own creation time, whenever it arrives; so recording live and
 * applying a definition to the history give the same.
 *
 * <p>Patterns stand on shelves by their flow, and there by event name or source; so an event is held against few of them.
 */
public final class DefinitionBook {

    /** No definitions. */
    public static final DefinitionBook EMPTY = ofKept(List.of(), PayloadQuestions.NONE);

    /** Flows are few. Should their names come without end, the memory starts afresh beyond this number. */
    private static final int REMEMBERED_FLOWS = 20_000;

    private final NameIndex<Shelf> shelves;
    private final PayloadQuestions questions;
    private final Map<FlowNames, List<Shelf>> remembered = new ConcurrentHashMap<>();
    private final boolean asksPayloads;

    private DefinitionBook(NameIndex<Shelf> shelves, PayloadQuestions questions, boolean asksPayloads) {
        this.shelves = shelves;
        this.questions = questions;
        this.asksPayloads = asksPayloads;
    }

    /** A book of definitions none of which asks payloads. */
    public static DefinitionBook of(List<Definition> definitions) {
        return of(definitions, PayloadQuestions.NONE);
    }

    /** A book of these definitions, in any order; a version's reign ends where that of a higher one begins. */
    public static DefinitionBook of(List<Definition> definitions, PayloadQuestions questions) {
        Map<String, KeptDefinition> kept = new TreeMap<>();
        definitions.stream()
                .sorted(Comparator.comparingInt(Definition::version))
                .forEachOrdered(version -> kept.compute(
                        version.name(),
                        (name, before) -> (before == null ? KeptDefinition.none(name) : before)
                                .with(version, "", version.validFrom())));
        return ofKept(kept.values(), questions);
    }

    /** A book of what is kept; drafts are not in it. Matches come in the order of the definitions given. */
    public static DefinitionBook ofKept(Collection<KeptDefinition> definitions, PayloadQuestions questions) {
        Map<NamePattern, Shelf> shelves = new HashMap<>();
        int order = 0;
        for (KeptDefinition definition : definitions) {
            for (KeptVersion version : definition.versions()) {
                List<EventPattern> patterns = version.definition().events();
                for (int position = 0; position < patterns.size(); position++) {
                    EventPattern pattern = patterns.get(position);
                    shelves.computeIfAbsent(pattern.flow(), flow -> new Shelf())
                            .add(new Rule(version, pattern, order, position));
                }
                order++;
            }
        }
        boolean asksPayloads = definitions.stream()
                .flatMap(definition -> definition.versions().stream())
                .anyMatch(version -> version.definition().asksPayloads());
        return new DefinitionBook(new NameIndex<>(shelves), questions, asksPayloads);
    }

    /** The definitions that the event belongs to, each at most once, by name. */
    public List<Match> matches(MonitoringEvent event) {
        List<Rule> fitting = new ArrayList<>();
        for (Shelf shelf : shelvesFor(event.source())) {
            shelf.find(event, fitting);
        }
        if (fitting.isEmpty()) {
            return List.of();
        }
        fitting.sort(Rule.IN_ORDER);
        List<Match> matches = new ArrayList<>(fitting.size());
        PayloadQuestions.Answers answers = questions.about(event);
        int decided = -1;
        for (Rule rule : fitting) {
            if (rule.order() != decided) {
                decided = rule.order();
                Definition definition = rule.version().definition();
                List<Alias> aliases = definition.aliases(event, answers);
                if (!aliases.isEmpty()) {
                    matches.add(new Match(definition, rule.pattern(), aliases));
                }
            }
        }
        return matches;
    }

    private List<Shelf> shelvesFor(EventSource source) {
        FlowNames flow = new FlowNames(source.flow(), source.uniqueFlow());
        List<Shelf> known = remembered.get(flow);
        if (known == null) {
            known = shelves.find(flow.name(), flow.uniqueName());
            if (remembered.size() >= REMEMBERED_FLOWS) {
                remembered.clear();
            }
            remembered.put(flow, known);
        }
        return known;
    }

    /** Whether what the event belongs to may depend on its payload. */
    public boolean asksPayloadOf(MonitoringEvent event) {
        if (!asksPayloads) {
            return false;
        }
        List<Rule> fitting = new ArrayList<>();
        for (Shelf shelf : shelvesFor(event.source())) {
            shelf.find(event, fitting);
        }
        return fitting.stream().anyMatch(rule -> rule.version().definition().asksPayloads());
    }

    /**
     * An event belongs to a business transaction.
     *
     * @param definition the version that was in force
     * @param pattern what the event fits
     * @param aliases the event's correlators under this definition, the name of choice first
     */
    public record Match(Definition definition, EventPattern pattern, List<Alias> aliases) {}

    private record FlowNames(String name, String uniqueName) {}
}
