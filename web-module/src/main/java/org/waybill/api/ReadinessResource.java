package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.view.ReadinessView;
import org.waybill.domain.preparation.Readiness;

/** Whether this node records. */
@Path("readiness")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "readiness", description = "Whether this node records, and if not, what is in the way.")
public class ReadinessResource {

    @Inject
    private Readiness readiness;

    /** Tells load balancers by the status, and people by the words. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "Does this node record?",
            description =
                    "Role: viewer. 503 until the tables, the database's settings and the definitions are in order;"
                            + " events wait on the queue meanwhile.")
    @APIResponse(
            responseCode = "200",
            description = "It records.",
            content = @Content(schema = @Schema(implementation = ReadinessView.class)))
    @APIResponse(
            responseCode = "503",
            description = "It does not; the answer says what is in the way and how to remedy it.",
            content = @Content(schema = @Schema(implementation = ReadinessView.class)))
    public Response get() {
        ReadinessView view = ReadinessView.of(readiness.report());
        return Response.status(view.ready() ? 200 : 503).entity(view).build();
    }
}
