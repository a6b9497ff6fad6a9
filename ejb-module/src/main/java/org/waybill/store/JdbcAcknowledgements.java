package org.waybill.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.waybill.domain.definition.DefinitionAcknowledgements;
import org.waybill.domain.recording.StoreUnavailableException;

/** What nodes have acknowledged, over JDBC; all times are the database's own. */
final class JdbcAcknowledgements implements DefinitionAcknowledgements {

    /** Beyond this many seconds a node's row tells nobody anything. */
    private static final int FORGOTTEN = 24 * 60 * 60;

    private final DataSource dataSource;

    JdbcAcknowledgements(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public void acknowledge(UUID node, String name, long change) {
        try (Connection connection = dataSource.getConnection()) {
            String now = Dialect.of(connection).ago(0);
            String update = "update definition_node set change_number = ?, seen_at = " + now + " where id = ?";
            if (run(connection, update, List.of(change, node)) == 0) {
                run(
                        connection,
                        "insert into definition_node (id, name, change_number, seen_at) values (?, ?, ?, " + now + ")",
                        List.of(node, Storable.text(name, 400), change));
                String forgotten = Dialect.of(connection).ago(FORGOTTEN);
                run(connection, "delete from definition_node where seen_at < " + forgotten, List.of());
            }
        } catch (SQLException e) {
            throw unavailable(e);
        }
    }

    @Override
    public long acknowledgedByAll() {
        String alive;
        try (Connection connection = dataSource.getConnection()) {
            alive = Dialect.of(connection).ago((int) ALIVE.toSeconds());
        } catch (SQLException e) {
            throw unavailable(e);
        }
        return new Query(
                        "select coalesce(min(change_number), ?) as least_number from definition_node where seen_at >= "
                                + alive,
                        Long.MAX_VALUE)
                .one(dataSource, row -> row.getLong("least_number"))
                .orElse(Long.MAX_VALUE);
    }

    private static int run(Connection connection, String sql, List<?> parameters) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            Rows.bind(statement, parameters);
            return statement.executeUpdate();
        }
    }

    private static StoreUnavailableException unavailable(SQLException e) {
        return new StoreUnavailableException("The database does not answer: " + e.getMessage(), e);
    }
}
