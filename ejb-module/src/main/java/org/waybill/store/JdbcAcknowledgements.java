package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.UUID;
import javax.sql.DataSource;
import org.waybill.domain.definition.DefinitionAcknowledgements;

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
            if (Rows.update(connection, update, change, node) == 0) {
                Rows.update(
                        connection,
                        "insert into definition_node (id, name, change_number, seen_at) values (?, ?, ?, " + now + ")",
                        node,
                        Storable.text(name, 400),
                        change);
                String forgotten = Dialect.of(connection).ago(FORGOTTEN);
                Rows.update(connection, "delete from definition_node where seen_at < " + forgotten);
            }
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    @Override
    public long acknowledgedByAll() {
        try (Connection connection = dataSource.getConnection()) {
            return new Query(
                            "select coalesce(min(change_number), ?) as least_number from definition_node where seen_at >= "
                                    + Dialect.of(connection).ago((int) ALIVE.toSeconds()),
                            Long.MAX_VALUE)
                    .list(connection, row -> row.getLong("least_number"))
                    .get(0);
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }
}
