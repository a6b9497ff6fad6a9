package org.waybill.domain.transaction;

import java.util.Optional;

/** Least and greatest, also of values that may be absent: of a value and none it is the value. */
final class Merging {

    private Merging() {}

    static <T extends Comparable<? super T>> T least(T one, T other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    static <T extends Comparable<? super T>> T greatest(T one, T other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    static <T extends Comparable<? super T>> Optional<T> least(Optional<T> one, Optional<T> other) {
        return one.isPresent() && other.isPresent() ? Optional.of(least(one.get(), other.get())) : one.or(() -> other);
    }

    static <T extends Comparable<? super T>> Optional<T> greatest(Optional<T> one, Optional<T> other) {
        return one.isPresent() && other.isPresent()
                ? Optional.of(greatest(one.get(), other.get()))
                : one.or(() -> other);
    }
}
