package org.waybill.store;

import java.time.Instant;
import java.util.EnumSet;
import java.util.Set;
import org.waybill.domain.transaction.Outcome;
import org.waybill.domain.transaction.TransactionState;

/**
 * The states as conditions on the columns of {@code business_transaction t}: the same rules as
 * {@link org.waybill.domain.transaction.StateReport#of}.
 */
final class States {

    private States() {}

    /** Narrows a select to transactions that are in one of these states at that moment. */
    static void in(Query select, Set<TransactionState> states, Instant now) {
        String or = "and (";
        for (TransactionState state : EnumSet.copyOf(states)) {
            select.and(or);
            or = "or";
            is(select, state, now);
        }
        select.and(")");
    }

    /** Adds the condition, in parentheses. Only what is open has a {@code due_at}, so what is overdue is found by its index. */
    static void is(Query select, TransactionState state, Instant now) {
        switch (state) {
            case COMPLETE -> select.and("(" + outcome(Outcome.COMPLETE) + ")");
            case FAILED ->
                select.and("(" + outcome(Outcome.FAILED))
                        .and("or (" + outcome(Outcome.RETRYING) + " and t.retry_until < ?))", now);
            case INCONSISTENT ->
                select.and("(" + outcome(Outcome.STARTED_AGAIN))
                        .and("or (" + outcome(Outcome.START_MISSING) + " and t.settles_at <= ?)", now)
                        .and("or (" + outcome(Outcome.MILESTONE_MISSING) + " and t.end_settles_at <= ?))", now);
            case OVERDUE ->
                select.and("(t.due_at < ? and (" + outcome(Outcome.OPEN) + " or t.retry_until >= ?))", now, now);
            case IN_PROGRESS ->
                select.and("((" + outcome(Outcome.START_MISSING) + " and t.settles_at > ?)", now)
                        .and("or (" + outcome(Outcome.MILESTONE_MISSING) + " and t.end_settles_at > ?)", now)
                        .and("or ((" + outcome(Outcome.OPEN))
                        .and("or (" + outcome(Outcome.RETRYING) + " and t.retry_until >= ?))", now)
                        .and("and (t.due_at is null or t.due_at >= ?)))", now);
        }
    }

    /** With which outcomes a transaction can be in that state. */
    static Set<Outcome> outcomes(TransactionState state) {
        return switch (state) {
            case COMPLETE -> EnumSet.of(Outcome.COMPLETE);
            case FAILED -> EnumSet.of(Outcome.FAILED, Outcome.RETRYING);
            case INCONSISTENT -> EnumSet.of(Outcome.STARTED_AGAIN, Outcome.START_MISSING, Outcome.MILESTONE_MISSING);
            case OVERDUE -> EnumSet.of(Outcome.OPEN, Outcome.RETRYING);
            case IN_PROGRESS ->
                EnumSet.of(Outcome.START_MISSING, Outcome.MILESTONE_MISSING, Outcome.OPEN, Outcome.RETRYING);
        };
    }

    static String outcome(Outcome outcome) {
        return "t.outcome = " + Code.OUTCOME.of(outcome);
    }
}
