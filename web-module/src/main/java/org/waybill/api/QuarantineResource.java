package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.view.CountView;
import org.waybill.api.view.ListView;
import org.waybill.api.view.QuarantinedView;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.quarantine.QuarantineEntry;
import org.waybill.domain.quarantine.QuarantineFilter;
import org.waybill.domain.quarantine.QuarantinedEvent;

/** What could not be recorded: look at it, send it again, discard it. */
@Path("quarantine")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "quarantine", description = "What arrived and could not be recorded, until a person decides.")
public class QuarantineResource {

    private static final String THING = "event in quarantine";

    @Inject
    private Quarantine quarantine;

    @Inject
    private QuarantineDecisions decisions;

    @Inject
    private Audit audit;

    /** Lists what is in quarantine. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "List the quarantine", description = "Role: viewer. The newest first.")
    @Parameter(
            name = "reason",
            in = ParameterIn.QUERY,
            description = "Only with this text in the reason, ignoring case.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            name = "from",
            in = ParameterIn.QUERY,
            description = "Only received at or after this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = "to",
            in = ParameterIn.QUERY,
            description = "Only received before this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(ref = WaybillApi.LIMIT)
    @Parameter(ref = WaybillApi.CURSOR)
    @APIResponse(responseCode = "200", description = "One page.")
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public ListView<QuarantinedView> list(@Context UriInfo uri) {
        Query query = Query.of(uri.getQueryParameters(), "reason", "from", "to", Query.LIMIT, Query.CURSOR);
        QuarantineFilter filter = filter(query);
        int limit = query.limit();
        query.verify();
        return ListView.of(Query.page(query.cursor(), () -> quarantine.find(filter, limit, query.cursor()))
                .map(QuarantinedView::of));
    }

    /** Counts them. */
    @GET
    @Path("count")
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "Count the quarantine", description = "Role: viewer. Counts at most 10,000.")
    @Parameter(
            name = "reason",
            in = ParameterIn.QUERY,
            description = "Only with this text in the reason, ignoring case.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            name = "from",
            in = ParameterIn.QUERY,
            description = "Only received at or after this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = "to",
            in = ParameterIn.QUERY,
            description = "Only received before this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @APIResponseSchema(value = CountView.class, responseCode = "200", responseDescription = "How many.")
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public CountView count(@Context UriInfo uri) {
        Query query = Query.of(uri.getQueryParameters(), "reason", "from", "to");
        QuarantineFilter filter = filter(query);
        query.verify();
        return CountView.of(quarantine.count(filter));
    }

    private static QuarantineFilter filter(Query query) {
        return new QuarantineFilter(query.text("reason"), query.moment("from"), query.moment("to"));
    }

    /** One of them, without its bytes. */
    @GET
    @Path("{id}")
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "One event in quarantine", description = "Role: viewer.")
    @APIResponseSchema(value = QuarantinedView.class, responseCode = "200", responseDescription = "The event.")
    @APIResponse(responseCode = "404", description = "There is no such event in quarantine.")
    public QuarantinedView one(@PathParam("id") String id) {
        return QuarantinedView.of(entry(id));
    }

    /** Its bytes; the audit knows of it before they go out, under the id that it has in quarantine. */
    @GET
    @Path("{id}/content")
    @RolesAllowed(Roles.PAYLOAD_READER)
    @Produces(MediaType.WILDCARD)
    @Operation(
            summary = "The bytes of an event in quarantine",
            description =
                    "Role: payload-reader. Written to the audit. Text comes as text/plain, everything else and every"
                            + " download as application/octet-stream.")
    @Parameter(
            name = "download",
            in = ParameterIn.QUERY,
            description = "true: as a file.",
            schema = @Schema(type = SchemaType.BOOLEAN, defaultValue = "false"))
    @APIResponse(
            responseCode = "200",
            description = "The bytes.",
            content = {@Content(mediaType = "text/plain"), @Content(mediaType = "application/octet-stream")})
    @APIResponse(responseCode = "404", description = "There is no such event in quarantine.")
    public Response content(@PathParam("id") String id, @Context UriInfo uri, @Context HttpServletRequest request) {
        Query query = Query.of(uri.getQueryParameters(), "download");
        boolean download = query.flag("download").orElse(false);
        query.verify();
        QuarantinedEvent event = find(id);
        audit.write(user(request), event.id(), download, QuarantineDecisions.QUARANTINE);
        return download
                ? Bytes.download(event.content(), event.id(), event.contentType())
                : Bytes.view(event.content());
    }

    /** Sends it again and removes it, both or neither. */
    @POST
    @Path("{id}/retry")
    @RolesAllowed(Roles.OPERATOR)
    @Operation(
            summary = "Send it again",
            description =
                    "Role: operator. Written to the audit. Sends the bytes to the recorder again and takes them out of quarantine, in one"
                            + " transaction. If they still cannot be read they come back under another id.")
    @APIResponse(responseCode = "204", description = "Sent, and out of quarantine.")
    @APIResponse(responseCode = "404", description = "There is no such event in quarantine.")
    @APIResponse(responseCode = "503", description = "The queue or the database is not available; nothing was changed.")
    public void retry(@PathParam("id") String id, @Context HttpServletRequest request) {
        UUID wanted = Ids.parse(THING, id);
        if (!decisions.retry(wanted, user(request))) {
            throw Ids.unknown(THING, wanted);
        }
    }

    /** Discards it for good. */
    @DELETE
    @Path("{id}")
    @RolesAllowed(Roles.OPERATOR)
    @Operation(summary = "Discard it", description = "Role: operator. Written to the audit. It is gone for good.")
    @APIResponse(responseCode = "204", description = "Discarded.")
    @APIResponse(responseCode = "404", description = "There is no such event in quarantine.")
    public void discard(@PathParam("id") String id, @Context HttpServletRequest request) {
        UUID wanted = Ids.parse(THING, id);
        if (!decisions.discard(wanted, user(request))) {
            throw Ids.unknown(THING, wanted);
        }
    }

    private static String user(HttpServletRequest request) {
        return request.getUserPrincipal().getName();
    }

    private QuarantineEntry entry(String id) {
        UUID wanted = Ids.parse(THING, id);
        return quarantine.entry(wanted).orElseThrow(() -> Ids.unknown(THING, wanted));
    }

    private QuarantinedEvent find(String id) {
        UUID wanted = Ids.parse(THING, id);
        return quarantine.byId(wanted).orElseThrow(() -> Ids.unknown(THING, wanted));
    }
}
