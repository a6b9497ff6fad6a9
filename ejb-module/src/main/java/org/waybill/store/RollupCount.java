package org.waybill.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.waybill.domain.rollup.Durations;
import org.waybill.domain.rollup.Level;
import org.waybill.domain.rollup.Rollup;
import org.waybill.domain.transaction.Outcome;
import org.waybill.domain.transaction.TransactionState;

/**
 * What the transactions of one definition in one quarter hour add up to, and until when that holds if nothing is recorded.
 *
 * @param rollup what they add up to
 * @param changesAt from when on a state is another one; absent when time alone changes none
 */
record RollupCount(Rollup rollup, Optional<Instant> changesAt) {

    private static final List<String> NEXT =
            List.of("next_settles_at", "next_end_settles_at", "next_retry_until", "next_due_at");

    /** Counts the transactions, by the newest version that they met. */
    static SortedMap<Integer, RollupCount> of(Connection connection, String definition, Instant from, Instant now)
            throws SQLException {
        SortedMap<Integer, RollupCount> counts = new TreeMap<>();
        select(Dialect.of(connection), definition, from, now)
                .list(connection, row -> Map.entry(row.getInt("highest_version"), read(row)))
                .forEach(entry -> counts.merge(entry.getKey(), entry.getValue(), RollupCount::merge));
        return counts;
    }

    /** Both together. */
    RollupCount merge(RollupCount other) {
        return new RollupCount(
                rollup.merge(other.rollup),
                Stream.concat(changesAt.stream(), other.changesAt.stream()).min(Instant::compareTo));
    }

    /** One pass over the rows; the durations are sorted into their classes by the database. */
    private static Query select(Dialect dialect, String definition, Instant from, Instant now) {
        String classOf = classOf("t.millis");
        Query select = new Query("select t.highest_version, " + classOf + " as class, count(*) as transactions");
        for (TransactionState state : TransactionState.values()) {
            select.and(", sum(case when");
            States.is(select, state, now);
            select.and("then 1 else 0 end) as " + RollupRows.column(state));
        }
        return select.and(first(States.outcome(Outcome.START_MISSING), "t.settles_at > ?", "t.settles_at"), now)
                .and(first(States.outcome(Outcome.MILESTONE_MISSING), "t.end_settles_at > ?", "t.end_settles_at"), now)
                .and(first(States.outcome(Outcome.RETRYING), "t.retry_until >= ?", "t.retry_until"), now)
                .and(first("t.due_at is not null", "t.due_at >= ?", "t.due_at"), now)
                .and(
                        "from (select b.*, case when b.outcome = " + Code.OUTCOME.of(Outcome.COMPLETE) + " then "
                                + dialect.millis("b.first_start_at", "b.last_end_at")
                                + " end as millis from business_transaction b where b.definition = ?",
                        definition)
                .and(
                        "and b.first_event_at >= ? and b.first_event_at < ?) t",
                        from,
                        from.plus(Level.QUARTER_HOUR.width()))
                .and("group by t.highest_version, " + classOf);
    }

    private static String first(String outcome, String yetToCome, String moment) {
        return ", min(case when " + outcome + " and " + yetToCome + " then " + moment + " end) as "
                + moment.replace("t.", "next_");
    }

    /** The same as {@link Durations#floor}, or -1 where there is no duration. */
    private static String classOf(String millis) {
        StringBuilder sql =
                new StringBuilder("case when " + millis + " is null then -1 when " + millis + " < 0 then 0");
        for (long end = Durations.EXACT; end <= Durations.LONGEST; end *= 10) {
            sql.append(" when ").append(millis).append(" < ").append(end).append(" then ");
            sql.append(millis).append(" - ").append(millis).append(" % ").append(Durations.step(end - 1));
        }
        return sql.append(" else ").append(Durations.LONGEST).append(" end").toString();
    }

    private static RollupCount read(ResultSet row) throws SQLException {
        EnumMap<TransactionState, Long> counts = new EnumMap<>(TransactionState.class);
        for (TransactionState state : TransactionState.values()) {
            counts.put(state, row.getLong(RollupRows.column(state)));
        }
        long floor = row.getLong("class");
        Durations durations =
                floor < 0 ? Durations.NONE : Durations.of(new long[] {floor}, new long[] {row.getLong("transactions")});
        List<Instant> changes = new ArrayList<>();
        for (String next : NEXT) {
            Rows.optionalMoment(row, next).ifPresent(changes::add);
        }
        return new RollupCount(new Rollup(counts, durations), changes.stream().min(Instant::compareTo));
    }
}
