package org.waybill.store;

import java.util.concurrent.Callable;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.waybill.domain.event.Events;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.domain.transaction.Transactions;

class H2RecordingStoreTest implements RecordingStoreContract {

    private static JdbcStoreFixture fixture;

    @BeforeAll
    static void start() throws Exception {
        JdbcDataSource database = new JdbcDataSource();
        database.setURL("jdbc:h2:mem:contract;DB_CLOSE_DELAY=-1");
        fixture = new JdbcStoreFixture(database);
    }

    @AfterAll
    static void stop() throws Exception {
        fixture.close();
    }

    @Override
    public RecordingStore store() {
        return fixture.store();
    }

    @Override
    public Transactions transactions() {
        return fixture.transactions();
    }

    @Override
    public Events events() {
        return fixture.events();
    }

    @Override
    public Quarantine quarantine() {
        return fixture.quarantine();
    }

    @Override
    public <T> T committed(Callable<T> work) throws Exception {
        return fixture.committed(work);
    }

    @Override
    public void rolledBack(Callable<?> work) throws Exception {
        fixture.rolledBack(work);
    }
}
