package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.waybill.domain.recording.StoreUnavailableException;

/** Brings the schema to the version that this code needs. Several nodes may do so at once: Flyway locks. */
final class Migration {

    private final DataSource dataSource;

    Migration(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    /**
     * Runs the migrations that are missing.
     *
     * @return how many ran
     * @throws StoreUnavailableException if the database is away
     */
    int run() {
        String location;
        try (Connection connection = dataSource.getConnection()) {
            location = Dialect.of(connection).migrations();
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
        return Flyway.configure(Migration.class.getClassLoader())
                .dataSource(dataSource)
                .locations("classpath:" + location)
                .table("waybill_schema_history")
                .baselineOnMigrate(true)
                .baselineVersion("0")
                .load()
                .migrate()
                .migrationsExecuted;
    }
}
