package org.waybill.domain.history;

/** What is wanted of a job does not go with how it stands. The message says in one sentence what would be right. */
public final class HistoryConflictException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public HistoryConflictException(String message) {
        super(message);
    }
}
