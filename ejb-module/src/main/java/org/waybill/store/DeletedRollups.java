package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.waybill.domain.rollup.Durations;
import org.waybill.domain.rollup.Level;
import org.waybill.domain.rollup.Rollup;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.TransactionState;

/**
 * What business transactions that are deleted had added up to, by definition, quarter hour and version, so that counting anew
 * still counts them.
 */
final class DeletedRollups {

    private static final String INSERT = "insert into deleted_rollup (definition, starts_at, version, "
            + RollupRows.COLUMNS + ") values (?, ?, ?, " + RollupRows.PARAMETERS + ")";

    private DeletedRollups() {}

    /** Keeps everybody else from counting until the transaction ends. */
    static void hold(Connection connection) throws SQLException {
        Rows.update(connection, "update rollup_turn set turns = turns + 1 where id = 1");
    }

    /** By version, what has been deleted of a quarter hour of a definition. */
    static SortedMap<Integer, Rollup> of(Connection connection, String definition, Instant startsAt)
            throws SQLException {
        SortedMap<Integer, Rollup> deleted = new TreeMap<>();
        new Query("select * from deleted_rollup where definition = ? and starts_at = ?", definition, startsAt)
                .list(connection, row -> Map.entry(row.getInt("version"), RollupRows.read(row)))
                .forEach(one -> deleted.put(one.getKey(), one.getValue()));
        return deleted;
    }

    /**
     * Adds transactions that are about to be deleted, and tells open pages of it. Counting must be held.
     *
     * @param now the moment of which their states are
     */
    static void add(Connection connection, List<BusinessTransaction> going, Instant now) throws SQLException {
        SortedMap<String, SortedMap<Instant, SortedMap<Integer, Rollup>>> sums = new TreeMap<>();
        for (BusinessTransaction one : going) {
            sums.computeIfAbsent(one.definition(), name -> new TreeMap<>())
                    .computeIfAbsent(Level.QUARTER_HOUR.floor(one.facts().firstEventAt()), quarter -> new TreeMap<>())
                    .merge(one.facts().highestVersion(), rollup(one, now), Rollup::merge);
        }
        for (Map.Entry<String, SortedMap<Instant, SortedMap<Integer, Rollup>>> definition : sums.entrySet()) {
            for (Map.Entry<Instant, SortedMap<Integer, Rollup>> quarter :
                    definition.getValue().entrySet()) {
                add(connection, definition.getKey(), quarter.getKey(), quarter.getValue());
                ChangeNotes.writeSeen(connection, definition.getKey(), quarter.getKey());
            }
        }
    }

    private static Rollup rollup(BusinessTransaction one, Instant now) {
        TransactionState state = one.report(now).state();
        Durations duration = state == TransactionState.COMPLETE
                ? one.duration().map(Durations::of).orElse(Durations.NONE)
                : Durations.NONE;
        return new Rollup(Map.of(state, 1L), duration);
    }

    private static void add(Connection connection, String definition, Instant startsAt, SortedMap<Integer, Rollup> more)
            throws SQLException {
        SortedMap<Integer, Rollup> all = of(connection, definition, startsAt);
        more.forEach((version, rollup) -> all.merge(version, rollup, Rollup::merge));
        Rows.update(
                connection, "delete from deleted_rollup where definition = ? and starts_at = ?", definition, startsAt);
        for (Map.Entry<Integer, Rollup> version : all.entrySet()) {
            List<Object> values = new ArrayList<>(List.of(definition, startsAt, version.getKey()));
            values.addAll(RollupRows.values(version.getValue()));
            Rows.update(connection, INSERT, values.toArray());
        }
    }
}
