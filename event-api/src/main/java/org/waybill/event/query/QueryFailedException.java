package org.waybill.event.query;

/**
 * A query could not be answered. The message says why in one sentence without quoting the monitored message: it becomes
 * part of the event.
 *
 * <p>Checked, because whoever asks must decide how the event goes on without an answer.
 */
public final class QueryFailedException extends Exception {

    private static final long serialVersionUID = 1L;

    public QueryFailedException(String message) {
        super(message);
    }
}
