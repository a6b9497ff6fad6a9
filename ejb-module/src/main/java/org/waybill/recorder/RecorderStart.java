package org.waybill.recorder;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.util.Comparator;
import java.util.concurrent.Future;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.waybill.domain.preparation.PreparationStep;

/**
 * Opens the recorder's delivery when every preparation step has succeeded. Until then, messages wait on the queue. A step
 * that fails is tried again for ever, and said in the log and to whoever asks for readiness.
 */
@Singleton
@Startup
@TransactionManagement(TransactionManagementType.BEAN)
public class RecorderStart {

    private static final Logger LOG = Logger.getLogger(RecorderStart.class.getName());
    private static final long RETRY_MILLIS = 2_000;
    private static final long STARTING_MILLIS = 50;

    @Resource
    private ManagedExecutorService executor;

    @Inject
    @Any
    private Instance<PreparationStep> steps;

    @Inject
    private RecorderReadiness readiness;

    private Future<?> preparation;

    @PostConstruct
    void begin() {
        RecorderSettings.from(System::getProperty);
        preparation = executor.submit(this::prepare);
    }

    @PreDestroy
    void end() {
        preparation.cancel(true);
    }

    private void prepare() {
        try {
            steps.stream()
                    .sorted(Comparator.comparing(PreparationStep::phase))
                    .forEachOrdered(step -> untilItSucceeds(step.phase().name(), step::prepare));
            while (!ServerModel.answers()) {
                pause(STARTING_MILLIS);
            }
            untilItSucceeds("DELIVERY", Delivery::open);
            readiness.ready();
            LOG.info("Waybill records.");
            UnreadAddresses.find().forEach(RecorderStart::warnOf);
        } catch (InterruptedPreparation e) {
            LOG.log(Level.FINE, "Undeployed before the recorder was ready", e);
        }
    }

    private static void warnOf(String address) {
        LOG.warning(
                "Nobody reads the address '" + address + "': what was sent there is lost. Events belong to the address"
                        + " waybill.events; is a connection factory without enable-amq1-prefix=false in use, or a name misspelt?");
    }

    private void untilItSucceeds(String phase, Step step) {
        String lastTrouble = "";
        while (true) {
            try {
                LOG.info("Prepared " + phase + ": " + step.run());
                return;
            } catch (RuntimeException e) {
                String trouble = String.valueOf(e.getMessage());
                readiness.waiting(phase, trouble);
                if (!trouble.equals(lastTrouble)) {
                    LOG.log(
                            Level.WARNING,
                            e,
                            () -> "Waybill does not record yet; the events wait on the queue. " + trouble);
                    lastTrouble = trouble;
                }
                pause(RETRY_MILLIS);
            }
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedPreparation(e);
        }
    }

    private interface Step {
        String run();
    }

    private static final class InterruptedPreparation extends RuntimeException {
        private static final long serialVersionUID = 1L;

        InterruptedPreparation(InterruptedException cause) {
            super(cause);
        }
    }
}
