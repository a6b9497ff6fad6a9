package org.waybill.domain.transaction;

import static java.util.Objects.requireNonNull;

/** A named value by which people look for a business transaction, for instance {@code orderNumber = 4711}. */
public record BusinessKey(String name, String value) implements Comparable<BusinessKey> {
    public BusinessKey {
        requireNonNull(name, "name");
        requireNonNull(value, "value");
    }

    @Override
    public int compareTo(BusinessKey other) {
        int byName = name.compareTo(other.name);
        return byName != 0 ? byName : value.compareTo(other.value);
    }
}
