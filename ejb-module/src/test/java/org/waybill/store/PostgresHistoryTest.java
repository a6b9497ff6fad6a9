package org.waybill.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Looks for deadlocks long before a recorder's patience ends, so that no circle hides as a held row. */
class PostgresHistoryTest implements HistoryContract {

    private static EmbeddedPostgres postgres;
    private static JdbcStoreFixture fixture;

    @BeforeAll
    static void start() throws Exception {
        postgres = EmbeddedPostgres.builder()
                .setServerConfig("fsync", "off") // the machine does not crash here
                .setServerConfig("deadlock_timeout", "20ms")
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
