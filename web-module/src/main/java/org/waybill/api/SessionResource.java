package org.waybill.api;

import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.Json;
import jakarta.json.JsonException;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.json.JsonString;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.io.StringReader;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirements;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.LogInThrottle;
import org.waybill.api.access.Roles;
import org.waybill.api.problem.Problem;
import org.waybill.api.problem.ProblemException;
import org.waybill.api.view.SessionView;

/** Log-in, log-out, and who am I. */
@Path("session")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "session", description = "Log-in for people; scripts use an Authorization header (Basic) instead.")
public class SessionResource {

    @Inject
    private LogInThrottle throttle;

    /** Logs in. The session's id is new from then on, so that nobody can have chosen it beforehand. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @PermitAll
    @SecurityRequirements
    @Operation(
            summary = "Log in",
            description =
                    "Open to everybody. Answers with a cookie (HttpOnly, SameSite=Strict). After five failures the"
                            + " same user must wait at the same address.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            schema = @Schema(implementation = LogIn.class),
                            examples =
                                    @ExampleObject(
                                            name = "demo",
                                            value = "{\"user\": \"operator\", \"password\": \"operator\"}")))
    @APIResponseSchema(value = SessionView.class, responseCode = "200", responseDescription = "Logged in.")
    @APIResponse(responseCode = "400", description = "The body is not as it should be.")
    @APIResponse(responseCode = "401", description = "User name or password is wrong.")
    @APIResponse(responseCode = "429", description = "Too many failures; Retry-After says how long to wait.")
    public SessionView logIn(String body, @Context HttpServletRequest request) {
        LogIn logIn = LogIn.read(body);
        String address = request.getRemoteAddr();
        throttle.waitFor(logIn.user(), address).ifPresent(wait -> {
            throw tooMany(wait);
        });
        try {
            if (request.getUserPrincipal() != null) {
                request.logout();
            }
            request.login(logIn.user(), logIn.password());
        } catch (ServletException e) {
            throttle.failed(logIn.user(), address);
            throw new ProblemException(Problem.of(401, "The user name or the password is wrong."));
        }
        throttle.succeeded(logIn.user(), address);
        request.getSession();
        request.changeSessionId();
        return view(request);
    }

    /** Says who is logged in. */
    @GET
    @RolesAllowed(Roles.ANY)
    @Operation(summary = "Who am I", description = "Role: any.")
    @APIResponseSchema(value = SessionView.class, responseCode = "200", responseDescription = "Who is logged in.")
    public SessionView whoAmI(@Context HttpServletRequest request) {
        return view(request);
    }

    /** Logs out; the session is gone. */
    @DELETE
    @RolesAllowed(Roles.ANY)
    @Operation(summary = "Log out", description = "Role: any.")
    @APIResponse(responseCode = "204", description = "Logged out.")
    public void logOut(@Context HttpServletRequest request) throws ServletException {
        request.logout();
        HttpSession session = request.getSession(false);
        if (session != null) {
            session.invalidate();
        }
    }

    private static SessionView view(HttpServletRequest request) {
        return new SessionView(
                request.getUserPrincipal().getName(),
                Roles.ALL.stream().filter(request::isUserInRole).toList());
    }

    private static ProblemException tooMany(Duration wait) {
        return ProblemException.passing(
                Problem.of(429, "Too many failed log-ins; try again in " + Math.max(1, wait.toSeconds()) + " seconds."),
                wait);
    }

    /** What a person types in. */
    @Schema(name = "LogIn")
    record LogIn(String user, String password) {

        static LogIn read(String body) {
            try (JsonReader reader = Json.createReader(new StringReader(body))) {
                JsonObject json = reader.readObject();
                return new LogIn(text(json, "user"), text(json, "password"));
            } catch (JsonException e) {
                throw new ProblemException(
                        Problem.of(400, "The body must be a JSON object with the members user and password."));
            }
        }

        private static String text(JsonObject json, String name) {
            if (json.get(name) instanceof JsonString text && !text.getString().isEmpty()) {
                return text.getString();
            }
            throw new ProblemException(Problem.of(400, name, "must be a text that is not empty"));
        }

        @Override
        public String toString() {
            return "LogIn[" + user + "]";
        }
    }
}
