package org.waybill.domain.transaction;

import java.time.Instant;
import java.util.Optional;
import org.waybill.domain.definition.Limits;
import org.waybill.domain.definition.Role;
import org.waybill.event.MonitoringEvent;

/**
 * What the events of a business transaction add up to. Facts merge: sums over disjoint sets of events, minima and
 * maxima; therefore any order, any split and any node give the same facts. Nothing here depends on a clock.
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
 * @param retryUntil until then failed attempts may still be healed
 * @param endDueAt by then it should have ended
 * @param silenceDueAt by then there should have been another event
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
        Instant retryUntil,
        Optional<Instant> endDueAt,
        Optional<Instant> silenceDueAt,
        int lowestVersion,
        int highestVersion) {

    /**
     * What one event contributes.
     *
     * @param event the event
     * @param receivedAt when the broker took it in
     * @param role its part
     * @param finalFailure whether a failure is one that nothing heals; only looked at for failures
     * @param limits the limits of the definition version in force at the event's creation time
     * @param version that version
     */
    public static TransactionFacts of(
            MonitoringEvent event, Instant receivedAt, Role role, boolean finalFailure, Limits limits, int version) {
        Instant created = event.createdAt();
        boolean failure = role == Role.FAILURE;
        return new TransactionFacts(
                role == Role.START ? 1 : 0,
                role == Role.PROGRESS ? 1 : 0,
                role == Role.END ? 1 : 0,
                failure && finalFailure ? 1 : 0,
                failure && !finalFailure ? 1 : 0,
                created,
                created,
                when(role == Role.START, created),
                when(role == Role.END, created),
                when(role == Role.PROGRESS, created),
                failure ? Optional.of(new Stamp(created, event.id())) : Optional.empty(),
                receivedAt,
                receivedAt,
                receivedAt.plus(limits.settle()),
                receivedAt.plus(limits.retryWindow()),
                role == Role.START ? limits.endWithin().map(created::plus) : Optional.empty(),
                limits.silentFor().map(receivedAt::plus),
                version,
                version);
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
                greatest(retryUntil, other.retryUntil),
                least(endDueAt, other.endDueAt),
                greatest(silenceDueAt, other.silenceDueAt),
                Math.min(lowestVersion, other.lowestVersion),
                Math.max(highestVersion, other.highestVersion));
    }

    /** The number of events. */
    public int eventCount() {
        return startCount + progressCount + endCount + finalFailureCount + retryableFailureCount;
    }

    /** The latest failure's time. */
    public Optional<Instant> lastFailureAt() {
        return lastFailure.map(Stamp::at);
    }

    /** By then something should have happened; absent when it has ended or failed, or when nothing limits it. */
    public Optional<Instant> dueAt() {
        return outcome().isOpen() ? least(endDueAt, silenceDueAt) : Optional.empty();
    }

    /** How it stands as far as the facts alone can tell. */
    public Outcome outcome() {
        if (finalFailureCount > 0) {
            return Outcome.FAILED;
        }
        if (startCount == 0) {
            return Outcome.START_MISSING;
        }
        if (endCount > 0) {
            return Outcome.COMPLETE;
        }
        return retryableFailureCount > 0 ? Outcome.RETRYING : Outcome.OPEN;
    }

    private static Optional<Instant> when(boolean condition, Instant moment) {
        return condition ? Optional.of(moment) : Optional.empty();
    }

    private static <T extends Comparable<? super T>> T least(T one, T other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    private static <T extends Comparable<? super T>> T greatest(T one, T other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    private static <T extends Comparable<? super T>> Optional<T> least(Optional<T> one, Optional<T> other) {
        return one.isPresent() && other.isPresent() ? Optional.of(least(one.get(), other.get())) : one.or(() -> other);
    }

    private static <T extends Comparable<? super T>> Optional<T> greatest(Optional<T> one, Optional<T> other) {
        return one.isPresent() && other.isPresent()
                ? Optional.of(greatest(one.get(), other.get()))
                : one.or(() -> other);
    }
}
