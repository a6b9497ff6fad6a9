package org.waybill.domain.transaction;

import static java.util.Objects.requireNonNull;

/** A named value by which people look for a business transaction, for instance {@code orderNumber = 4711}. */
public record BusinessKey(String name, String value) implements Comparable<BusinessKey> {
    public BusinessKey {
        requireNonNull(name, "name");
        requireNonNull(value, "value");
    }

    /** The longest value that is kept, in UTF-16 units. */
    public static final int MAX_VALUE = 255;

    /**
     * The key as it is kept and looked for: a value that is too long is cut and ends with an ellipsis, so that looking
     * for the whole value still finds it.
     */
    public static BusinessKey of(String name, String value) {
        return new BusinessKey(name, kept(value));
    }

    /** The value as it is kept and looked for. */
    public static String kept(String value) {
        if (value.length() <= MAX_VALUE) {
            return value;
        }
        int cut = Character.isHighSurrogate(value.charAt(MAX_VALUE - 2)) ? MAX_VALUE - 2 : MAX_VALUE - 1;
        return value.substring(0, cut) + "…";
    }

    @Override
    public int compareTo(BusinessKey other) {
        int byName = name.compareTo(other.name);
        return byName != 0 ? byName : value.compareTo(other.value);
    }
}
