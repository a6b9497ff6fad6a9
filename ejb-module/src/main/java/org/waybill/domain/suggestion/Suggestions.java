package org.waybill.domain.suggestion;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.suggestion.Roles.TypedEvent;

/**
 * Finds definitions that recorded events speak for.
 *
 * <p>Every transaction id, field and message property is tried as the correlator. Flows whose events it brings together often enough
 * belong together; what usually comes first and last among them is the start and the end; and the best correlator is the one
 * under which most flows have transactions that go from a single start to an end or a failure. A field that all events
 * share, such as a currency, or one that several transactions share, such as a customer, makes transactions with many starts,
 * and so falls behind by itself.
 */
public final class Suggestions {

    /** What fewer than three in ten transactions speak for is noise. */
    private static final double LEAST_CONFIDENCE = 0.3;

    /** So many correlators are tried, those that most events have first. */
    private static final int MOST_RULES = 50;

    /** An address whose events have more names than this tells its events apart by something else. */
    private static final int MOST_NAMES = 20;

    private Suggestions() {}

    /**
     * The definitions that these events speak for, the strongest first.
     *
     * @param observations in any order
     * @param taken names that a definition must not have
     */
    public static List<Suggestion> of(List<Observation> observations, Set<String> taken) {
        if (observations.isEmpty()) {
            return List.of();
        }
        List<TypedEvent> events = typed(observations);
        List<Candidate> candidates = new ArrayList<>();
        rules(observations).forEach(rule -> candidates.addAll(candidates(rule, events)));
        candidates.sort(Comparator.comparingLong(Candidate::strength)
                .reversed()
                .thenComparing(candidate -> preference(candidate.rule()))
                .thenComparing(candidate -> candidate.flows().first())
                .thenComparing(candidate -> candidate.rule().toString()));
        List<Candidate> chosen = new ArrayList<>();
        for (Candidate candidate : candidates) {
            if (chosen.stream().noneMatch(one -> one.flows().containsAll(candidate.flows()))) {
                chosen.add(candidate);
            }
        }
        SuggestedDefinitions definitions = new SuggestedDefinitions(taken);
        return chosen.stream()
                .map(one -> new Suggestion(
                        definitions.of(one),
                        one.confidence(),
                        one.transactions().size(),
                        one.whole(),
                        one.failed(),
                        List.copyOf(one.flows()),
                        alsoLinkedBy(one, candidates),
                        one.durations(),
                        one.coveredBy()))
                .toList();
    }

    /** In creation order; of one moment by counter. */
    private static List<TypedEvent> typed(List<Observation> observations) {
        Map<List<String>, Set<String>> names = new HashMap<>();
        observations.forEach(one -> names.computeIfAbsent(List.of(one.flow(), one.address()), place -> new TreeSet<>())
                .add(one.name()));
        return observations.stream()
                .sorted(Comparator.comparing(Observation::createdAt).thenComparing(Observation::counter))
                .map(one -> {
                    int here = names.get(List.of(one.flow(), one.address())).size();
                    boolean isNamed = one.address().isEmpty() || (here > 1 && here <= MOST_NAMES);
                    return new TypedEvent(new EventType(one.flow(), one.address(), isNamed ? one.name() : ""), one);
                })
                .toList();
    }

    private static List<CorrelatorRule> rules(List<Observation> observations) {
        Map<CorrelatorRule, Integer> times = new LinkedHashMap<>();
        observations.forEach(one -> one.correlators().keySet().forEach(rule -> times.merge(rule, 1, Integer::sum)));
        List<CorrelatorRule> rules = new ArrayList<>(times.keySet());
        rules.sort(Comparator.comparing(times::get, Comparator.reverseOrder()));
        return rules.subList(0, Math.min(rules.size(), MOST_RULES));
    }

    private static List<Candidate> candidates(CorrelatorRule rule, List<TypedEvent> events) {
        Map<String, List<TypedEvent>> byValue = new TreeMap<>();
        for (TypedEvent event : events) {
            String value = event.observation().correlators().get(rule);
            if (value != null) {
                byValue.computeIfAbsent(value, v -> new ArrayList<>()).add(event);
            }
        }
        List<SortedSet<String>> flows = new ArrayList<>();
        byValue.values().forEach(group -> flows.add(flows(group)));
        Instant begin = events.get(0).observation().createdAt();
        Instant end = events.get(events.size() - 1).observation().createdAt();
        List<Candidate> candidates = new ArrayList<>();
        for (SortedSet<String> together : Flows.together(flows)) {
            Candidate.of(rule, together, of(together, byValue.values()), begin, end)
                    .filter(candidate -> candidate.confidence() >= LEAST_CONFIDENCE)
                    .ifPresent(candidates::add);
        }
        return candidates;
    }

    private static SortedSet<String> flows(List<TypedEvent> events) {
        SortedSet<String> flows = new TreeSet<>();
        events.forEach(event -> flows.add(event.type().flow()));
        return flows;
    }

    /** The parts of the transactions that are of these flows, where there are two events at least. */
    private static List<List<TypedEvent>> of(Set<String> flows, Collection<List<TypedEvent>> transactions) {
        List<List<TypedEvent>> parts = new ArrayList<>();
        for (List<TypedEvent> transaction : transactions) {
            List<TypedEvent> part = transaction.stream()
                    .filter(event -> flows.contains(event.type().flow()))
                    .toList();
            if (part.size() > 1) {
                parts.add(part);
            }
        }
        return parts;
    }

    private static List<CorrelatorRule> alsoLinkedBy(Candidate chosen, List<Candidate> candidates) {
        return candidates.stream()
                .filter(other -> !other.rule().equals(chosen.rule())
                        && other.flows().equals(chosen.flows())
                        && other.confidence() >= 0.9 * chosen.confidence())
                .map(Candidate::rule)
                .toList();
    }

    /** Of two correlators that explain as much, the one that needs less said. */
    private static int preference(CorrelatorRule rule) {
        return switch (rule.from()) {
            case GLOBAL_TRANSACTION_ID -> 0;
            case FIELD, PROPERTY, XPATH, JSON_POINTER, JSON_PATH -> 1;
            case TRACE_PARENT -> 2;
            case PARENT_TRANSACTION_ID -> 3;
            case LOCAL_TRANSACTION_ID -> 4;
        };
    }
}
