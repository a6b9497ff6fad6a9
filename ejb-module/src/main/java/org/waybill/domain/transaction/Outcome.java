package org.waybill.domain.transaction;

/** What the facts alone say of a business transaction; with the clock this becomes its {@link TransactionState}. */
public enum Outcome {
    /** Started, not ended. */
    OPEN,
    /** Started, attempts failed, not ended. */
    RETRYING,
    /** No start has been seen. */
    START_MISSING,
    /** More than one start has been seen, and its definition allows one. */
    STARTED_AGAIN,
    /** Started and ended, and a required milestone has not been seen. */
    MILESTONE_MISSING,
    /** Started and ended. */
    COMPLETE,
    /** Failed for good. */
    FAILED;

    /** Whether a limit can still pass. */
    public boolean isOpen() {
        return this == OPEN || this == RETRYING;
    }
}
