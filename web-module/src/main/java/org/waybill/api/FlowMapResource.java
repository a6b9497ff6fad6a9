package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.view.FlowMapView;
import org.waybill.domain.flowmap.FlowMaps;

/** The flow map, as transactions were seen to go. */
@Path("flow-map")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "flow map", description = "Which flows transactions went through, and how they were handed over.")
public class FlowMapResource {

    private static final int DEFAULT_TRANSACTIONS = 1000;

    @Inject
    private FlowMaps maps;

    /** Draws the map of the newest transactions. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "Flows and hand-overs",
            description = "Role: viewer. What the events of the newest transactions tell: the flows, and the hand-overs"
                    + " between them with rate, failure share and latency. A hand-over is two events of one transaction"
                    + " that follow each other in time, in different flows.")
    @Parameter(
            name = "definition",
            in = ParameterIn.QUERY,
            description = "Only of that definition.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            name = "from",
            in = ParameterIn.QUERY,
            description = "Only with their first event at or after this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = "to",
            in = ParameterIn.QUERY,
            description = "Only with their first event before this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = "transactions",
            in = ParameterIn.QUERY,
            description = "The newest so many, 1 to 5000.",
            schema = @Schema(type = SchemaType.INTEGER, defaultValue = "1000", minimum = "1", maximum = "5000"))
    @APIResponseSchema(value = FlowMapView.class, responseCode = "200", responseDescription = "The map.")
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public FlowMapView map(@Context UriInfo uri) {
        return FlowMapView.of(maps.find(question(uri.getQueryParameters(), Instant.now())));
    }

    static FlowMaps.Question question(Map<String, List<String>> parameters, Instant now) {
        Query query = Query.of(parameters, "definition", "from", "to", "transactions");
        FlowMaps.Question question = new FlowMaps.Question(
                query.text("definition"),
                query.moment("from"),
                query.moment("to"),
                query.number("transactions", DEFAULT_TRANSACTIONS, FlowMaps.Question.MOST),
                now);
        query.verify();
        return question;
    }
}
