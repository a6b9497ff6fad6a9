package org.waybill.metrics;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.inject.Inject;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.waybill.domain.metrics.Doubt;
import org.waybill.domain.metrics.QueueFigures;

/**
 * Looks at the counters, the broker and the database every five seconds, each on its own, so that one that does not
 * answer holds up no other; and hands the figures to Micrometer where the server has it.
 */
@Singleton
@Startup
@TransactionManagement(TransactionManagementType.BEAN)
public class Sampling {

    private static final Logger LOG = Logger.getLogger(Sampling.class.getName());
    private static final long PERIOD_SECONDS = 5;
    private static final int LOOKS = 3;

    /** Threads of our own: what is scheduled with the container is an error in its log once it is about to stop. */
    @Resource
    private ManagedThreadFactory threads;

    @Inject
    private NodeFigures figures;

    @Inject
    private QueueFigures.Source queue;

    @Inject
    private Doubt doubt;

    private ScheduledExecutorService executor;
    private Runnable unexport = () -> {};

    @PostConstruct
    void begin() {
        try {
            unexport = MicrometerExport.begin(figures);
        } catch (NoClassDefFoundError e) {
            LOG.log(Level.FINE, "The server has no Micrometer; figures are at the API alone", e);
        }
        executor = Executors.newScheduledThreadPool(LOOKS, threads);
        every(figures::look);
        every(this::lookAtQueue);
        every(this::lookAtDatabase);
    }

    @PreDestroy
    void end() {
        executor.shutdownNow();
        unexport.run();
    }

    private void every(Runnable look) {
        Future<?> unused = executor.scheduleWithFixedDelay(look, 0, PERIOD_SECONDS, TimeUnit.SECONDS);
    }

    private void lookAtQueue() {
        try {
            figures.look(queue.read());
        } catch (RuntimeException e) {
            figures.queueUnknown();
            LOG.log(Level.FINE, "The broker does not tell its figures", e);
        }
    }

    private void lookAtDatabase() {
        try {
            figures.inDoubt(doubt.count());
        } catch (RuntimeException e) {
            figures.inDoubt(OptionalInt.empty());
            LOG.log(Level.FINE, "The database does not tell its transactions in doubt", e);
        }
    }
}
