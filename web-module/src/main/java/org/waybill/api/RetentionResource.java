package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.problem.Problem;
import org.waybill.api.problem.ProblemException;
import org.waybill.api.view.RetentionView;
import org.waybill.domain.retention.Retention;
import org.waybill.domain.retention.RetentionRules;

/** What is kept for how long, and what was deleted. */
@Path("retention")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "retention", description = "What is kept for how long, and what was deleted.")
public class RetentionResource {

    @Inject
    private RetentionRules rules;

    @Inject
    private Retention retention;

    /** The rules and the last sweep. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "What is kept for how long",
            description =
                    "Role: viewer. The rules of this node's settings, and the last sweep, or the one that goes on.")
    @APIResponseSchema(
            value = RetentionView.class,
            responseCode = "200",
            responseDescription = "The rules and the last sweep.")
    public RetentionView rules() {
        return RetentionView.of(rules, retention.last());
    }

    /** Lets a sweep begin. */
    @POST
    @Path("sweep")
    @RolesAllowed(Roles.ADMIN)
    @Operation(
            summary = "Delete what is kept no longer, now",
            description = "Role: admin. A sweep begins within a few seconds, though the last one was not a day ago;"
                    + " nothing changes while one goes on.")
    @APIResponse(
            responseCode = "202",
            description = "A sweep goes on, or will.",
            content = @Content(schema = @Schema(implementation = RetentionView.class)))
    @APIResponse(responseCode = "409", description = "The settings keep everything for ever.")
    public Response sweep() {
        if (rules.keepEverything()) {
            throw new ProblemException(Problem.of(
                    409,
                    "Everything is kept for ever, there is nothing to delete; waybill.retention.complete-days and"
                            + " the like in the server's properties would say otherwise."));
        }
        retention.request();
        return Response.accepted(rules()).build();
    }
}
