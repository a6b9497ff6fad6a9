package org.waybill.domain.recording;

/**
 * An event that was read and cannot be kept, because of what it holds. The message says in one sentence what is wrong and
 * what would be right. Checked, because whoever records must decide what becomes of it: never nothing.
 */
public final class UnrecordableEventException extends Exception {

    private static final long serialVersionUID = 1L;

    public UnrecordableEventException(String message) {
        super(message);
    }
}
