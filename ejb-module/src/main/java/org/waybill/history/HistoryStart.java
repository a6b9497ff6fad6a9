package org.waybill.history;

import jakarta.batch.runtime.BatchRuntime;
import jakarta.ejb.Schedule;
import jakarta.ejb.Singleton;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.util.Properties;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.waybill.domain.history.HistoryWork;
import org.waybill.domain.preparation.Readiness;
import org.waybill.domain.recording.StoreUnavailableException;

/** Looks every two seconds for jobs that are to go on and that nobody attends to, and lets Jakarta Batch run them here. */
@Singleton
public class HistoryStart {

    private static final Logger LOG = Logger.getLogger(HistoryStart.class.getName());

    @Inject
    private HistoryWork work;

    @Inject
    private Readiness readiness;

    @Schedule(hour = "*", minute = "*", second = "1/2", persistent = false)
    @TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
    void look() {
        if (!readiness.report().ready()) {
            return; // the tables may not be there yet
        }
        try {
            work.unattended().forEach(this::start);
        } catch (StoreUnavailableException e) {
            LOG.log(Level.FINE, "Cannot look for jobs", e);
        }
    }

    private void start(UUID job) {
        UUID worker = UUID.randomUUID();
        if (work.attend(job, worker)) {
            Properties parameters = new Properties();
            parameters.setProperty("job", job.toString());
            parameters.setProperty("worker", worker.toString());
            BatchRuntime.getJobOperator().start("history", parameters);
        }
    }
}
