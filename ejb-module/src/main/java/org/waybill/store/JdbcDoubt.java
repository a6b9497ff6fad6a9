package org.waybill.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.OptionalInt;
import javax.sql.DataSource;
import org.waybill.domain.metrics.Doubt;

/**
 * Asks the database for transactions that it has prepared. PostgreSQL: {@code pg_prepared_xacts}, of this database alone;
 * H2: {@code information_schema.in_doubt}. SQL Server tells only those who may see the state of the whole server, which
 * Waybill need not.
 */
final class JdbcDoubt implements Doubt {

    private final DataSource dataSource;

    JdbcDoubt(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public OptionalInt count() {
        try (Connection connection = dataSource.getConnection()) {
            return switch (Dialect.of(connection)) {
                case POSTGRESQL ->
                    count(connection, "select count(*) from pg_prepared_xacts where database = current_database()");
                case H2 -> count(connection, "select count(*) from information_schema.in_doubt");
                case SQLSERVER -> OptionalInt.empty();
            };
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    private static OptionalInt count(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet count = statement.executeQuery(sql)) {
            count.next();
            return OptionalInt.of(count.getInt(1));
        }
    }
}
