package org.waybill.domain.transaction;

/** The states of a business transaction. The first four are IBM's; the fifth is what their users miss. */
public enum TransactionState {
    /** Started, not ended, and nothing is late. */
    IN_PROGRESS,
    /** Ended as it should. */
    COMPLETE,
    /** A failure that no end heals. */
    FAILED,
    /** The events do not add up, for instance an end without a start. */
    INCONSISTENT,
    /** Neither ended nor failed, and a limit of its definition has passed. */
    OVERDUE
}
