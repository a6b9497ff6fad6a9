package org.waybill.domain;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One page of a list that is read by keyset: no page is ever counted or skipped over, so the millionth is as fast as the
 * first.
 *
 * <p>Some searches look through a bounded number of candidates a page, newest first, so that a page comes soon whatever is
 * searched for. Such a page may have fewer items than asked for, even none, and there may be more after it.
 *
 * @param items the page's items, in the list's order
 * @param next where the next page begins, absent on the last one; opaque to the reader
 * @param searchedTo everything newer than this moment has been looked through; absent when the page is full or the last one
 */
public record Page<T>(List<T> items, Optional<String> next, Optional<Instant> searchedTo) {
    public Page {
        items = List.copyOf(items);
    }

    /** A page of a list of which everything is shown. */
    public Page(List<T> items, Optional<String> next) {
        this(items, next, Optional.empty());
    }

    /** The same page of other things. */
    public <R> Page<R> map(Function<? super T, ? extends R> view) {
        return with(items.stream().<R>map(view).toList());
    }

    /** The same page with other items. */
    public <R> Page<R> with(List<R> others) {
        return new Page<>(others, next, searchedTo);
    }
}
