package org.waybill.domain.transaction;

import static org.waybill.domain.transaction.Merging.greatest;
import static org.waybill.domain.transaction.Merging.least;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.Limits;
import org.waybill.domain.definition.Role;
import org.waybill.domain.definition.Stage;
import org.waybill.event.MonitoringEvent;

/**
 * What the events of a business transaction add up to. Facts merge: sums over disjoint sets of events, minima, maxima and
 * unions; therefore any order, any split and any node give the same facts. Nothing here depends on a clock.
 *
 * <p>The limits of the definition are facts too: each event brings the moments that follow from the version in force at
 * its own creation time, so the state needs no definition, and events of two versions mix without a rule of their own.
 *
 * @param startCount number of events with the role start
 * @param progressCount number of events with the role progress
 * @param endCount number of events with the role end
 * @param finalFailureCount number of failures that nothing heals
 * @param retryableFailureCount number of failures that an end heals
 * @param firstEventAt the earliest creation time
 * @param lastEventAt the latest creation time
 * @param firstStartAt the earliest start
 * @param lastEndAt the latest end
 * @param lastProgressAt the latest progress
 * @param lastFailure the latest failure, final or not
 * @param firstReceivedAt the earliest time at which the broker took in one of the events
 * @param lastReceivedAt the latest such time
 * @param settlesAt until then a missing start is not held against it
 * @param endSettlesAt until then a milestone that is missing at the end is not held against it; absent without an end
 * @param retryUntil until then failed attempts may still be healed
 * @param endDueAt by then it should have ended
 * @param singleStart whether more than one start means that its events do not add up
 * @param milestones the milestones that it reached and must reach
 * @param stage the stage that it is in
 * @param flows which flows took part, as {@link FlowBits} has it
 * @param lowestVersion the lowest definition version that its events met
 * @param highestVersion the highest one
 */
