package org.waybill.api;

import java.util.UUID;
import java.util.regex.Pattern;
import org.waybill.api.problem.ProblemException;

/** Identities in paths. */
final class Ids {

    private static final Pattern FORM =
            Pattern.compile("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}");

    private Ids() {}

    /**
     * The identity that a path names.
     *
     * @param thing what is looked for, in words, for instance {@code event}
     * @throws ProblemException with 404 when it has not the form of one: such a thing cannot be
     */
    static UUID parse(String thing, String text) {
        if (!FORM.matcher(text).matches()) {
            throw ProblemException.notFound("There is no " + thing + " '" + text
                    + "'; an id is a UUID, for instance 01938f5e-4a3b-7c21-9d10-5e2f8a6b7c90.");
        }
        return UUID.fromString(text);
    }

    /** What to say when nothing has that identity. */
    static ProblemException unknown(String thing, UUID id) {
        return ProblemException.notFound("There is no " + thing + " " + id + ".");
    }
}
