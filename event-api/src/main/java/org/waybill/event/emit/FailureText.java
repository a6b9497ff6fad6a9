package org.waybill.event.emit;

/** An exception in one line that may stand in an event. */
final class FailureText {

    private static final int MOST = 1000;
    private static final int DEEPEST = 20;

    private FailureText() {}

    /**
     * @param quoted whether the exception's message may be told. Of a flow that masks anything it may not: messages quote what
     *     they complain of
     */
    static String of(Throwable failure, boolean quoted) {
        Throwable root = failure;
        for (int depth = 0; root.getCause() != null && depth < DEEPEST; depth++) {
            root = root.getCause();
        }
        StringBuilder text = new StringBuilder(root.getClass().getSimpleName());
        if (quoted && root.getMessage() != null) {
            text.append(": ").append(root.getMessage());
        }
        StackTraceElement[] trace = root.getStackTrace();
        if (!quoted && trace.length > 0) {
            text.append(" at ").append(trace[0]);
        }
        return text.length() <= MOST ? text.toString() : text.substring(0, MOST - 1) + "…";
    }
}
