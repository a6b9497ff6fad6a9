package org.waybill.event.emit.profile;

import java.util.Optional;
import org.waybill.event.EventSource;

/** With what an event stands and falls (IBM: {@code eventUOW}). */
public enum UnitOfWork {
    /** Sent in the flow's own transaction; vanishes when that is rolled back. */
    MESSAGE_FLOW("messageFlow"),
    /**
     * Collected, and sent after the flow's transaction has ended, either way. A crash of the server between that end and
     * the sending loses the event.
     */
    INDEPENDENT("independent"),
    /** Sent at once, outside of every transaction; seen even while the flow is still at work. */
    NONE("none");

    private final String ibmName;

    UnitOfWork(String ibmName) {
        this.ibmName = ibmName;
    }

    /** The name in IBM's schema, and in a JSON profile. */
    public String ibmName() {
        return ibmName;
    }

    /** The unit of that name, empty for any other text. */
    public static Optional<UnitOfWork> named(String ibmName) {
        for (UnitOfWork unit : values()) {
            if (unit.ibmName.equals(ibmName)) {
                return Optional.of(unit);
            }
        }
        return Optional.empty();
    }

    /** What holds when a profile says nothing: a rollback must be told although the flow's transaction is gone. */
    public static UnitOfWork usual(EventSource.Kind kind) {
        return switch (kind) {
            case TRANSACTION_ROLLBACK -> INDEPENDENT;
            case TRANSACTION_START, TRANSACTION_END, TERMINAL, OTHER -> MESSAGE_FLOW;
        };
    }
}
