package org.waybill.store;

import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

class H2RecordingStoreTest implements JdbcStoreContract {

    private static JdbcStoreFixture fixture;

    @BeforeAll
    static void start() throws Exception {
        JdbcDataSource database = new JdbcDataSource();
        database.setURL("jdbc:h2:mem:contract;DB_CLOSE_DELAY=-1;LOCK_TIMEOUT=10000");
        fixture = new JdbcStoreFixture(database);
    }

    @AfterAll
    static void stop() throws Exception {
        fixture.close();
    }

    @Override
    public JdbcStoreFixture fixture() {
        return fixture;
    }
}
