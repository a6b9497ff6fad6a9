package org.waybill.store;

import javax.sql.DataSource;
import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

class H2HistoryTest implements HistoryContract {

    private static JdbcConnectionPool database;
    private static JdbcStoreFixture fixture;

    @BeforeAll
    static void start() throws Exception {
        database = JdbcConnectionPool.create("jdbc:h2:mem:history;DB_CLOSE_DELAY=-1;LOCK_TIMEOUT=60000", "sa", "");
        database.setMaxConnections(20);
        fixture = new JdbcStoreFixture(database);
    }

    @AfterAll
    static void stop() throws Exception {
        fixture.close();
        database.dispose();
    }

    @Override
    public DataSource database() {
        return database;
    }

    @Override
    public JdbcStoreFixture fixture() {
        return fixture;
    }
}
