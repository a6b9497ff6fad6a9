package org.waybill.domain.definition;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.waybill.domain.Page;

/**
 * Who changed what, and when. The changes are what is kept of definitions; everything else follows from them.
 *
 * @param number counts from 1 over all definitions, without gaps: who has seen a change has seen every one before
 * @param name the definition's name
 * @param version the version that is meant; a draft's is the one that it would have become then
 * @param action what was done
 * @param from since when events are meant, for what is about events from a moment on
 * @param author the log-in name of who did it
 * @param at when it was done
 * @param before the content as JSON before that, empty when there was none
 * @param body the content as JSON since then, empty when there is none
 */
public record DefinitionChange(
        long number,
        String name,
        int version,
        Action action,
        Optional<Instant> from,
        String author,
        Instant at,
        String before,
        String body) {

    public DefinitionChange {
        requireNonNull(name, "name");
        requireNonNull(action, "action");
        requireNonNull(from, "from");
        requireNonNull(author, "author");
        requireNonNull(at, "at");
        requireNonNull(before, "before");
        requireNonNull(body, "body");
    }

    /** The same with its number. */
    public DefinitionChange numbered(long next) {
        return new DefinitionChange(next, name, version, action, from, author, at, before, body);
    }

    /** What can be done. */
    public enum Action {
        CREATED_DRAFT,
        CHANGED_DRAFT,
        DISCARDED_DRAFT,
        /** The draft became a version. */
        ACTIVATED,
        /** A version came about without a draft. */
        PUBLISHED,
        /** A version came from another server with its number and its moment. */
        IMPORTED,
        /** From a moment on no version is in force. */
        RETIRED
    }

    /** Where changes are kept, for ever. Shared by all nodes. */
    public interface Log {

        /** The number of the last change, 0 when there is none. Cheap: nodes ask every two seconds. */
        long last();

        /** The changes after that number, in their order. */
        List<DefinitionChange> after(long number);

        /**
         * Keeps changes, all or none. Their numbers are the next ones.
         *
         * @return false if somebody else has taken one of the numbers; then nothing was changed
         */
        boolean append(List<DefinitionChange> changes);

        /**
         * Lists changes, the newest first.
         *
         * @param name of that definition only, if present
         * @param limit how many at most
         * @param cursor where to go on, from the page before
         * @throws IllegalArgumentException if the cursor is not one of ours
         */
        Page<DefinitionChange> find(Optional<String> name, int limit, Optional<String> cursor);
    }
}
