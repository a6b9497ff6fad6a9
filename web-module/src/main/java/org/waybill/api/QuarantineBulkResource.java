package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.io.InputStream;
import java.util.List;
import java.util.UUID;
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
import org.waybill.api.view.DecidedView;

/** Deciding about several events in quarantine at once. */
@Path("quarantine")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "quarantine", description = "What arrived and could not be recorded, until a person decides.")
public class QuarantineBulkResource {

    private static final String EXAMPLE = "{\"ids\": [\"01938f5e-4a3b-7c21-9d10-5e2f8a6b7c90\"]}";
    private static final int MOST = 100;

    @Inject
    private QuarantineDecisions decisions;

    /** Sends several again. */
    @POST
    @Path("retry")
    @RolesAllowed(Roles.OPERATOR)
    @Operation(
            summary = "Send several again",
            description = "Role: operator. Each as its own call does it. If something is in the way, the rest is left"
                    + " and problem says so.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            schema = @Schema(type = SchemaType.OBJECT),
                            examples = @ExampleObject(name = "one", value = EXAMPLE)))
    @APIResponseSchema(value = DecidedView.class, responseCode = "200", responseDescription = "What became of each.")
    @APIResponse(responseCode = "400", description = "The body must have 1 to 100 ids.")
    @APIResponse(responseCode = "503", description = "The queue or the database is not available; nothing was changed.")
    public DecidedView retry(InputStream body, @Context HttpServletRequest request) {
        String user = request.getUserPrincipal().getName();
        return decisions.each(ids(body, request), id -> decisions.retry(id, user));
    }

    /** Discards several. */
    @POST
    @Path("discard")
    @RolesAllowed(Roles.OPERATOR)
    @Operation(
            summary = "Discard several",
            description = "Role: operator. Each as its own call does it; they are gone for good. If something is in the"
                    + " way, the rest is left and problem says so.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            schema = @Schema(type = SchemaType.OBJECT),
                            examples = @ExampleObject(name = "one", value = EXAMPLE)))
    @APIResponseSchema(value = DecidedView.class, responseCode = "200", responseDescription = "What became of each.")
    @APIResponse(responseCode = "400", description = "The body must have 1 to 100 ids.")
    @APIResponse(responseCode = "503", description = "The database is not available; nothing was changed.")
    public DecidedView discard(InputStream body, @Context HttpServletRequest request) {
        String user = request.getUserPrincipal().getName();
        return decisions.each(ids(body, request), id -> decisions.discard(id, user));
    }

    private static List<UUID> ids(InputStream body, HttpServletRequest request) {
        JsonBody json = JsonBody.read(body, request, "ids");
        List<UUID> ids = json.ids("ids", MOST);
        json.verify();
        return ids;
    }
}
