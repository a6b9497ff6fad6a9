package org.waybill.launcher;

/** Something outside of Waybill stands in the way of running it; the message is one sentence that says what and how to go on. */
public final class LauncherException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public LauncherException(String message) {
        super(message);
    }

    public LauncherException(String message, Throwable cause) {
        super(message, cause);
    }
}
