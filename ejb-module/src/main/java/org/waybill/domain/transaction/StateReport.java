package org.waybill.domain.transaction;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.waybill.domain.definition.Course;
import org.waybill.domain.transaction.Finding.Kind;

/**
 * The state of a business transaction at one moment, and why.
 *
 * <p>A total function of the facts and the moment, first rule that applies wins: a final failure; a missing start
 * (settling, then inconsistent); a second start where one is allowed; an end, without its milestones (settling, then
 * inconsistent) or with them; failed attempts (in their retry window, then failed); a limit that has passed; else in
 * progress. No times of two hosts are compared.
 *
 * @param state the state
 * @param findings why; none where the state says it all
 */
public record StateReport(TransactionState state, List<Finding> findings) {

    public StateReport {
        findings = List.copyOf(findings);
    }

    /**
     * The state that follows from the facts.
     *
     * @param facts what the events add up to
     * @param course names the milestones and stages; only the findings depend on it
     * @param failure the text of the latest failure, empty when there is none
     * @param now the moment of asking
     */
    public static StateReport of(TransactionFacts facts, Course course, String failure, Instant now) {
        return switch (facts.outcome()) {
            case FAILED -> new StateReport(TransactionState.FAILED, failed(facts, failure));
            case START_MISSING -> startMissing(facts, now);
            case STARTED_AGAIN -> inconsistent(Finding.counted(Kind.MANY_STARTS, facts.startCount()));
            case MILESTONE_MISSING -> milestoneMissing(facts, course, now);
            case COMPLETE -> new StateReport(TransactionState.COMPLETE, healed(facts));
            case RETRYING ->
                now.isAfter(facts.retryUntil())
                        ? new StateReport(TransactionState.FAILED, attempts(Kind.ATTEMPTS_WITHOUT_END, facts, failure))
                        : open(facts, course, now, attempts(Kind.ATTEMPTS_NOT_GIVEN_UP, facts, failure));
            case OPEN -> open(facts, course, now, List.of());
        };
    }

    /** Why, in one English sentence without a full stop that can be read aloud; empty where the state says it all. */
    public String reason() {
        return findings.stream().map(Finding::words).collect(Collectors.joining("; "));
    }

    private static StateReport startMissing(TransactionFacts facts, Instant now) {
        if (now.isBefore(facts.settlesAt())) {
            return inProgress(Finding.of(Kind.START_NOT_SEEN_YET));
        }
        Kind seen = facts.endCount() > 0
                ? Kind.END_WITHOUT_START
                : facts.retryableFailureCount() > 0 ? Kind.ATTEMPT_WITHOUT_START : Kind.PROGRESS_WITHOUT_START;
        return inconsistent(Finding.of(seen).since(facts.firstReceivedAt()));
    }

    private static StateReport milestoneMissing(TransactionFacts facts, Course course, Instant now) {
        List<String> names = course.milestoneNames(facts.milestones().missing());
        return facts.endSettlesAt().filter(now::isBefore).isPresent()
                ? inProgress(Finding.named(Kind.MILESTONES_NOT_SEEN_YET, names))
                : inconsistent(Finding.named(Kind.MILESTONES_MISSING, names));
    }

    private static StateReport inProgress(Finding finding) {
        return new StateReport(TransactionState.IN_PROGRESS, List.of(finding));
    }

    private static StateReport inconsistent(Finding finding) {
        return new StateReport(TransactionState.INCONSISTENT, List.of(finding));
    }

    private static StateReport open(TransactionFacts facts, Course course, Instant now, List<Finding> otherwise) {
        return facts.dueAt()
                .filter(now::isAfter)
                .map(due -> new StateReport(TransactionState.OVERDUE, List.of(overdue(facts, course, due))))
                .orElseGet(() -> new StateReport(TransactionState.IN_PROGRESS, otherwise));
    }

    /** Which limit it was that passed then. */
    private static Finding overdue(TransactionFacts facts, Course course, Instant due) {
        StageFacts stage = facts.stage();
        List<String> name = stage.furthest() == 0 ? List.of() : List.of(course.stageName(stage.furthest()));
        if (facts.endDueAt().filter(due::equals).isPresent()) {
            return limit(Kind.END_OVERDUE, List.of(), facts.firstStartAt(), due);
        }
        if (stage.endDueAt().filter(due::equals).isPresent()) {
            return limit(Kind.STAGE_END_OVERDUE, name, stage.enteredAt(), due);
        }
        return limit(
                name.isEmpty() ? Kind.EVENT_OVERDUE : Kind.STAGE_EVENT_OVERDUE,
                name,
                Optional.of(facts.lastReceivedAt()),
                due);
    }

    private static Finding limit(Kind kind, List<String> names, Optional<Instant> from, Instant due) {
        return Finding.named(kind, names)
                .within(from.map(begin -> Duration.between(begin, due)))
                .since(due);
    }

    private static List<Finding> failed(TransactionFacts facts, String failure) {
        List<Finding> findings = new ArrayList<>();
        findings.add(Finding.of(Kind.FAILED).saying(failure));
        if (facts.endCount() > 0) {
            findings.add(Finding.of(Kind.ENDED_AFTER_FAILURE));
        }
        if (facts.startCount() == 0) {
            findings.add(Finding.of(Kind.START_MISSING));
        }
        return findings;
    }

    private static List<Finding> healed(TransactionFacts facts) {
        int attempts = facts.retryableFailureCount();
        return attempts > 0 ? List.of(Finding.counted(Kind.HEALED, attempts)) : List.of();
    }

    private static List<Finding> attempts(Kind kind, TransactionFacts facts, String failure) {
        return List.of(Finding.counted(kind, facts.retryableFailureCount()).saying(failure));
    }
}
