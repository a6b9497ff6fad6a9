package org.waybill.event.codec;

/** What text an event may carry: what every database can hold. */
final class Texts {

    private Texts() {}

    /**
     * What is wrong with a text, in words; empty when nothing is. PostgreSQL refuses NUL, and an unpaired surrogate has
     * no form in UTF-8.
     */
    static String flaw(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == 0) {
                return "the character NUL (U+0000) at its character " + (i + 1);
            }
            if (Character.isSurrogate(c)) {
                if (isPair(text, i)) {
                    i++;
                } else {
                    return String.format("the unpaired surrogate U+%04X at its character %d", (int) c, i + 1);
                }
            }
        }
        return "";
    }

    /** The text, itself when it is short enough, else cut before a whole character and marked with an ellipsis. */
    static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(most - 2)) ? most - 2 : most - 1;
        return text.substring(0, end) + "…";
    }

    private static boolean isPair(String text, int high) {
        return Character.isHighSurrogate(text.charAt(high))
                && high + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(high + 1));
    }

    static boolean isBlank(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isXmlSpace(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    static boolean isXmlSpace(char c) {
        return c == ' ' || c == '\n' || c == '\r' || c == '\t';
    }

    /** The text without any white space, itself when it has none. */
    static String withoutSpace(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isXmlSpace(text.charAt(i))) {
                StringBuilder rest = new StringBuilder(text.length()).append(text, 0, i);
                for (int k = i; k < text.length(); k++) {
                    if (!isXmlSpace(text.charAt(k))) {
                        rest.append(text.charAt(k));
                    }
                }
                return rest.toString();
            }
        }
        return text;
    }
}
