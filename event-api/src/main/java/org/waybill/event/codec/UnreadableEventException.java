package org.waybill.event.codec;

/**
 * The bytes are not a monitoring event. The message says in one sentence what is wrong, where, and what would be right:
 * it is shown to people, in the quarantine and in the answer of the HTTP door.
 *
 * <p>Checked, because whoever reads events must decide what becomes of those that cannot be read: never nothing.
 */
public final class UnreadableEventException extends Exception {

    private static final long serialVersionUID = 1L;

    public UnreadableEventException(String message) {
        super(message);
    }

    public UnreadableEventException(String message, Throwable cause) {
        super(message, cause);
    }
}
