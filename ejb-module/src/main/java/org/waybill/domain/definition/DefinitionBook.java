package org.waybill.domain.definition;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;

/**
 * All definitions at one moment, ready to match events. Immutable to its readers; made anew when a definition changes.
 *
 * <p>An event is matched under the version in force at its own creation time, whenever it arrives; so recording live and
 * applying a definition to the history give the same.
 */
public final class DefinitionBook {

    /** No definitions. */
    public static final DefinitionBook EMPTY = new DefinitionBook(List.of(), PayloadQuestions.NONE);

    /** Sources are few; names of events need not be. Beyond this number of combinations the memory starts afresh. */
    private static final int REMEMBERED = 20_000;

    private final List<Reign> reigns;
    private final PayloadQuestions questions;
    private final Map<Origin, List<Candidate>> candidates = new ConcurrentHashMap<>();

    private DefinitionBook(List<Reign> reigns, PayloadQuestions questions) {
        this.reigns = reigns;
        this.questions = questions;
    }

    /** A book of definitions none of which asks payloads. */
    public static DefinitionBook of(List<Definition> definitions) {
        return of(definitions, PayloadQuestions.NONE);
    }

    /** A book of these definitions, in any order. Of two versions with one {@code validFrom} the higher one counts. */
    public static DefinitionBook of(List<Definition> definitions, PayloadQuestions questions) {
        Map<String, List<Definition>> byName = new TreeMap<>();
        for (Definition definition : definitions) {
            byName.computeIfAbsent(definition.name(), name -> new ArrayList<>()).add(definition);
        }
        List<Reign> reigns = new ArrayList<>();
        for (List<Definition> versions : byName.values()) {
            versions.sort(Comparator.comparing(Definition::validFrom).thenComparing(Definition::version));
            for (int i = 0; i < versions.size(); i++) {
                Instant until = i + 1 < versions.size() ? versions.get(i + 1).validFrom() : Instant.MAX;
                reigns.add(new Reign(versions.get(i), until));
            }
        }
        return new DefinitionBook(List.copyOf(reigns), questions);
    }

    /** The definitions that the event belongs to, each at most once, by name. */
    public List<Match> matches(MonitoringEvent event) {
        List<Candidate> possible = candidatesFor(event);
        if (possible.isEmpty()) {
            return List.of();
        }
        List<Match> matches = new ArrayList<>(possible.size());
        PayloadQuestions.Answers answers = questions.about(event);
        for (Candidate candidate : possible) {
            if (candidate.reign.holdsAt(event.createdAt())) {
                Definition definition = candidate.reign.definition;
                List<Alias> aliases = definition.aliases(event, answers);
                if (!aliases.isEmpty()) {
                    matches.add(new Match(definition, candidate.pattern, aliases));
                }
            }
        }
        return matches;
    }

    private List<Candidate> candidatesFor(MonitoringEvent event) {
        EventSource source = event.source();
        Origin origin = new Origin(source.flow(), source.uniqueFlow(), source.address(), event.name());
        List<Candidate> known = candidates.get(origin);
        if (known != null) {
            return known;
        }
        List<Candidate> found = new ArrayList<>();
        for (Reign reign : reigns) {
            Optional<EventPattern> pattern = reign.definition.patternFor(event);
            pattern.ifPresent(fitting -> found.add(new Candidate(reign, fitting)));
        }
        if (candidates.size() >= REMEMBERED) {
            candidates.clear();
        }
        List<Candidate> result = List.copyOf(found);
        candidates.put(origin, result);
        return result;
    }

    /**
     * An event belongs to a business transaction.
     *
     * @param definition the version that was in force
     * @param pattern what the event fits
     * @param aliases the event's correlators under this definition, the name of choice first
     */
    public record Match(Definition definition, EventPattern pattern, List<Alias> aliases) {}

    /** All of an event that patterns look at. */
    private record Origin(String flow, String uniqueFlow, String address, String name) {}

    private record Candidate(Reign reign, EventPattern pattern) {}

    /** A version and the time until which it is in force. */
    private record Reign(Definition definition, Instant until) {
        boolean holdsAt(Instant moment) {
            return !moment.isBefore(definition.validFrom()) && moment.isBefore(until);
        }
    }
}
