package org.waybill.event.codec;

/** Words for what cannot be read: what is wrong, where, and what would be right. */
final class Refusal {

    private static final int QUOTED = 60;

    private Refusal() {}

    static UnreadableEventException of(String problem, String where, String expected) {
        return new UnreadableEventException(sentence(problem, where, expected));
    }

    static UnreadableEventException of(String problem, String where, String expected, Throwable cause) {
        return new UnreadableEventException(sentence(problem, where, expected), cause);
    }

    private static String sentence(String problem, String where, String expected) {
        return problem + (where.isEmpty() ? "" : " (" + where + ")") + "; expected " + expected + ".";
    }

    /** A strange text as it may stand in a sentence: short, on one line, in quotes. */
    static String quote(String text) {
        StringBuilder quoted = new StringBuilder(QUOTED + 3).append('\'');
        for (int i = 0; i < Math.min(text.length(), QUOTED); i++) {
            char c = text.charAt(i);
            quoted.append(Character.isISOControl(c) || Character.isSurrogate(c) ? '?' : c);
        }
        return quoted.append(text.length() > QUOTED ? "…'" : "'").toString();
    }
}
