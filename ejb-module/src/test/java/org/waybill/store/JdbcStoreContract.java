package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.event;

import java.sql.PreparedStatement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.DefinitionAcknowledgements;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.event.Events;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.domain.rollup.RollupKeeper;
import org.waybill.domain.rollup.Rollups;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.domain.transaction.TransactionState;
import org.waybill.domain.transaction.Transactions;
import org.waybill.event.MonitoringEvent;

/** The store's contract over plain JDBC, without a server. */
interface JdbcStoreContract
        extends ArrivalContract,
                SessionContract,
                AuditContract,
                DefinitionLogContract,
                RollupContract,
                AnnotationContract,
                FlowMapContract,
                QuarantineContract,
                SavedViewContract,
                ChangeLogContract,
                SearchContract,
                EventSearchContract,
                RetentionContract {

    @Override
    JdbcStoreFixture fixture();

    @Test
    default void whatIsOverdueIsFoundByItsIndex() throws Exception {
        String name = RecordingStoreContract.unique("index");
        List<MonitoringEvent> events = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            events.add(event(name + i, RECEIVED, MORNING.plusMillis(i)));
            if (i % 100 != 0) {
                events.add(event(name + i, COMPLETED, MORNING.plusMillis(i)));
            }
        }
        record(book(SampleEvents.definition(name, 1, Instant.EPOCH)), events);
        TransactionQuery overdue = new TransactionQuery(
                TransactionFilter.ALL.in(Set.of(TransactionState.OVERDUE)),
                50,
                Optional.empty(),
                MORNING.plusSeconds(600));
        assertThat(fixture().plan(overdue)).containsIgnoringCase("business_transaction_due");
    }

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
    default Rollups rollups() {
        return fixture().rollups();
    }

    @Override
    default RollupKeeper rollupKeeper() {
        return fixture().rollupKeeper();
    }

    @Override
    default Quarantine quarantine() {
        return fixture().quarantine();
    }

    @Override
    default DefinitionChange.Log log() {
        return fixture().definitionLog();
    }

    @Override
    default DefinitionAcknowledgements acknowledgements() {
        return fixture().acknowledgements();
    }

    @Override
    default void age(UUID node, int seconds) throws Exception {
        String older = "update definition_node set seen_at = seen_at - interval '" + seconds + "' second where id = ?";
        committed(() -> {
            try (PreparedStatement update = fixture().connection().prepareStatement(older)) {
                update.setObject(1, node);
                return update.executeUpdate();
            }
        });
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
