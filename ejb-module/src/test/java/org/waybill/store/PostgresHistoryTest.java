package org.waybill.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/**
 * Looks for deadlocks before a recorder's patience (500 ms) ends, so that no circle hides as a held row; but after a job's
 * (100 ms), which takes more rows than it began with and is to be the one that gives way.
 */
class PostgresHistoryTest implements HistoryContract {

    private static EmbeddedPostgres postgres;
    private static JdbcStoreFixture fixture;

    @BeforeAll
    static void start() throws Exception {
        postgres = EmbeddedPostgres.builder()
                .setServerConfig("fsync", "off") // the machine does not crash here
                .setServerConfig("deadlock_timeout", "250ms")
                .start();
        fixture = new JdbcStoreFixture(postgres.getPostgresDatabase());
    }

    @AfterAll
    static void stop() throws Exception {
        fixture.close();
        postgres.close();
    }

    @Override
    public DataSource database() {
        return postgres.getPostgresDatabase();
    }

    @Override
    public JdbcStoreFixture fixture() {
        return fixture;
    }
}
