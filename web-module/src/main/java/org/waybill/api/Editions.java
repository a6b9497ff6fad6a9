package org.waybill.api;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.Request;
import java.util.function.Predicate;
import org.waybill.domain.definition.KeptDefinition;

/**
 * The edition of a definition as the entity tag of all that is said of it, so that a change can be made of what was seen alone:
 * If-Match and If-None-Match of <a href="https://www.rfc-editor.org/rfc/rfc9110#name-conditional-requests">RFC 9110</a>.
 */
final class Editions {

    /** What the API's description says of the header. */
    static final String IF_MATCH =
            "The edition that was seen, in quotes: if somebody has changed the definition since, 412.";

    private Editions() {}

    static EntityTag tag(KeptDefinition kept) {
        return new EntityTag(kept.edition());
    }

    /** Whether what there is of a definition is what the request wants to change; without conditions it always is. */
    static Predicate<KeptDefinition> meantBy(Request request) {
        return kept ->
                (kept.isNothing() ? request.evaluatePreconditions() : request.evaluatePreconditions(tag(kept))) == null;
    }
}
