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
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.view.ListView;
import org.waybill.api.view.PayloadAccessView;
import org.waybill.domain.event.PayloadAccess;
import org.waybill.domain.event.PayloadAccessQuery;

/** The audit: who saw which payload, and who decided about the quarantine. */
@Path("payload-accesses")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "audit", description = "Who saw which payload, and who decided about the quarantine.")
public class PayloadAccessesResource {

    @Inject
    private PayloadAccess.Log log;

    /** Lists lines of the audit. */
    @GET
    @RolesAllowed(Roles.ADMIN)
    @Operation(
            summary = "Who saw which payload",
            description =
                    "Role: admin. Every view and download of a payload, every retry and discard out of quarantine;"
                            + " the latest first.")
    @Parameter(
            name = "event",
            in = ParameterIn.QUERY,
            description = "Only about that event, or about what has that id in quarantine.",
            schema = @Schema(type = SchemaType.STRING, format = "uuid"))
    @Parameter(
            name = "user",
            in = ParameterIn.QUERY,
            description = "Only of that log-in name.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            name = "from",
            in = ParameterIn.QUERY,
            description = "Only done at or after this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = "to",
            in = ParameterIn.QUERY,
            description = "Only done before this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = "limit",
            in = ParameterIn.QUERY,
            description = "How many at most, 1 to 1000.",
            schema = @Schema(type = SchemaType.INTEGER, defaultValue = "50", minimum = "1", maximum = "1000"))
    @Parameter(
            name = "cursor",
            in = ParameterIn.QUERY,
            description = "Where to go on: next of the page before.",
            schema = @Schema(type = SchemaType.STRING))
    @APIResponse(
            responseCode = "200",
            description = "One page.",
            content = @Content(schema = @Schema(implementation = AccessList.class)))
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public ListView<PayloadAccessView> list(@Context UriInfo uri) {
        Query query = Query.of(uri.getQueryParameters(), "event", "user", "from", "to", Query.LIMIT, Query.CURSOR);
        PayloadAccessQuery wanted = new PayloadAccessQuery(
                query.id("event"),
                query.text("user"),
                query.moment("from"),
                query.moment("to"),
                query.limit(),
                query.cursor());
        query.verify();
        return ListView.of(Query.page(wanted.cursor(), () -> log.find(wanted)).map(PayloadAccessView::of));
    }

    /** Describes a page. */
    @Schema(name = "PayloadAccesses")
    record AccessList(
            List<PayloadAccessView> items,
            @Schema(nullable = true) String next) {}
}
