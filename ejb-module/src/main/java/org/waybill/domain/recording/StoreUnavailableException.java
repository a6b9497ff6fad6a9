package org.waybill.domain.recording;

/**
 * The surroundings are in trouble: the database is away, full, locked or restarting. Never an event's fault. The
 * transaction has been marked rollback-only by the time this is thrown; the messages stay on the queue.
 */
public final class StoreUnavailableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public StoreUnavailableException(String message, Throwable cause) {
        super(message, cause);
    }
}
