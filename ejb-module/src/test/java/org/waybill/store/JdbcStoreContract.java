package org.waybill.store;

import java.util.concurrent.Callable;
import org.waybill.domain.event.Events;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.domain.transaction.Transactions;

/** The store's contract over plain JDBC, without a server. */
interface JdbcStoreContract extends ArrivalContract, SessionContract {

    @Override
    JdbcStoreFixture fixture();

    @Override
    default RecordingStore store() {
        return fixture().store();
    }

    @Override
    default Transactions transactions() {
        return fixture().transactions();
    }

    @Override
    default Events events() {
        return fixture().events();
    }

    @Override
    default Quarantine quarantine() {
        return fixture().quarantine();
    }

    @Override
    default <T> T committed(Callable<T> work) throws Exception {
        return fixture().committed(work);
    }

    @Override
    default void rolledBack(Callable<?> work) throws Exception {
        fixture().rolledBack(work);
    }
}
