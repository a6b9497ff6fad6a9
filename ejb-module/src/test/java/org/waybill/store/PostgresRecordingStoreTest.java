package org.waybill.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

class PostgresRecordingStoreTest implements JdbcStoreContract {

    private static EmbeddedPostgres postgres;
    private static JdbcStoreFixture fixture;

    @BeforeAll
    static void start() throws Exception {
        postgres = EmbeddedPostgres.builder().start();
        fixture = new JdbcStoreFixture(postgres.getPostgresDatabase());
    }

    @AfterAll
    static void stop() throws Exception {
        fixture.close();
        postgres.close();
    }

    @Override
    public JdbcStoreFixture fixture() {
        return fixture;
    }
}
