package org.waybill.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.transaction.HeuristicMixedException;
import jakarta.transaction.HeuristicRollbackException;
import jakarta.transaction.NotSupportedException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.Status;
import jakarta.transaction.SystemException;
import jakarta.transaction.UserTransaction;
import java.util.function.Supplier;

/** Does a piece of work in one JTA transaction and comes back only when it is committed, or throws. */
@ApplicationScoped
public class InOneTransaction {

    private final UserTransaction transaction;

    /** For the container's proxies. */
    protected InOneTransaction() {
        this(null);
    }

    @Inject
    public InOneTransaction(UserTransaction transaction) {
        this.transaction = transaction;
    }

    /**
     * Does the work and commits it.
     *
     * @return what the work gave
     * @throws NotCommittedException when the outcome is a rollback or not known; whatever the work itself throws rolls
     *     back and comes out as it is
     */
    public <T> T call(Supplier<T> work) {
        begin();
        T result;
        try {
            result = work.get();
        } catch (RuntimeException | Error e) {
            rollback(e);
            throw e;
        }
        commit();
        return result;
    }

    private void begin() {
        try {
            transaction.begin();
        } catch (NotSupportedException | SystemException e) {
            throw new NotCommittedException(e);
        }
    }

    private void commit() {
        try {
            transaction.commit();
        } catch (RollbackException | HeuristicMixedException | HeuristicRollbackException | SystemException e) {
            throw new NotCommittedException(e);
        }
    }

    private void rollback(Throwable because) {
        try {
            if (transaction.getStatus() != Status.STATUS_NO_TRANSACTION) {
                transaction.rollback();
            }
        } catch (SystemException e) {
            because.addSuppressed(e);
        }
    }

    /** The work was not committed, or nobody knows. */
    public static final class NotCommittedException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        NotCommittedException(Exception cause) {
            super("The transaction could not be committed", cause);
        }
    }
}
