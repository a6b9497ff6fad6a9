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
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.view.DefinitionCountsView;
import org.waybill.api.view.RollupsView;
import org.waybill.domain.rollup.Bucket;
import org.waybill.domain.rollup.Level;
import org.waybill.domain.rollup.RollupQuery;
import org.waybill.domain.rollup.Rollups;

/** Rollups: how many, in which states, how long. */
@Path("rollups")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "rollups", description = "Business transactions counted: how many, in which states, how long they took.")
public class RollupsResource {

    private static final int MOST_BUCKETS = 1000;

    @Inject
    private Rollups rollups;

    /** Counts by state, throughput and durations by time bucket. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "Count transactions",
            description =
                    "Role: viewer. Business transactions counted by state, with their durations, in buckets of time."
                            + " A transaction counts where its first event was created. It is a few seconds old; asOf says how"
                            + " old.")
    @Parameter(
            name = "definition",
            in = ParameterIn.QUERY,
            description = "Only of that definition.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            name = "version",
            in = ParameterIn.QUERY,
            description = "Only those whose newest version of the definition that is.",
            schema = @Schema(type = SchemaType.INTEGER, minimum = "1"))
    @Parameter(
            name = "from",
            in = ParameterIn.QUERY,
            description = "Only from the quarter hour of this time on; by default a day before the end.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = "to",
            in = ParameterIn.QUERY,
            description = "Only up to the end of the quarter hour before this time; by default now.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = "bucket",
            in = ParameterIn.QUERY,
            description =
                    "How wide buckets are, by clock and calendar of the zone; weeks begin on Monday. At most 1000.",
            schema = @Schema(implementation = Bucket.class, defaultValue = "HOUR"))
    @Parameter(
            name = "zone",
            in = ParameterIn.QUERY,
            description = "Whose clock and calendar.",
            example = "Europe/Berlin",
            schema = @Schema(type = SchemaType.STRING, defaultValue = "UTC"))
    @APIResponseSchema(value = RollupsView.class, responseCode = "200", responseDescription = "The rollups.")
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public RollupsView list(@Context UriInfo uri) {
        RollupQuery query = query(uri.getQueryParameters(), Instant.now());
        // asked before, so that the rollups are at least as fresh
        Optional<Instant> asOf = rollups.asOf();
        return RollupsView.of(query, rollups.find(query), asOf);
    }

    /** Counts by definition and state, of one span of time. */
    @GET
    @Path("definitions")
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "Count transactions by definition",
            description =
                    "Role: viewer. Business transactions of a span of time, counted by definition and state: which have"
                            + " trouble, and which are busy.")
    @Parameter(
            name = "from",
            in = ParameterIn.QUERY,
            description = "Only from the quarter hour of this time on; by default a day before the end.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = "to",
            in = ParameterIn.QUERY,
            description = "Only up to the end of the quarter hour before this time; by default now.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @APIResponseSchema(value = DefinitionCountsView.class, responseCode = "200", responseDescription = "The counts.")
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public DefinitionCountsView byDefinition(@Context UriInfo uri) {
        Query query = Query.of(uri.getQueryParameters(), "from", "to");
        Span span = span(query, Instant.now());
        query.verify();
        Instant from = Level.QUARTER_HOUR.floor(span.from());
        Instant to = Level.QUARTER_HOUR.ceiling(span.to());
        Optional<Instant> asOf = rollups.asOf();
        return DefinitionCountsView.of(from, to, rollups.byDefinition(from, to), asOf);
    }

    /** From when to when; a day, up to now, when nothing is said. */
    private static Span span(Query query, Instant now) {
        Instant to = query.moment("to").orElse(now);
        Instant from = query.moment("from").orElse(to.minus(Duration.ofDays(1)));
        if (!from.isBefore(to)) {
            query.wrong("from", "must be before to, was " + from + " with to " + to);
        }
        return new Span(from, to);
    }

    private record Span(Instant from, Instant to) {}

    static RollupQuery query(Map<String, List<String>> parameters, Instant now) {
        Query query = Query.of(parameters, "definition", "version", "from", "to", "bucket", "zone");
        Optional<String> definition = query.text("definition");
        Optional<Integer> version =
                Optional.of(query.number("version", 0, 999_999_999)).filter(number -> number > 0);
        Span span = span(query, now);
        Bucket bucket = query.choice("bucket", Bucket.class, Bucket.HOUR);
        ZoneId zone = query.zone("zone");
        if (version.isPresent() && definition.isEmpty()) {
            query.wrong("definition", "must be given where a version is");
        }
        query.verify();
        List<Instant> edges = bucket.edges(span.from(), span.to(), zone, MOST_BUCKETS);
        if (edges.size() > MOST_BUCKETS + 1) {
            query.wrong(
                    "bucket",
                    "must be so wide that there are at most " + MOST_BUCKETS + " from " + span.from() + " to "
                            + span.to() + ", was " + bucket);
        }
        query.verify();
        return new RollupQuery(definition, version, edges);
    }
}
