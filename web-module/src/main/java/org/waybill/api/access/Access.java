package org.waybill.api.access;

import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.SecurityContext;
import java.lang.reflect.AnnotatedElement;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.waybill.api.problem.Problem;
import org.waybill.api.problem.ProblemException;

/**
 * Who may make a call.
 *
 * @param open whether it needs no log-in
 * @param roles one of these is needed; empty and not open means that nobody may
 */
record Access(boolean open, List<String> roles) {

    /** The header that a page of another site cannot set without asking first, and its value. */
    static final String REQUESTED_BY = "X-Requested-By";

    static final String WAYBILL = "waybill";

    private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");

    /** What a resource method's annotations say; without any, nobody may. */
    static Access of(AnnotatedElement method) {
        RolesAllowed allowed = method.getAnnotation(RolesAllowed.class);
        if (allowed != null) {
            return new Access(false, List.of(allowed.value()));
        }
        return new Access(method.isAnnotationPresent(PermitAll.class), List.of());
    }

    /**
     * Lets the call pass or refuses it: not logged in (401), a change asked for by a page of another site (403, see
     * OWASP's Cross-Site Request Forgery Prevention, "custom request headers"), or no sufficient role (403).
     *
     * @param method the HTTP method
     * @param caller who calls
     * @param headers gives a header of the request, null when it has none of that name
     */
    void check(String method, SecurityContext caller, UnaryOperator<String> headers) {
        boolean withCredentials = headers.apply(HttpHeaders.AUTHORIZATION) != null;
        if (!open && caller.getUserPrincipal() == null) {
            throw refuse(
                    401,
                    withCredentials
                            ? "The user name or the password in the Authorization header is wrong."
                            : "This needs a log-in: POST /waybill/api/session, or an Authorization header (Basic).");
        }
        if (!READING.contains(method) && !withCredentials && !WAYBILL.equals(headers.apply(REQUESTED_BY))) {
            throw refuse(
                    403,
                    "A changing request without an Authorization header needs the header " + REQUESTED_BY + ": "
                            + WAYBILL + ".");
        }
        if (!open && roles.stream().noneMatch(role -> role.equals(Roles.ANY) || caller.isUserInRole(role))) {
            throw refuse(
                    403,
                    roles.isEmpty()
                            ? "This call is closed."
                            : "This needs the role " + String.join(" or ", roles) + ".");
        }
    }

    private static ProblemException refuse(int status, String detail) {
        return new ProblemException(Problem.of(status, detail));
    }
}
