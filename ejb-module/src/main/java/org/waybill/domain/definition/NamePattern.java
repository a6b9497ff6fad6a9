package org.waybill.domain.definition;

import static java.util.Objects.requireNonNull;

/**
 * A name with stars: {@code *} stands for any text, also none; everything else stands for itself, upper and lower case
 * apart.
 */
public record NamePattern(String text) {

    /** Every name. */
    public static final NamePattern ANY = new NamePattern("*");

    public NamePattern {
        requireNonNull(text, "text");
    }

    /** Whether it stands for that one name only. */
    public boolean isLiteral() {
        return text.indexOf('*') < 0;
    }

    /** The longest text without a star in it; empty when there are only stars. */
    String longestPiece() {
        String longest = "";
        for (String piece : text.split("\\*", -1)) {
            longest = piece.length() > longest.length() ? piece : longest;
        }
        return longest;
    }

    /** Whether the whole name fits. Takes time proportional to the product of both lengths at worst. */
    public boolean matches(String name) {
        if (endsOtherwiseThan(name)) {
            return false;
        }
        int at = 0;
        int inPattern = 0;
        int star = -1;
        int afterStar = 0;
        while (at < name.length()) {
            if (inPattern < text.length() && text.charAt(inPattern) == '*') {
                star = inPattern++;
                afterStar = at;
            } else if (inPattern < text.length() && text.charAt(inPattern) == name.charAt(at)) {
                inPattern++;
                at++;
            } else if (star >= 0) {
                inPattern = star + 1;
                at = ++afterStar;
            } else {
                return false;
            }
        }
        while (inPattern < text.length() && text.charAt(inPattern) == '*') {
            inPattern++;
        }
        return inPattern == text.length();
    }

    /** Most names that do not fit are told by their last sign already. */
    private boolean endsOtherwiseThan(String name) {
        if (text.isEmpty() || name.isEmpty()) {
            return false;
        }
        char last = text.charAt(text.length() - 1);
        return last != '*' && last != name.charAt(name.length() - 1);
    }
}
