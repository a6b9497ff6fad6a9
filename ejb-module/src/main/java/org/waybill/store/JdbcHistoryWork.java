package org.waybill.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.history.HistoryWork;

/** The work on jobs over JDBC; all times are the database's own. */
final class JdbcHistoryWork implements HistoryWork {

    /** What changes the versions in force; drafts do not. */
    private static final String LAST_CHANGE = "select coalesce(max(number), 0) as last_number from definition_change"
            + " where name = ? and action in ('ACTIVATED', 'PUBLISHED', 'IMPORTED', 'RETIRED')";

    private static final String MINE = " where id = ? and worker = ? and state = 'RUNNING'";

    private final DataSource dataSource;

    /** @param dataSource used outside of transactions: each call is one of its own */
    JdbcHistoryWork(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public List<UUID> unattended() {
        return with((connection, dialect) -> {
            String sql = "select id from history_job where state = 'RUNNING' and " + unattended(dialect);
            List<UUID> ids = new ArrayList<>();
            try (PreparedStatement select = connection.prepareStatement(sql);
                    ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    ids.add(Rows.uuid(rows, "id"));
                }
            }
            return ids;
        });
    }

    private static String unattended(Dialect dialect) {
        return "(worker is null or seen_at < " + dialect.ago((int) ALIVE.toSeconds()) + ")";
    }

    @Override
    public boolean attend(UUID job, UUID worker) {
        return with((connection, dialect) -> Rows.update(
                        connection,
                        "update history_job set worker = ?, seen_at = " + dialect.ago(0)
                                + " where id = ? and state = 'RUNNING' and (worker = ? or " + unattended(dialect) + ")",
                        worker,
                        job,
                        worker)
                > 0);
    }

    @Override
    public void leave(UUID job, UUID worker) {
        run("update history_job set worker = null where id = ? and worker = ?", job, worker);
    }

    @Override
    public long lastChange(String definition) {
        return with((connection, dialect) -> lastChange(connection, definition));
    }

    static long lastChange(Connection connection, String definition) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(LAST_CHANGE)) {
            select.setString(1, definition);
            try (ResultSet row = select.executeQuery()) {
                row.next();
                return row.getLong("last_number");
            }
        }
    }

    @Override
    public void awaitNodes(UUID job, UUID worker, long change) {
        run(
                "update history_job set phase = 'AWAITING_NODES', change_number = ?, barrier = 0, position_at = null,"
                        + " position_id = null, estimated = 0, scanned = 0, linked = 0, changed = 0, refused = 0"
                        + MINE,
                change,
                job,
                worker);
    }

    @Override
    public void awaitTransactions(UUID job, UUID worker) {
        with((connection, dialect) -> Rows.update(
                connection,
                "update history_job set phase = 'AWAITING_TRANSACTIONS', barrier = ?" + MINE,
                OpenTransactions.now(connection, dialect),
                job,
                worker));
    }

    @Override
    public boolean scanWhenTheyHaveEnded(UUID job, UUID worker) {
        return with((connection, dialect) -> {
            Optional<Long> barrier = barrier(connection, job);
            return barrier.isPresent()
                    && OpenTransactions.haveEnded(connection, dialect, barrier.get())
                    && Rows.update(
                                    connection,
                                    "update history_job set phase = 'SCANNING', note = '', estimated = (select count(*) from"
                                            + " monitoring_event e where history_job.from_moment is null"
                                            + " or e.created_at >= history_job.from_moment)" + MINE,
                                    job,
                                    worker)
                            > 0;
        });
    }

    private static Optional<Long> barrier(Connection connection, UUID job) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(
                "select barrier from history_job where id = ? and phase = 'AWAITING_TRANSACTIONS'")) {
            select.setObject(1, job);
            try (ResultSet row = select.executeQuery()) {
                return row.next() ? Optional.of(row.getLong("barrier")) : Optional.empty();
            }
        }
    }

    @Override
    public Step step(UUID job, UUID worker, DefinitionBook book, int most) {
        try (Connection connection = dataSource.getConnection()) {
            SetStatements sets = Dialect.of(connection).statements();
            connection.setAutoCommit(false);
            try {
                sets.begin(connection);
                sets.giveWay(connection);
                Step step = new HistoryStep(connection, sets, dataSource, book).run(job, worker, most);
                if (step == Step.SCANNED || step == Step.DONE) {
                    connection.commit();
                } else {
                    connection.rollback();
                }
                return step;
            } catch (SQLException | RuntimeException e) { // else what was done so far would be committed below
                connection.rollback();
                if (e instanceof SQLException trouble && sets.isInTheWay(trouble)) {
                    return Step.GAVE_WAY;
                }
                throw e;
            } finally {
                connection.setAutoCommit(true);
                sets.giveWayNoMore(connection);
            }
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    @Override
    public void note(UUID job, UUID worker, String note) {
        run("update history_job set note = ?" + MINE, Storable.text(note, 2000), job, worker);
    }

    @Override
    public void fail(UUID job, UUID worker, String note) {
        with((connection, dialect) -> Rows.update(
                connection,
                "update history_job set state = 'FAILED', slot = ?, note = ?, ended_at = " + dialect.ago(0) + MINE,
                job.toString(),
                Storable.text(note, 2000),
                job,
                worker));
    }

    private int run(String sql, Object... parameters) {
        return with((connection, dialect) -> Rows.update(connection, sql, parameters));
    }

    private <T> T with(Work<T> work) {
        try (Connection connection = dataSource.getConnection()) {
            return work.with(connection, Dialect.of(connection));
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    private interface Work<T> {
        T with(Connection connection, Dialect dialect) throws SQLException;
    }
}
