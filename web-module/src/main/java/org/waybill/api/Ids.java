package org.waybill.api;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import org.waybill.api.problem.ProblemException;

/** Identities in paths. */
final class Ids {

    private static final Pattern FORM =
            Pattern.compile("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}");

    /** For sentences that say what would be right. */
    static final String EXAMPLE = "01938f5e-4a3b-7c21-9d10-5e2f8a6b7c90";

    private Ids() {}

    /**
     * The identity that a path names.
     *
     * @param thing what is looked for, in words, for instance {@code event}
     * @throws ProblemException with 404 when it has not the form of one: such a thing cannot be
     */
    static UUID parse(String thing, String text) {
        return read(text)
                .orElseThrow(() -> ProblemException.notFound(
                        "There is no " + thing + " '" + text + "'; an id is a UUID, for instance " + EXAMPLE + "."));
    }

    /** The identity that a text writes down; empty when it has not the form of one. */
    static Optional<UUID> read(String text) {
        return FORM.matcher(text).matches() ? Optional.of(UUID.fromString(text)) : Optional.empty();
    }

    /** What to say when nothing has that identity. */
    static ProblemException unknown(String thing, UUID id) {
        return ProblemException.notFound("There is no " + thing + " " + id + ".");
    }
}
