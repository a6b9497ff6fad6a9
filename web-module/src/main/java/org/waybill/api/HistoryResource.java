package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.problem.Problem;
import org.waybill.api.problem.ProblemException;
import org.waybill.api.view.HistoryJobView;
import org.waybill.domain.definition.KeptDefinitions;
import org.waybill.domain.history.HistoryConflictException;
import org.waybill.domain.history.HistoryJob;
import org.waybill.domain.history.HistoryJobs;

/** Applies a definition to the events that were recorded before. */
@Path("definitions/{name}/history")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "definitions")
public class HistoryResource {

    @Inject
    private KeptDefinitions definitions;

    @Inject
    private HistoryJobs jobs;

    /** Starts a job. */
    @POST
    @RolesAllowed(Roles.ADMIN)
    @Operation(
            summary = "Apply a definition to the history",
            description =
                    "Role: admin. Starts a job that gives the same as if all versions of the definition had been there"
                            + " from the start. Recording goes on meanwhile.")
    @Parameter(
            name = "from",
            in = ParameterIn.QUERY,
            description = "Only events created from then on; all of them when it is not said.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @APIResponse(
            responseCode = "202",
            description = "Started; Location says where to look how it goes.",
            content = @Content(schema = @Schema(implementation = HistoryJobView.class)))
    @APIResponse(responseCode = "404", description = "There is no version that could be applied.")
    @APIResponse(responseCode = "409", description = "It is being applied already.")
    public Response start(@PathParam("name") String name, @Context UriInfo uri, @Context HttpServletRequest request) {
        Query query = Query.of(uri.getQueryParameters(), "from");
        Optional<Instant> from = query.moment("from");
        query.verify();
        if (definitions.current(name).versions().isEmpty()) {
            throw ProblemException.notFound(
                    "There is no version of '" + name + "' that could be applied; a draft must be activated first.");
        }
        try {
            HistoryJob job = jobs.start(name, from, request.getUserPrincipal().getName());
            return Response.accepted(HistoryJobView.of(job))
                    .location(uri.getBaseUriBuilder()
                            .path("history-jobs")
                            .path(job.id().toString())
                            .build())
                    .build();
        } catch (HistoryConflictException e) {
            throw new ProblemException(Problem.of(409, e.getMessage()));
        }
    }
}
