package org.waybill.event.emit;

/** Text that every reader of events takes: messages may hold what databases refuse. */
final class SafeText {

    private static final char REPLACEMENT = '\uFFFD';

    private SafeText() {}

    /** The text with NUL and unpaired surrogates replaced by U+FFFD; itself when it has none. */
    static String of(String text) {
        StringBuilder safe = null;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            } else if (c == 0 || Character.isSurrogate(c)) {
                if (safe == null) {
                    safe = new StringBuilder(text);
                }
                safe.setCharAt(i, REPLACEMENT);
            }
        }
        return safe == null ? text : safe.toString();
    }
}
