package org.waybill.domain.transaction;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.waybill.domain.definition.Course;

/**
 * One order, one payment, one claim on its way, as its events tell it at one moment.
 *
 * @param id the identity, a function of definition and correlator
 * @param definition the definition's name
 * @param correlator what its events share, for instance an order number
 * @param facts what its events add up to
 * @param keys the business keys that its events carried, sorted
 * @param failure the text of its latest failure, empty when there is none
 */
public record BusinessTransaction(
        UUID id, String definition, String correlator, TransactionFacts facts, List<BusinessKey> keys, String failure) {

    public BusinessTransaction {
        keys = List.copyOf(keys);
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
