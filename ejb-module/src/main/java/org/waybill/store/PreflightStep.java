package org.waybill.store;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.waybill.domain.preparation.PreparationStep;

/**
 * Finds out whether the database can take part in distributed transactions before the first message is consumed: where it
 * cannot, messages would vanish behind an unclear error elsewhere.
 */
@ApplicationScoped
class PreflightStep implements PreparationStep {

    @Resource(lookup = Wiring.READING)
    private DataSource dataSource;

    @Override
    public Phase phase() {
        return Phase.PREFLIGHT;
    }

    @Override
    public String prepare() {
        try (Connection connection = dataSource.getConnection()) {
            Dialect dialect = Dialect.of(connection);
            return switch (dialect) {
                case POSTGRESQL -> preparedTransactions(connection);
                case H2, SQLSERVER -> dialect + " needs no preflight";
            };
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    /** @throws IllegalStateException if the database prepares no transactions, which is its default */
    static String preparedTransactions(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet setting = statement.executeQuery("show max_prepared_transactions")) {
            setting.next();
            int allowed = setting.getInt(1);
            if (allowed == 0) {
                throw new IllegalStateException(
                        "PostgreSQL is set to max_prepared_transactions = 0, so it cannot take part in XA transactions:"
                                + " set it to 100 in postgresql.conf and restart PostgreSQL");
            }
            return "PostgreSQL prepares up to " + allowed + " transactions";
        }
    }
}
