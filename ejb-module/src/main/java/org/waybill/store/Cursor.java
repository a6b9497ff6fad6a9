package org.waybill.store;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.waybill.domain.Page;

/**
 * Where the next page of a list begins that is ordered by a moment and an identity, newest first.
 *
 * @param at the last row's moment
 * @param id the last row's identity
 */
record Cursor(Instant at, UUID id) {

    /** @throws IllegalArgumentException if the text is not a cursor of ours */
    static Cursor parse(String text) {
        try {
            String[] parts = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.US_ASCII).split(" ", 2);
            return new Cursor(Instant.parse(parts[0]), UUID.fromString(parts[1]));
        } catch (IllegalArgumentException | DateTimeException | ArrayIndexOutOfBoundsException e) {
            throw new IllegalArgumentException(
                    "cursor must be the 'next' of the page before, was '" + Storable.text(text, 100) + "'", e);
        }
    }

    String text() {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString((at + " " + id).getBytes(StandardCharsets.US_ASCII));
    }

    /**
     * The page of rows after which no more were found.
     *
     * @param end how far was looked, absent when that was everything
     */
    static <T> Page<T> page(List<T> rows, int limit, Optional<Cursor> end) {
        return new Page<>(rows, end.map(Cursor::text), end.map(Cursor::at).filter(at -> rows.size() < limit));
    }

    /** The page of rows of which one more than {@code limit} was asked for. */
    static <T> Page<T> page(List<T> rows, int limit, Function<T, Cursor> cursor) {
        if (rows.size() <= limit) {
            return new Page<>(rows, Optional.empty());
        }
        List<T> items = rows.subList(0, limit);
        return new Page<>(items, Optional.of(cursor.apply(items.get(limit - 1)).text()));
    }
}
