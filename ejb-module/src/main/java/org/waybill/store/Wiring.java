package org.waybill.store;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.transaction.TransactionSynchronizationRegistry;
import javax.sql.DataSource;
import org.waybill.domain.annotation.Annotations;
import org.waybill.domain.definition.DefinitionAcknowledgements;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.event.Events;
import org.waybill.domain.flowmap.FlowMaps;
import org.waybill.domain.history.HistoryJobs;
import org.waybill.domain.history.HistoryWork;
import org.waybill.domain.live.ChangeLog;
import org.waybill.domain.metrics.Doubt;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.recording.PreparedWork;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.domain.retention.Retention;
import org.waybill.domain.rollup.RollupKeeper;
import org.waybill.domain.rollup.Rollups;
import org.waybill.domain.savedview.SavedViews;
import org.waybill.domain.transaction.Transactions;

/** Which adapter serves which port, and with which of the server's data sources. */
@ApplicationScoped
class Wiring {

    /** The recorder's: takes part in distributed transactions. */
    static final String RECORDING = "java:jboss/datasources/WaybillXA";

    /** The readers' and editors'. */
    static final String READING = "java:jboss/datasources/Waybill";

    @Resource(lookup = RECORDING)
    private DataSource recording;

    @Resource(lookup = READING)
    private DataSource reading;

    @Resource
    private TransactionSynchronizationRegistry transaction;

    @Produces
    @ApplicationScoped
    RecordingStore recordingStore() {
        return new JdbcRecordingStore(recording, transaction::setRollbackOnly);
    }

    @Produces
    @ApplicationScoped
    PreparedWork preparedWork() {
        return new JdbcPreparedWork(reading);
    }

    @Produces
    @ApplicationScoped
    Transactions transactions() {
        return new JdbcTransactions(reading);
    }

    @Produces
    @ApplicationScoped
    Events events() {
        return new JdbcEvents(reading);
    }

    @Produces
    @ApplicationScoped
    Doubt doubt() {
        return new JdbcDoubt(reading);
    }

    @Produces
    @ApplicationScoped
    DefinitionChange.Log definitionLog() {
        return new JdbcDefinitionLog(reading);
    }

    @Produces
    @ApplicationScoped
    DefinitionAcknowledgements definitionAcknowledgements() {
        return new JdbcAcknowledgements(reading);
    }

    @Produces
    @ApplicationScoped
    HistoryJobs historyJobs() {
        return new JdbcHistoryJobs(reading);
    }

    @Produces
    @ApplicationScoped
    HistoryWork historyWork() {
        return new JdbcHistoryWork(recording);
    }

    @Produces
    @ApplicationScoped
    Retention retention() {
        return new JdbcRetention(reading, recording);
    }

    @Produces
    @ApplicationScoped
    Annotations annotations() {
        return new JdbcAnnotations(reading);
    }

    @Produces
    @ApplicationScoped
    FlowMaps flowMaps() {
        return new JdbcFlowMaps(reading);
    }

    @Produces
    @ApplicationScoped
    SavedViews savedViews() {
        return new JdbcSavedViews(reading);
    }

    @Produces
    @ApplicationScoped
    ChangeLog changeLog() {
        return new JdbcChangeLog(reading);
    }

    @Produces
    @ApplicationScoped
    Quarantine quarantine() {
        return new JdbcQuarantine(reading, recording);
    }

    @Produces
    @ApplicationScoped
    Rollups rollups() {
        return new JdbcRollups(reading);
    }

    @Produces
    @ApplicationScoped
    RollupKeeper rollupKeeper() {
        return new JdbcRollupKeeper(reading);
    }
}