public record TransactionFacts(
        int startCount,
        int progressCount,
        int endCount,
        int finalFailureCount,
        int retryableFailureCount,
        Instant firstEventAt,
        Instant lastEventAt,
        Optional<Instant> firstStartAt,
        Optional<Instant> lastEndAt,
        Optional<Instant> lastProgressAt,
        Optional<Stamp> lastFailure,
        Instant firstReceivedAt,
        Instant lastReceivedAt,
        Instant settlesAt,
        Optional<Instant> endSettlesAt,
        Instant retryUntil,
        Optional<Instant> endDueAt,
        boolean singleStart,
        MilestoneFacts milestones,
        StageFacts stage,
        long flows,
        int lowestVersion,
        int highestVersion) {

    /**
     * What one event contributes.
     *
     * @param event the event
     * @param receivedAt when the broker took it in
     * @param pattern what it fits
     * @param definition the version in force at the event's creation time
     */
    public static TransactionFacts of(
            MonitoringEvent event, Instant receivedAt, EventPattern pattern, Definition definition) {
        Instant created = event.createdAt();
        Limits limits = definition.limits();
        Course course = definition.course();
        Role role = pattern.role();
        boolean failure = role == Role.FAILURE;
        boolean finalFailure = failure && pattern.isFinal(event);
        return new TransactionFacts(
                role == Role.START ? 1 : 0,
                role == Role.PROGRESS ? 1 : 0,
                role == Role.END ? 1 : 0,
                finalFailure ? 1 : 0,
                failure && !finalFailure ? 1 : 0,
                created,
                created,
                when(role == Role.START, created),
                when(role == Role.END, created),
                when(role == Role.PROGRESS, created),
                failure ? Optional.of(new Stamp(created, event.id())) : Optional.empty(),
                receivedAt,
                receivedAt,
                receivedAt.plus(kept(limits.settle())),
                when(role == Role.END, receivedAt.plus(kept(limits.settle()))),
                receivedAt.plus(kept(limits.retryWindow())),
                role == Role.START ? limits.endWithin().map(limit -> created.plus(kept(limit))) : Optional.empty(),
                course.singleStart(),
                new MilestoneFacts(course.bit(pattern.milestone()), course.required()),
                stage(created, course.number(pattern.stage()), course, limits),
                FlowBits.of(event.source()),
                definition.version(),
                definition.version());
    }

    private static StageFacts stage(Instant created, int number, Course course, Limits limits) {
        if (number == 0) {
            return new StageFacts(
                    0, Optional.empty(), Optional.empty(), limits.silentFor().map(TransactionFacts::kept));
        }
        Stage stage = course.stages().get(number - 1);
        return new StageFacts(
                number,
                Optional.of(created),
                stage.endWithin().map(limit -> created.plus(kept(limit))),
                stage.silentFor().or(limits::silentFor).map(TransactionFacts::kept));
    }

    /** A limit as the store keeps it, in whole microseconds. */
    private static Duration kept(Duration limit) {
        return limit.truncatedTo(ChronoUnit.MICROS);
    }

    /** The facts of two disjoint sets of events together. Commutative and associative. */
    public TransactionFacts merge(TransactionFacts other) {
        return new TransactionFacts(
                startCount + other.startCount,
                progressCount + other.progressCount,
                endCount + other.endCount,
                finalFailureCount + other.finalFailureCount,
                retryableFailureCount + other.retryableFailureCount,
                least(firstEventAt, other.firstEventAt),
                greatest(lastEventAt, other.lastEventAt),
                least(firstStartAt, other.firstStartAt),
                greatest(lastEndAt, other.lastEndAt),
                greatest(lastProgressAt, other.lastProgressAt),
                greatest(lastFailure, other.lastFailure),
                least(firstReceivedAt, other.firstReceivedAt),
                greatest(lastReceivedAt, other.lastReceivedAt),
                least(settlesAt, other.settlesAt),
                least(endSettlesAt, other.endSettlesAt),
                greatest(retryUntil, other.retryUntil),
                least(endDueAt, other.endDueAt),
                singleStart || other.singleStart,
                milestones.merge(other.milestones),
                stage.merge(other.stage),
                flows | other.flows,
                Math.min(lowestVersion, other.lowestVersion),
                Math.max(highestVersion, other.highestVersion));
    }

    /** The number of events. */
    public int eventCount() {
        return startCount + progressCount + endCount + finalFailureCount + retryableFailureCount;
    }

    /** The number of failures, final and retryable. */
    public int failureCount() {
        return finalFailureCount + retryableFailureCount;
    }

    /** The latest failure's time. */
    public Optional<Instant> lastFailureAt() {
        return lastFailure.map(Stamp::at);
    }

    /** By then there should have been another event; absent when nothing limits the silence of its stage. */
    public Optional<Instant> silenceDueAt() {
        return stage.silentFor().map(lastReceivedAt::plus);
    }

    /** By then something should have happened; absent when nothing can be late any more, or when nothing limits it. */
    public Optional<Instant> dueAt() {
        return outcome().isOpen() ? least(least(endDueAt, stage.endDueAt()), silenceDueAt()) : Optional.empty();
    }

    /** How it stands as far as the facts alone can tell. */
    public Outcome outcome() {
        if (finalFailureCount > 0) {
            return Outcome.FAILED;
        }
        if (startCount == 0) {
            return Outcome.START_MISSING;
        }
        if (startCount > 1 && singleStart) {
            return Outcome.STARTED_AGAIN;
        }
        if (endCount > 0) {
            return milestones.missing() != 0 ? Outcome.MILESTONE_MISSING : Outcome.COMPLETE;
        }
        return retryableFailureCount > 0 ? Outcome.RETRYING : Outcome.OPEN;
    }

    private static Optional<Instant> when(boolean condition, Instant moment) {
        return condition ? Optional.of(moment) : Optional.empty();
    }
}
