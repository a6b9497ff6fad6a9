package org.waybill.api.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.core.SecurityContext;
import java.security.Principal;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.waybill.api.problem.ProblemException;

class AccessTest {

    private static final Map<String, String> FROM_THE_VIEWER = Map.of("X-Requested-By", "waybill");
    private static final Map<String, String> FROM_A_SCRIPT = Map.of("Authorization", "Basic eA==");
    private static final Map<String, String> FROM_ANYWHERE = Map.of();

    @Test
    void aMethodThatSaysNothingIsClosedToEverybody() throws NoSuchMethodException {
        Access forgotten = access("forgotten");

        assertThat(refusal(forgotten, "GET", user("admin", "viewer"), FROM_A_SCRIPT))
                .isEqualTo(403);
        assertThat(refusal(forgotten, "GET", nobody(), FROM_ANYWHERE)).isEqualTo(401);
    }

    @Test
    void whoHasOneOfTheRolesMayPass() throws NoSuchMethodException {
        access("change").check("POST", user("operator"), FROM_A_SCRIPT::get);
        access("change").check("POST", user("admin"), FROM_A_SCRIPT::get);
    }

    @Test
    void noRoleImpliesAnother() throws NoSuchMethodException {
        assertThat(refusal(access("look"), "GET", user("admin", "operator", "payload-reader"), FROM_A_SCRIPT))
                .isEqualTo(403);
    }

    @Test
    void whoIsNotLoggedInIsToldSoBeforeAnythingElse() throws NoSuchMethodException {
        assertThat(refusal(access("change"), "POST", nobody(), FROM_ANYWHERE)).isEqualTo(401);
    }

    @Test
    void wrongCredentialsAreCalledWrong() {
        ProblemException refused = catchThrowableOfType(
                ProblemException.class, () -> access("look").check("GET", nobody(), FROM_A_SCRIPT::get));

        assertThat(refused).hasMessageContaining("password in the Authorization header is wrong");
    }

    @Test
    void anyRoleMeansWhoeverIsLoggedIn() throws NoSuchMethodException {
        access("any").check("GET", user(), FROM_ANYWHERE::get);

        assertThat(refusal(access("any"), "GET", nobody(), FROM_ANYWHERE)).isEqualTo(401);
    }

    @Test
    void aPageOfAnotherSiteCannotChangeAnything() throws NoSuchMethodException {
        assertThat(refusal(access("change"), "POST", user("operator"), FROM_ANYWHERE))
                .isEqualTo(403);
        assertThat(refusal(access("change"), "DELETE", user("operator"), Map.of("X-Requested-By", "other")))
                .isEqualTo(403);
        access("change").check("POST", user("operator"), FROM_THE_VIEWER::get);
    }

    @Test
    void norCanItLogAnybodyIn() throws NoSuchMethodException {
        assertThat(refusal(access("open"), "POST", nobody(), FROM_ANYWHERE)).isEqualTo(403);
        access("open").check("POST", nobody(), FROM_THE_VIEWER::get);
    }

    @Test
    void readingNeedsNoHeader() throws NoSuchMethodException {
        access("look").check("GET", user("viewer"), FROM_ANYWHERE::get);
        access("look").check("HEAD", user("viewer"), FROM_ANYWHERE::get);
    }

    private static int refusal(Access access, String method, SecurityContext caller, Map<String, String> headers) {
        return catchThrowableOfType(ProblemException.class, () -> access.check(method, caller, headers::get))
                .problem()
                .status();
    }

    private static Access access(String method) throws NoSuchMethodException {
        return Access.of(Calls.class.getDeclaredMethod(method));
    }

    private static SecurityContext nobody() {
        return new Caller(null, Set.of());
    }

    private static SecurityContext user(String... roles) {
        return new Caller(() -> "somebody", Set.of(roles));
    }

    interface Calls {
        void forgotten();

        @PermitAll
        void open();

        @RolesAllowed(Roles.VIEWER)
        void look();

        @RolesAllowed({Roles.OPERATOR, Roles.ADMIN})
        void change();

        @RolesAllowed(Roles.ANY)
        void any();
    }

    private record Caller(Principal principal, Set<String> roles) implements SecurityContext {
        @Override
        public Principal getUserPrincipal() {
            return principal;
        }

        @Override
        public boolean isUserInRole(String role) {
            return roles.contains(role);
        }

        @Override
        public boolean isSecure() {
            return false;
        }

        @Override
        public String getAuthenticationScheme() {
            return BASIC_AUTH;
        }
    }
}
