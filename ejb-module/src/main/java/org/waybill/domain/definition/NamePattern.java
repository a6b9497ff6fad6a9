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

    /** Whether the whole name fits. Takes time proportional to the product of both lengths at worst. */
    public boolean matches(String name) {
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
}
