package org.waybill.domain.transaction;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.definition.Course;

/**
 * One order, one payment, one claim on its way, as its events tell it at one moment.
 *
 * @param id the identity, a function of definition and correlator; among aliases the least of theirs
 * @param definition the definition's name
 * @param correlator what its events share, for instance an order number; among aliases the first by rank and value
 * @param facts what its events add up to
 * @param keys the business keys that its events carried, sorted
 * @param aliases all names by which it is known, by rank; empty where its definition has one correlator
 * @param closed whether it has so many aliases that no more are joined
 * @param failure the text of its latest failure, empty when there is none
 */
public record BusinessTransaction(
        UUID id,
        String definition,
        String correlator,
        TransactionFacts facts,
        List<BusinessKey> keys,
        List<Alias> aliases,
        boolean closed,
        String failure) {

    public BusinessTransaction {
        keys = List.copyOf(keys);
        aliases = List.copyOf(aliases);
    }

    /**
     * What there is to say of its aliases, in one sentence; absent when all is well. When no more are joined, the alias with
     * the fewest values is the one that so many others share.
     */
    public Optional<Finding> aliasNote() {
        if (!closed) {
            return Optional.empty();
        }
        Map<String, Long> values =
                aliases.stream().collect(Collectors.groupingBy(Alias::name, TreeMap::new, Collectors.counting()));
        List<String> shared =
                values.entrySet().stream().min(Map.Entry.comparingByValue()).map(Map.Entry::getKey).stream()
                        .toList();
        return Optional.of(new Finding(
                Finding.Kind.TOO_MANY_ALIASES, aliases.size(), shared, "", Optional.empty(), Optional.empty()));
    }

    /** The state and its reason at that moment, milestones and stages named by their numbers. */
    public StateReport report(Instant now) {
        return report(Course.FREE, now);
    }

    /** The state and its reason at that moment; the course names milestones and stages. */
    public StateReport report(Course course, Instant now) {
        return StateReport.of(facts, course, failure, now);
    }

    /** The earliest start; absent while no start has been seen. */
    public Optional<Instant> startedAt() {
        return facts.firstStartAt();
    }

    /** The latest end, or else the latest failure that nothing healed; absent while it goes on. */
    public Optional<Instant> endedAt() {
        return facts.lastEndAt().or(() -> facts.finalFailureCount() > 0 ? facts.lastFailureAt() : Optional.empty());
    }

    /** From the start to the end; absent while one of them is. */
    public Optional<Duration> duration() {
        return startedAt().flatMap(start -> endedAt().map(end -> Duration.between(start, end)));
    }
}
