package org.waybill.retention;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.waybill.domain.preparation.Readiness;
import org.waybill.domain.retention.Retention;
import org.waybill.domain.retention.RetentionRules;

/** Looks every two seconds whether it is time for a sweep, and sweeps. Every node does; the store lets one at a time. */
@Singleton
@Startup
@TransactionManagement(TransactionManagementType.BEAN)
public class Sweeper {

    private static final long LOOK_SECONDS = 2;

    /** A thread of our own: what is scheduled with the container is an error in its log once it is about to stop. */
    @Resource
    private ManagedThreadFactory threads;

    @Inject
    private Retention retention;

    @Inject
    private Readiness readiness;

    private ScheduledExecutorService executor;
    private SweepRun run;

    /** What this node keeps for how long. */
    @Produces
    static RetentionRules rules() {
        return RetentionSettings.from(System::getProperty).rules();
    }

    @PostConstruct
    void begin() {
        RetentionSettings settings = RetentionSettings.from(System::getProperty);
        run = new SweepRun(retention, settings, Clock.systemUTC());
        executor = Executors.newSingleThreadScheduledExecutor(threads);
        if (!settings.rules().keepEverything()) {
            Future<?> unused =
                    executor.scheduleWithFixedDelay(this::sweep, LOOK_SECONDS, LOOK_SECONDS, TimeUnit.SECONDS);
        }
    }

    @PreDestroy
    void end() {
        run.stop();
        executor.shutdown();
    }

    private void sweep() {
        if (readiness.report().ready()) { // the tables may not be there yet
            run.run();
        }
    }
}
