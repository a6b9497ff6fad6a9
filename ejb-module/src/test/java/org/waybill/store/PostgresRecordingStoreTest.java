package org.waybill.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.waybill.domain.event.Events;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.domain.transaction.Transactions;

class PostgresRecordingStoreTest implements RecordingStoreContract {

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
