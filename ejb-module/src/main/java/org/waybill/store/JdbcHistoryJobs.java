package org.waybill.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import org.waybill.domain.Page;
import org.waybill.domain.history.HistoryConflictException;
import org.waybill.domain.history.HistoryJob;
import org.waybill.domain.history.HistoryJobs;
import org.waybill.event.EventIdentity;

/**
 * The jobs over JDBC. The column {@code slot} is unique: the definition's name as long as the job has not ended, then the job's
 * own identity; so no definition has two jobs at a time, in databases that know no partial index either.
 */
final class JdbcHistoryJobs implements HistoryJobs {

    private static final String SELECT = "select * from history_job where 1 = 1";

    private final DataSource dataSource;

    /** @param dataSource used outside of transactions: each call is one of its own */
    JdbcHistoryJobs(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public HistoryJob start(String definition, Optional<Instant> from, String author) {
        Instant now = Instant.now().truncatedTo(ChronoUnit.MICROS);
        UUID id = EventIdentity.next(now);
        try (Connection connection = dataSource.getConnection();
                PreparedStatement insert = connection.prepareStatement("""
                        insert into history_job (id, definition, slot, from_moment, state, phase, change_number, barrier,
                            estimated, scanned, linked, changed, refused, note, started_by, started_at)
                        values (?, ?, ?, ?, 'RUNNING', 'AWAITING_NODES', 0, 0, 0, 0, 0, 0, 0, '', ?, ?)""")) {
            insert.setObject(1, id);
            insert.setString(2, definition);
            insert.setString(3, definition);
            insert.setObject(4, from.map(Rows::utc).orElse(null));
            insert.setString(5, Storable.text(author, 400));
            insert.setObject(6, Rows.utc(now));
            insert.executeUpdate();
        } catch (SQLException e) {
            if (Rows.violatesConstraint(e)) {
                throw new HistoryConflictException("'" + definition
                        + "' is being applied to the history already; let that job end, or cancel it, before another is"
                        + " started.");
            }
            throw Rows.unavailable(e);
        }
        return byId(id).orElseThrow();
    }

    @Override
    public Page<HistoryJob> find(int limit, Optional<String> cursor) {
        Query select = new Query(SELECT);
        cursor.map(Cursor::parse)
                .ifPresent(after -> select.and(
                        "and started_at <= ? and (started_at < ? or id < ?)", after.at(), after.at(), after.id()));
        return Cursor.page(
                select.and("order by started_at desc, id desc")
                        .first(limit + 1)
                        .list(dataSource, JdbcHistoryJobs::read),
                limit,
                job -> new Cursor(job.startedAt(), job.id()));
    }

    @Override
    public Optional<HistoryJob> byId(UUID id) {
        return new Query(SELECT).and("and id = ?", id).one(dataSource, JdbcHistoryJobs::read);
    }

    @Override
    public boolean move(UUID id, Set<HistoryJob.State> before, HistoryJob.State after) {
        List<Object> parameters = new ArrayList<>(List.of(after.name()));
        if (after.isEnd()) {
            parameters.add(id.toString());
            parameters.add(Instant.now());
        }
        parameters.add(id);
        before.forEach(state -> parameters.add(state.name()));
        String sql = "update history_job set state = ?" + (after.isEnd() ? ", slot = ?, ended_at = ?" : "")
                + " where id = ? and state in (" + "?, ".repeat(before.size() - 1) + "?)";
        try (Connection connection = dataSource.getConnection();
                PreparedStatement update = connection.prepareStatement(sql)) {
            Rows.bind(update, parameters);
            return update.executeUpdate() > 0;
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    static HistoryJob read(ResultSet row) throws SQLException {
        return new HistoryJob(
                Rows.uuid(row, "id"),
                row.getString("definition"),
                Rows.optionalMoment(row, "from_moment"),
                HistoryJob.State.valueOf(row.getString("state")),
                HistoryJob.Phase.valueOf(row.getString("phase")),
                row.getLong("change_number"),
                row.getLong("estimated"),
                row.getLong("scanned"),
                row.getLong("linked"),
                row.getLong("changed"),
                row.getLong("refused"),
                row.getString("note"),
                row.getString("started_by"),
                Rows.moment(row, "started_at"),
                Rows.optionalMoment(row, "ended_at"));
    }
}
