package org.waybill.rollup;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.waybill.domain.rollup.RollupKeeper;

/**
 * Freshens the rollups every five seconds, and rests nineteen times as long as that took: so counting never takes more than
 * a twentieth of one processor from recording, and under heavy load rollups are a little older.
 */
@Singleton
@Startup
@TransactionManagement(TransactionManagementType.BEAN)
public class Roller {

    private static final Logger LOG = Logger.getLogger(Roller.class.getName());
    private static final long PERIOD_SECONDS = 5;
    private static final int REST = 19;

    /** A thread of our own: what is scheduled with the container is an error in its log once it is about to stop. */
    @Resource
    private ManagedThreadFactory threads;

    @Inject
    private RollupKeeper rollups;

    private final Clock clock = Clock.systemUTC();
    private ScheduledExecutorService executor;
    private long restsUntil = System.nanoTime();

    @PostConstruct
    void begin() {
        executor = Executors.newSingleThreadScheduledExecutor(threads);
        Future<?> unused =
                executor.scheduleWithFixedDelay(this::freshen, PERIOD_SECONDS, PERIOD_SECONDS, TimeUnit.SECONDS);
    }

    @PreDestroy
    void end() {
        executor.shutdownNow();
    }

    private void freshen() {
        long begin = System.nanoTime();
        if (begin - restsUntil < 0) {
            return;
        }
        try {
            boolean isMoreLeft = rollups.freshen(clock.instant());
            LOG.log(Level.FINE, () -> isMoreLeft ? "Some rollups are fresh" : "All rollups are fresh");
        } catch (RuntimeException e) {
            // the tables are not there yet, or the database is away: the notes stay, and the next time counts them
            LOG.log(Level.FINE, "Cannot freshen the rollups", e);
        }
        long end = System.nanoTime();
        restsUntil = end + REST * (end - begin);
    }
}
