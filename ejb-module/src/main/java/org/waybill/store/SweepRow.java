package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import org.waybill.domain.retention.Sweep;

/**
 * The row that tells how far the sweep is.
 *
 * @param stage what it walks through
 * @param sweep the sweep itself; absent before the first
 * @param position what it has looked at last in this stage; absent before the first
 * @param now the database's clock
 */
record SweepRow(Stage stage, Optional<Sweep> sweep, Optional<Cursor> position, Instant now) {

    /** What a sweep walks through, one after the other. */
    enum Stage {
        /** Nothing yet: it is to begin with the next step. */
        REQUESTED,
        TRANSACTIONS,
        EVENTS,
        QUARANTINE,
        /** It has ended. */
        ENDED
    }

    /** Reads it while holding it, until the transaction ends. */
    static SweepRow hold(Connection connection) throws SQLException {
        Rows.update(connection, "update retention_sweep set stage = stage where id = 1");
        return read(connection);
    }

    static SweepRow read(Connection connection) throws SQLException {
        return new Query("select s.*, " + Dialect.of(connection).ago(0)
                        + " as now_at from retention_sweep s where s.id = 1")
                .list(
                        connection,
                        row -> new SweepRow(
                                Stage.valueOf(row.getString("stage")),
                                Rows.optionalMoment(row, "begun_at").isEmpty()
                                        ? Optional.empty()
                                        : Optional.of(new Sweep(
                                                Rows.moment(row, "begun_at"),
                                                Rows.optionalMoment(row, "ended_at"),
                                                row.getLong("transactions"),
                                                row.getLong("events"),
                                                row.getLong("payloads"),
                                                row.getLong("quarantined"))),
                                row.getObject("position_id") == null
                                        ? Optional.empty()
                                        : Optional.of(new Cursor(
                                                Rows.moment(row, "position_at"), Rows.uuid(row, "position_id"))),
                                Rows.moment(row, "now_at")))
                .get(0);
    }

    /** Lets the next step begin one, unless one goes on. */
    static void request(Connection connection) throws SQLException {
        Rows.update(
                connection,
                "update retention_sweep set stage = ? where id = 1 and stage = ?",
                Stage.REQUESTED.name(),
                Stage.ENDED.name());
    }

    /** Begins one. */
    static void begin(Connection connection, Instant now) throws SQLException {
        Rows.update(
                connection,
                "update retention_sweep set stage = ?, begun_at = ?, ended_at = null, position_at = null, position_id = null,"
                        + " transactions = 0, events = 0, payloads = 0, quarantined = 0 where id = 1",
                Stage.TRANSACTIONS.name(),
                now);
    }

    /** Begins the next stage, of which the last is the end. */
    static void enter(Connection connection, Stage stage, Instant now) throws SQLException {
        Rows.update(
                connection,
                "update retention_sweep set stage = ?, position_at = null, position_id = null, ended_at = ? where id = 1",
                stage.name(),
                stage == Stage.ENDED ? now : null);
    }

    /** Notes what a step has looked at last, and what it has deleted. */
    static void advance(Connection connection, Cursor last, Deleted deleted) throws SQLException {
        Rows.update(
                connection,
                "update retention_sweep set position_at = ?, position_id = ?, transactions = transactions + ?,"
                        + " events = events + ?, payloads = payloads + ?, quarantined = quarantined + ? where id = 1",
                last.at(),
                last.id(),
                deleted.transactions(),
                deleted.events(),
                deleted.payloads(),
                deleted.quarantined());
    }

    /** What a step has deleted. */
    record Deleted(int transactions, int events, int payloads, int quarantined) {
        static final Deleted NOTHING = new Deleted(0, 0, 0, 0);
    }
}
