package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.io.InputStream;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.problem.Problem;
import org.waybill.api.problem.ProblemException;
import org.waybill.api.view.ListView;
import org.waybill.api.view.SavedViewView;
import org.waybill.domain.Page;
import org.waybill.domain.savedview.SavedView;
import org.waybill.domain.savedview.SavedViews;

/** Lists that people want to come back to, or show to others. */
@Path("views")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "views", description = "Saved views: lists that people want to come back to, or show to others.")
public class ViewsResource {

    @Inject
    private SavedViews views;

    /** Lists the views that the caller sees. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "List the saved views", description = "Role: viewer. One's own and those that others share.")
    @APIResponse(responseCode = "200", description = "All of them, by page and name.")
    public ListView<SavedViewView> list(@Context HttpServletRequest request) {
        return ListView.of(new Page<>(views.seenBy(user(request)), Optional.empty()).map(SavedViewView::of));
    }

    /** Saves a view of the caller's. */
    @PUT
    @Path("{page}/{name}")
    @RolesAllowed(Roles.VIEWER)
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Save a view",
            description =
                    "Role: viewer. In place of one's own of that page and name; to share it needs the role operator.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            schema = @Schema(type = SchemaType.OBJECT),
                            examples =
                                    @ExampleObject(
                                            name = "late",
                                            value = "{\"query\": \"state=OVERDUE\", \"shared\": false}")))
    @APIResponseSchema(value = SavedViewView.class, responseCode = "200", responseDescription = "The view.")
    @APIResponse(responseCode = "400", description = "The name or a member is wrong; errors names it.")
    @APIResponse(responseCode = "404", description = "There is no such page.")
    @APIResponse(responseCode = "409", description = "One has 200 views already.")
    public SavedViewView put(
            @PathParam("page") String page,
            @PathParam("name") String name,
            InputStream body,
            @Context HttpServletRequest request) {
        SavedView view = view(page(page), name, user(request), JsonBody.read(body, request, "query", "shared"));
        if (view.shared() && !request.isUserInRole(Roles.OPERATOR)) {
            throw new ProblemException(Problem.of(403, "To share a view needs the role " + Roles.OPERATOR + "."));
        }
        if (!views.put(view, Instant.now().truncatedTo(ChronoUnit.MICROS))) {
            throw new ProblemException(Problem.of(
                    409, "You have " + SavedView.MOST + " saved views already; delete one that you do not need."));
        }
        return SavedViewView.of(view);
    }

    /** Deletes a view of the caller's. */
    @DELETE
    @Path("{page}/{name}")
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "Delete a saved view", description = "Role: viewer. One's own.")
    @APIResponse(responseCode = "204", description = "It is gone.")
    @APIResponse(responseCode = "404", description = "One has no such view.")
    public void delete(
            @PathParam("page") String page, @PathParam("name") String name, @Context HttpServletRequest request) {
        if (!views.remove(user(request), page(page), name.strip())) {
            throw ProblemException.notFound("You have no saved view '" + name + "' of the page " + page + ".");
        }
    }

    static SavedView view(SavedView.Of page, String name, String owner, JsonBody json) {
        String trimmed = name.strip();
        if (trimmed.isEmpty() || trimmed.length() > SavedView.LONGEST_NAME) {
            json.wrong("name", "must have 1 to " + SavedView.LONGEST_NAME + " characters, had " + trimmed.length());
        }
        if (trimmed.chars().anyMatch(Character::isISOControl)) {
            json.wrong("name", "must not hold control characters");
        }
        String query = json.text("query", SavedView.LONGEST_QUERY);
        if (query.startsWith("?")) {
            json.wrong("query", "must be what comes after the question mark");
        }
        boolean shared = json.flag("shared");
        json.verify();
        return new SavedView(page, trimmed, owner, query, shared);
    }

    static SavedView.Of page(String page) {
        return Arrays.stream(SavedView.Of.values())
                .filter(one -> name(one).equals(page))
                .findFirst()
                .orElseThrow(() -> ProblemException.notFound("There are no saved views of the page '" + page
                        + "'; pages are "
                        + Arrays.stream(SavedView.Of.values())
                                .map(ViewsResource::name)
                                .collect(Collectors.joining(", "))
                        + "."));
    }

    private static String name(SavedView.Of page) {
        return page.name().toLowerCase(Locale.ROOT);
    }

    private static String user(HttpServletRequest request) {
        return request.getUserPrincipal().getName();
    }
}
