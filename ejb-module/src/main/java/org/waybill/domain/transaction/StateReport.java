package org.waybill.domain.transaction;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.waybill.domain.definition.Course;

/**
 * The state of a business transaction at one moment, and why, in words that can be read aloud.
 *
 * <p>A total function of the facts and the moment, first rule that applies wins: a final failure; a missing start
 * (settling, then inconsistent); a second start where one is allowed; an end, without its milestones (settling, then
 * inconsistent) or with them; failed attempts (in their retry window, then failed); a limit that has passed; else in
 * progress. No times of two hosts are compared.
 *
 * @param state the state
 * @param reason one sentence without a full stop; empty where the state says it all
 */
public record StateReport(TransactionState state, String reason) {

    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern(
                    "yyyy-MM-dd HH:mm:ss 'UTC'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    /**
     * The state that follows from the facts.
     *
     * @param facts what the events add up to
     * @param course names the milestones and stages; only the reason depends on it
     * @param failure the text of the latest failure, empty when there is none
     * @param now the moment of asking
     */
    public static StateReport of(TransactionFacts facts, Course course, String failure, Instant now) {
        return switch (facts.outcome()) {
            case FAILED -> new StateReport(TransactionState.FAILED, failed(facts, failure));
            case START_MISSING -> startMissing(facts, now);
            case STARTED_AGAIN ->
                new StateReport(TransactionState.INCONSISTENT, facts.startCount() + " starts seen, one is allowed");
            case MILESTONE_MISSING -> milestoneMissing(facts, course, now);
            case COMPLETE -> new StateReport(TransactionState.COMPLETE, healed(facts));
            case RETRYING ->
                now.isAfter(facts.retryUntil())
                        ? new StateReport(
                                TransactionState.FAILED, attempts(facts) + " failed, no end" + because(failure))
                        : open(facts, course, now, attempts(facts) + " failed, not given up" + because(failure));
            case OPEN -> open(facts, course, now, "");
        };
    }

    private static StateReport startMissing(TransactionFacts facts, Instant now) {
        if (now.isBefore(facts.settlesAt())) {
            return new StateReport(TransactionState.IN_PROGRESS, "start not seen yet");
        }
        String seen = facts.endCount() > 0
                ? "end seen"
                : facts.retryableFailureCount() > 0 ? "failed attempt seen" : "progress seen";
        return new StateReport(
                TransactionState.INCONSISTENT, seen + ", start missing since " + moment(facts.firstReceivedAt()));
    }

    private static StateReport milestoneMissing(TransactionFacts facts, Course course, Instant now) {
        List<String> names = course.milestoneNames(facts.milestones().missing());
        String missing = (names.size() == 1 ? "milestone '" : "milestones '") + String.join("', '", names) + "'";
        return facts.endSettlesAt().filter(now::isBefore).isPresent()
                ? new StateReport(TransactionState.IN_PROGRESS, "end seen, " + missing + " not seen yet")
                : new StateReport(TransactionState.INCONSISTENT, "end seen, " + missing + " missing");
    }

    private static StateReport open(TransactionFacts facts, Course course, Instant now, String otherwise) {
        Optional<Instant> due = facts.dueAt().filter(now::isAfter);
        if (due.isEmpty()) {
            return new StateReport(TransactionState.IN_PROGRESS, otherwise);
        }
        return new StateReport(
                TransactionState.OVERDUE, limit(facts, course, due.get()) + ", overdue since " + moment(due.get()));
    }

    /** Which limit it was that passed then. */
    private static String limit(TransactionFacts facts, Course course, Instant due) {
        StageFacts stage = facts.stage();
        String name = stage.furthest() == 0 ? "" : "stage '" + course.stageName(stage.furthest()) + "'";
        if (facts.endDueAt().filter(due::equals).isPresent()) {
            return "no end within " + since(facts.firstStartAt(), due);
        }
        if (stage.endDueAt().filter(due::equals).isPresent()) {
            return "no end of " + name + " within " + since(stage.enteredAt(), due);
        }
        return "no event" + (name.isEmpty() ? "" : " in " + name) + " within "
                + since(Optional.of(facts.lastReceivedAt()), due);
    }

    private static String since(Optional<Instant> from, Instant due) {
        return from.map(begin -> Words.of(Duration.between(begin, due))).orElse("its limit");
    }

    private static String failed(TransactionFacts facts, String failure) {
        StringBuilder reason = new StringBuilder(failure.isEmpty() ? "failed" : failure);
        if (facts.endCount() > 0) {
            reason.append("; ended after failure");
        }
        if (facts.startCount() == 0) {
            reason.append("; start missing");
        }
        return reason.toString();
    }

    private static String healed(TransactionFacts facts) {
        return facts.retryableFailureCount() > 0 ? "after " + attempts(facts).replace("attempt", "failed attempt") : "";
    }

    private static String attempts(TransactionFacts facts) {
        int count = facts.retryableFailureCount();
        return count == 1 ? "1 attempt" : count + " attempts";
    }

    private static String because(String failure) {
        return failure.isEmpty() ? "" : ": " + failure;
    }

    private static String moment(Instant moment) {
        return MOMENT.format(moment);
    }
}
