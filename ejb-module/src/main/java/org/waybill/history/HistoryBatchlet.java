package org.waybill.history;

import jakarta.batch.api.AbstractBatchlet;
import jakarta.batch.api.BatchProperty;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.UUID;
import org.waybill.domain.definition.DefinitionAcknowledgements;
import org.waybill.domain.definition.KeptDefinitions;
import org.waybill.domain.history.HistoryJobs;
import org.waybill.domain.history.HistoryWork;

/** The only step of {@code META-INF/batch-jobs/history.xml}. */
@Named("historyBatchlet")
@Dependent
public class HistoryBatchlet extends AbstractBatchlet {

    @Inject
    @BatchProperty(name = "job")
    private String job;

    @Inject
    @BatchProperty(name = "worker")
    private String worker;

    @Inject
    private HistoryJobs jobs;

    @Inject
    private HistoryWork work;

    @Inject
    private KeptDefinitions definitions;

    @Inject
    private DefinitionAcknowledgements acknowledgements;

    private volatile boolean stopped;
    private volatile HistoryRun run;

    @Override
    public String process() {
        run = new HistoryRun(
                UUID.fromString(job),
                UUID.fromString(worker),
                jobs,
                work,
                definitions,
                acknowledgements,
                HistorySettings.from(System::getProperty));
        if (stopped) {
            run.stop();
        }
        run.run();
        return "ended";
    }

    /** The server stops, or the application is taken out. */
    @Override
    public void stop() {
        stopped = true;
        HistoryRun current = run;
        if (current != null) {
            current.stop();
        }
    }
}
