package org.waybill.event.emit;

/** The transaction that a flow runs in, as far as monitoring wants to know of it. */
interface FlowTransactions {

    /** Whether the calling thread is in a transaction. */
    boolean isActive();

    /** Whether that transaction can no longer commit. */
    boolean isRollbackOnly();

    /**
     * Has the observer told how the current transaction ended, on whatever thread ends it; at once when it is known already that
     * it cannot commit.
     */
    void afterCompletion(Completion observer);

    /** Is told how a transaction ended. */
    @FunctionalInterface
    interface Completion {
        void completed(boolean committed);
    }
}
