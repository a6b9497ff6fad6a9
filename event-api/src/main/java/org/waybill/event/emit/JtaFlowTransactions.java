package org.waybill.event.emit;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import jakarta.transaction.TransactionSynchronizationRegistry;

/** The transactions of Jakarta Transactions, by the registry that every Jakarta EE server has under one name. */
@ApplicationScoped
class JtaFlowTransactions implements FlowTransactions {

    private static final String REGISTRY = "java:comp/TransactionSynchronizationRegistry";

    private volatile TransactionSynchronizationRegistry registry;

    @Override
    public boolean isActive() {
        int status = registry().getTransactionStatus();
        return status == Status.STATUS_ACTIVE || status == Status.STATUS_MARKED_ROLLBACK;
    }

    @Override
    public boolean isRollbackOnly() {
        return registry().getRollbackOnly();
    }

    @Override
    public void afterCompletion(Completion observer) {
        if (isRollbackOnly()) {
            observer.completed(false); // Narayana takes no observer any more, and the end is known
            return;
        }
        try {
            registry().registerInterposedSynchronization(new After(observer));
        } catch (IllegalStateException timedOut) {
            observer.completed(false);
        }
    }

    private TransactionSynchronizationRegistry registry() {
        TransactionSynchronizationRegistry known = registry;
        if (known == null) {
            known = (TransactionSynchronizationRegistry)
                    Jndi.find(REGISTRY, "a monitored flow must run in a Jakarta EE server");
            registry = known;
        }
        return known;
    }

    private record After(Completion observer) implements Synchronization {
        @Override
        public void beforeCompletion() {
            // Everything that belongs into the transaction has been sent by now.
        }

        @Override
        public void afterCompletion(int status) {
            observer.completed(status == Status.STATUS_COMMITTED);
        }
    }
}
