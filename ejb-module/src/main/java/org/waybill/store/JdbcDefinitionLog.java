package org.waybill.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.waybill.domain.Page;
import org.waybill.domain.definition.DefinitionChange;

/**
 * The log of changes over JDBC. A number can be taken once, which the primary key sees to: a second author waits until the first
 * has committed and is told so. That is also why no change ever appears behind one that was seen already.
 */
final class JdbcDefinitionLog implements DefinitionChange.Log {

    private final DataSource dataSource;

    /** @param dataSource used outside of transactions: each call is one of its own */
    JdbcDefinitionLog(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public long last() {
        return new Query("select coalesce(max(number), 0) as last_number from definition_change")
                .one(dataSource, row -> row.getLong("last_number"))
                .orElse(0L);
    }

    @Override
    public List<DefinitionChange> after(long number) {
        return new Query("select * from definition_change where number > ? order by number", number)
                .list(dataSource, JdbcDefinitionLog::read);
    }

    @Override
    public boolean append(List<DefinitionChange> changes) {
        try (Connection connection = dataSource.getConnection()) {
            connection.setAutoCommit(false);
            try {
                for (DefinitionChange change : changes) {
                    insert(connection, change);
                }
                ChangeNotes.write(connection, ChangeNotes.About.DEFINITIONS);
                connection.commit();
                return true;
            } catch (SQLException e) {
                connection.rollback();
                if (Rows.violatesConstraint(e)) { // it can only be the primary key's
                    return false;
                }
                throw e;
            } finally {
                connection.setAutoCommit(true);
            }
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    private static void insert(Connection connection, DefinitionChange change) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("""
                insert into definition_change
                    (number, name, version, action, effective_from, author, changed_at, body_before, body)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?)""")) {
            insert.setLong(1, change.number());
            insert.setString(2, change.name());
            insert.setInt(3, change.version());
            insert.setString(4, change.action().name());
            insert.setObject(5, change.from().map(Rows::utc).orElse(null));
            insert.setString(6, Storable.text(change.author(), 400));
            insert.setObject(7, Rows.utc(change.at()));
            insert.setString(8, change.before());
            insert.setString(9, change.body());
            insert.executeUpdate();
        }
    }

    @Override
    public Page<DefinitionChange> find(Optional<String> name, int limit, Optional<String> cursor) {
        Query select = new Query("select * from definition_change where 1 = 1")
                .and("and name = ?", name)
                .and("and number < ?", cursor.map(Long::valueOf))
                .and("order by number desc")
                .first(limit + 1);
        List<DefinitionChange> changes = select.list(dataSource, JdbcDefinitionLog::read);
        if (changes.size() <= limit) {
            return new Page<>(changes, Optional.empty());
        }
        List<DefinitionChange> items = changes.subList(0, limit);
        return new Page<>(items, Optional.of(Long.toString(items.get(limit - 1).number())));
    }

    private static DefinitionChange read(ResultSet row) throws SQLException {
        return new DefinitionChange(
                row.getLong("number"),
                row.getString("name"),
                row.getInt("version"),
                DefinitionChange.Action.valueOf(row.getString("action")),
                Rows.optionalMoment(row, "effective_from"),
                row.getString("author"),
                Rows.moment(row, "changed_at"),
                row.getString("body_before"),
                row.getString("body"));
    }
}
