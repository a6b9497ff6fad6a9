package org.waybill.store;

/** Text that every database takes: for what Waybill itself says of events that it cannot trust. */
final class Storable {

    private static final char REPLACEMENT = '\uFFFD';

    private Storable() {}

    /** The text without NUL and unpaired surrogates, cut with an ellipsis where it is longer than {@code max}. */
    static String text(String text, int max) {
        StringBuilder clean = new StringBuilder(Math.min(text.length(), max));
        for (int i = 0; i < text.length() && clean.length() <= max; i++) {
            char unit = text.charAt(i);
            boolean pair = Character.isHighSurrogate(unit)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1));
            if (pair) {
                clean.append(unit).append(text.charAt(++i));
            } else {
                clean.append(unit == 0 || Character.isSurrogate(unit) ? REPLACEMENT : unit);
            }
        }
        if (clean.length() <= max) {
            return clean.toString();
        }
        int end = Character.isHighSurrogate(clean.charAt(max - 2)) ? max - 2 : max - 1;
        return clean.substring(0, end) + "…";
    }
}
