package org.waybill.event.codec;

/**
 * Text as XML writes it. The JDK's stream writer leaves line ends and tabs in attributes as they are, and a reader makes
 * blanks of them; so this is our own.
 */
final class XmlText {

    private XmlText() {}

    /** Adds text for between two tags; what a reader would change, such as a carriage return, becomes a reference. */
    static void escapeContent(StringBuilder target, String text) {
        escape(target, text, false);
    }

    /** Adds text for between two double quotes. */
    static void escapeAttribute(StringBuilder target, String text) {
        escape(target, text, true);
    }

    private static void escape(StringBuilder target, String text, boolean attribute) {
        int done = 0;
        for (int i = 0; i < text.length(); i++) {
            String reference = reference(text.charAt(i), attribute);
            if (!reference.isEmpty()) {
                target.append(text, done, i).append(reference);
                done = i + 1;
            }
        }
        target.append(text, done, text.length());
    }

    private static String reference(char c, boolean attribute) {
        return switch (c) {
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '&' -> "&amp;";
            case '\r' -> "&#13;";
            case '"' -> attribute ? "&quot;" : "";
            case '\n' -> attribute ? "&#10;" : "";
            case '\t' -> attribute ? "&#9;" : "";
            default -> "";
        };
    }

    /** Whether XML 1.0 can hold the text at all (section 2.2 of the recommendation). */
    static boolean canHold(String text) {
        if (!Texts.flaw(text).isEmpty()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((c < ' ' && !Texts.isXmlSpace(c)) || c >= 0xFFFE) {
                return false;
            }
        }
        return true;
    }
}
