package org.waybill.domain;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One page of a list that is read by keyset: no page is ever counted or skipped over, so the millionth is as fast as the
 * first.
 *
 * @param items the page's items, in the list's order
 * @param next where the next page begins, absent on the last one; opaque to the reader
 */
public record Page<T>(List<T> items, Optional<String> next) {
    public Page {
        items = List.copyOf(items);
    }

    /** The same page of other things. */
    public <R> Page<R> map(Function<? super T, ? extends R> view) {
        return new Page<>(items.stream().<R>map(view).toList(), next);
    }
}
