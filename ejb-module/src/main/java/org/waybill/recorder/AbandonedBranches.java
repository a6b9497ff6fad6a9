package org.waybill.recorder;

import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.ejb.Schedule;
import jakarta.ejb.Singleton;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.inject.Inject;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.management.JMException;
import javax.management.ObjectName;
import org.waybill.domain.recording.PreparedWork;

/**
 * Commits what a transaction of the recorder left prepared in the database, and recovery has given up.
 *
 * <p>A PostgreSQL that is shut down between prepare and commit answers the commit with SQL state 57P01. Its driver makes
 * "rolled back" of that (XAER_RMERR, pgjdbc issue 4438), although the branch is still prepared; the transaction manager
 * notes a heuristic outcome and leaves it to people. The decision was to commit, and committing is always right here: an
 * event that comes again is a duplicate and changes nothing.
 *
 * <p>The transaction manager's log is reached through the server's own MBean facade, see {@link ServerModel}.
 */
@Singleton
public class AbandonedBranches {

    private static final Logger LOG = Logger.getLogger(AbandonedBranches.class.getName());
    private static final String TRANSACTIONS = "jboss.as:subsystem=transactions";
    private static final String LOG_STORE = TRANSACTIONS + ",log-store=log-store";
    private static final String DATA_SOURCE = "java:jboss/datasources/WaybillXA";

    /** So many looks find whatever there is: the count of heuristic outcomes may be ahead of the log for a moment. */
    private static final int LOOKS = 4;

    @Resource
    private ManagedExecutorService executor;

    @Inject
    private PreparedWork prepared;

    private Future<?> look = CompletableFuture.completedFuture(null);
    private volatile long heuristics;
    private volatile int looksLeft = LOOKS;

    /**
     * Looks every 15 seconds, as recovery does. In a thread of its own: looking into the log waits for deployments, and an
     * undeployment would wait for this method.
     */
    @Schedule(hour = "*", minute = "*", second = "*/15", persistent = false)
    @TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
    void look() {
        if (look.isDone()) {
            look = executor.submit(this::settleAll);
        }
    }

    @PreDestroy
    void end() {
        look.cancel(true);
    }

    private void settleAll() {
        try {
            if (!isWorthALook()) {
                return;
            }
            ServerModel.BEANS.invoke(new ObjectName(LOG_STORE), "probe", new Object[0], new String[0]);
            for (ObjectName branch :
                    ServerModel.BEANS.queryNames(new ObjectName(LOG_STORE + ",transactions=*,participants=*"), null)) {
                if (isAbandoned(branch)) {
                    looksLeft = LOOKS;
                    settle(branch);
                }
            }
        } catch (JMException | RuntimeException e) {
            looksLeft = LOOKS;
            LOG.log(Level.FINE, "Cannot look for abandoned branches; the next look is soon", e);
        }
    }

    /** After the start, and after each heuristic outcome: the log is read under the server's management lock. */
    private boolean isWorthALook() throws JMException {
        long now = (Long) ServerModel.BEANS.getAttribute(new ObjectName(TRANSACTIONS), "numberOfHeuristics");
        if (now != heuristics) {
            heuristics = now;
            looksLeft = LOOKS;
        }
        int left = looksLeft;
        looksLeft = Math.max(0, left - 1);
        return left > 0;
    }

    private boolean isAbandoned(ObjectName branch) throws JMException {
        return DATA_SOURCE.equals(ServerModel.BEANS.getAttribute(branch, "jndiName"))
                && String.valueOf(ServerModel.BEANS.getAttribute(branch, "status"))
                        .startsWith("HEURISTIC");
    }

    private void settle(ObjectName branch) throws JMException {
        ObjectName transaction = new ObjectName(LOG_STORE + ",transactions=" + branch.getKeyProperty("transactions"));
        String id = String.valueOf(ServerModel.BEANS.getAttribute(transaction, "id"));
        int committed = prepared.commit(GlobalId.bytes(id));
        ServerModel.BEANS.invoke(branch, "delete", new Object[0], new String[0]);
        LOG.log(
                Level.INFO,
                "Recovery had given up transaction {0}; {1} branch(es) of it were still prepared in the database and"
                        + " are committed now.",
                new Object[] {id, committed});
    }
}
