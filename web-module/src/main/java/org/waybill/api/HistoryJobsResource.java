package org.waybill.api;

import static org.waybill.domain.history.HistoryJob.State.CANCELLED;
import static org.waybill.domain.history.HistoryJob.State.PAUSED;
import static org.waybill.domain.history.HistoryJob.State.RUNNING;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.problem.Problem;
import org.waybill.api.problem.ProblemException;
import org.waybill.api.view.HistoryJobView;
import org.waybill.api.view.ListView;
import org.waybill.domain.history.HistoryJob;
import org.waybill.domain.history.HistoryJobs;

/** Definitions being applied to the history: how it goes, and what can be done about it. */
@Path("history-jobs")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "definitions")
public class HistoryJobsResource {

    @Inject
    private HistoryJobs jobs;

    /** Lists jobs. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "List history jobs", description = "Role: viewer. The newest first, those that ended too.")
    @Parameter(ref = WaybillApi.LIMIT)
    @Parameter(ref = WaybillApi.CURSOR)
    @APIResponse(
            responseCode = "200",
            description = "One page.",
            content = @Content(schema = @Schema(implementation = JobList.class)))
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public ListView<HistoryJobView> list(@Context UriInfo uri) {
        Query query = Query.of(uri.getQueryParameters(), Query.LIMIT, Query.CURSOR);
        int limit = query.limit();
        Optional<String> cursor = query.cursor();
        query.verify();
        return ListView.of(Query.page(cursor, () -> jobs.find(limit, cursor)).map(HistoryJobView::of));
    }

    /** One job. */
    @GET
    @Path("{id}")
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "One history job", description = "Role: viewer. How far it is.")
    @APIResponseSchema(value = HistoryJobView.class, responseCode = "200", responseDescription = "The job.")
    @APIResponse(responseCode = "404", description = "There is no such job.")
    public HistoryJobView one(@PathParam("id") String id) {
        return HistoryJobView.of(job(id));
    }

    /** Pauses a job. */
    @POST
    @Path("{id}/pause")
    @RolesAllowed(Roles.ADMIN)
    @Operation(summary = "Pause a history job", description = "Role: admin. It stops after the events that it is at.")
    @APIResponseSchema(value = HistoryJobView.class, responseCode = "200", responseDescription = "The job.")
    @APIResponse(responseCode = "404", description = "There is no such job.")
    @APIResponse(responseCode = "409", description = "It does not run.")
    public HistoryJobView pause(@PathParam("id") String id) {
        return moved(id, Set.of(RUNNING), PAUSED, "only a running job can be paused");
    }

    /** Resumes a job. */
    @POST
    @Path("{id}/resume")
    @RolesAllowed(Roles.ADMIN)
    @Operation(summary = "Resume a history job", description = "Role: admin. It goes on where it was.")
    @APIResponseSchema(value = HistoryJobView.class, responseCode = "200", responseDescription = "The job.")
    @APIResponse(responseCode = "404", description = "There is no such job.")
    @APIResponse(responseCode = "409", description = "It is not paused.")
    public HistoryJobView resume(@PathParam("id") String id) {
        return moved(id, Set.of(PAUSED), RUNNING, "only a paused job can be resumed");
    }

    /** Cancels a job. */
    @POST
    @Path("{id}/cancel")
    @RolesAllowed(Roles.ADMIN)
    @Operation(
            summary = "Cancel a history job",
            description = "Role: admin. What it has linked stays; another job does the rest.")
    @APIResponseSchema(value = HistoryJobView.class, responseCode = "200", responseDescription = "The job.")
    @APIResponse(responseCode = "404", description = "There is no such job.")
    @APIResponse(responseCode = "409", description = "It has ended.")
    public HistoryJobView cancel(@PathParam("id") String id) {
        return moved(id, Set.of(RUNNING, PAUSED), CANCELLED, "a job that has ended stays as it is");
    }

    private HistoryJobView moved(String id, Set<HistoryJob.State> before, HistoryJob.State after, String rule) {
        HistoryJob job = job(id);
        if (!jobs.move(job.id(), before, after)) {
            throw new ProblemException(
                    Problem.of(409, "The job " + job.id() + " is " + job(id).state() + "; " + rule + "."));
        }
        return HistoryJobView.of(job(id));
    }

    private HistoryJob job(String text) {
        UUID id = Ids.parse("history job", text);
        return jobs.byId(id).orElseThrow(() -> Ids.unknown("history job", id));
    }

    /** Describes a page. */
    @Schema(name = "HistoryJobs")
    record JobList(
            List<HistoryJobView> items,
            @Schema(nullable = true) String next) {}
}
