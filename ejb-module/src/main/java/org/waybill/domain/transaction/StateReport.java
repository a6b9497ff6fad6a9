package org.waybill.domain.transaction;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/**
 * The state of a business transaction at one moment, and why, in words that can be read aloud.
 *
 * <p>A total function of the facts and the moment, first rule that applies wins: a final failure; a missing start
 * (settling, then inconsistent); an end; failed attempts (in their retry window, then failed); a limit that has passed;
 * else in progress. No times of two hosts are compared.
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
     * @param failure the text of the latest failure, empty when there is none
     * @param now the moment of asking
     */
    public static StateReport of(TransactionFacts facts, String failure, Instant now) {
        return switch (facts.outcome()) {
            case FAILED -> new StateReport(TransactionState.FAILED, failed(facts, failure));
            case START_MISSING -> startMissing(facts, now);
            case COMPLETE -> new StateReport(TransactionState.COMPLETE, healed(facts));
            case RETRYING ->
                now.isAfter(facts.retryUntil())
                        ? new StateReport(
                                TransactionState.FAILED, attempts(facts) + " failed, no end" + because(failure))
                        : open(facts, now, attempts(facts) + " failed, not given up" + because(failure));
            case OPEN -> open(facts, now, "");
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

    private static StateReport open(TransactionFacts facts, Instant now, String otherwise) {
        Optional<Instant> due = facts.dueAt().filter(now::isAfter);
        if (due.isEmpty()) {
            return new StateReport(TransactionState.IN_PROGRESS, otherwise);
        }
        String limit = due.equals(facts.endDueAt())
                ? "no end within "
                        + facts.firstStartAt()
                                .map(start -> words(Duration.between(start, due.get())))
                                .orElse("its limit")
                : "no event within " + words(Duration.between(facts.lastReceivedAt(), due.get()));
        return new StateReport(TransactionState.OVERDUE, limit + ", overdue since " + moment(due.get()));
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

    /** A duration as people say it: the two largest units that are not zero. */
    private static String words(Duration duration) {
        long[] amounts = {
            duration.toDays(),
            duration.toHoursPart(),
            duration.toMinutesPart(),
            duration.toSecondsPart(),
            duration.toMillisPart()
        };
        String[] units = {" d", " h", " min", " s", " ms"};
        StringBuilder words = new StringBuilder();
        int said = 0;
        for (int i = 0; i < amounts.length && said < 2; i++) {
            if (amounts[i] != 0) {
                words.append(said == 0 ? "" : " ").append(amounts[i]).append(units[i]);
                said++;
            }
        }
        return said == 0 ? "0 s" : words.toString();
    }
}
