package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;
import java.io.InputStream;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.problem.Problem;
import org.waybill.api.problem.ProblemException;
import org.waybill.api.view.AcceptedView;
import org.waybill.api.view.EventDetailView;
import org.waybill.api.view.EventView;
import org.waybill.api.view.ListView;
import org.waybill.domain.event.EventQuery;
import org.waybill.domain.event.Events;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.domain.transaction.Transactions;
import org.waybill.event.Payload;
import org.waybill.event.codec.EncodedEvent;

/** Events: the door for new ones, the recorded ones, their payload. */
@Path("events")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "events", description = "Monitoring events: send them, read what was recorded.")
public class EventsResource {

    private static final int LONGEST_SEARCH = 1000;

    @Inject
    private Events events;

    @Inject
    private Transactions transactions;

    @Inject
    private TransactionViews views;

    @Inject
    private EventDoor door;

    @Inject
    private Audit audit;

    @Inject
    private ApiSettings settings;

    /** Takes in one event or a batch, in any format. */
    @POST
    @RolesAllowed({Roles.OPERATOR, Roles.ADMIN})
    @Operation(
            summary = "Send events",
            description =
                    "Role: operator or admin. One event or a batch in native JSON, IBM wmb:event or mon:event XML, or"
                            + " CloudEvents 1.0 (structured, batched, or binary with ce- headers). 202 means durably queued;"
                            + " sending the same events again is safe, since each must carry its identity.")
    @RequestBody(
            required = true,
            content = {
                @Content(
                        mediaType = "application/json",
                        schema = @Schema(type = SchemaType.OBJECT),
                        examples =
                                @ExampleObject(
                                        name = "native",
                                        value = "{\"id\": \"01938f5e-4a3b-7c21-9d10-5e2f8a6b7c90\", \"name\":"
                                                + " \"OrderReceived\", \"flow\": \"Orders\", \"address\": \"Queue"
                                                + " In.transaction.Start\", \"createdAt\":"
                                                + " \"2026-11-30T10:41:07.123456Z\", \"globalTransactionId\":"
                                                + " \"order-4711\"}")),
                @Content(mediaType = "application/xml", schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = "application/cloudevents+json", schema = @Schema(type = SchemaType.OBJECT)),
                @Content(mediaType = "application/cloudevents-batch+json", schema = @Schema(type = SchemaType.ARRAY))
            })
    @APIResponse(
            responseCode = "202",
            description = "Durably queued.",
            content = @Content(schema = @Schema(implementation = AcceptedView.class)))
    @APIResponse(responseCode = "400", description = "An event cannot be read: what is wrong, where, what is right.")
    @APIResponse(responseCode = "413", description = "The body is too large.")
    @APIResponse(responseCode = "415", description = "The content type is none of an event's.")
    @APIResponse(responseCode = "503", description = "The queue is not available; Retry-After says when to come back.")
    public Response take(InputStream body, @Context HttpHeaders headers, @Context HttpServletRequest request) {
        byte[] content = Body.read(body, request.getContentLengthLong(), settings.maxBodyBytes());
        String contentType = request.getContentType() == null ? "" : request.getContentType();
        EncodedEvent event =
                new EncodedEvent(content, contentType, EventHeaders.properties(headers.getRequestHeaders()), "");
        return Response.accepted(new AcceptedView(door.take(event))).build();
    }

    /** Lists recorded events. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "List events",
            description =
                    "Role: viewer. Recorded events, the newest first. A call looks through a limited number of them;"
                            + " searchedTo says how far, and next goes on.")
    @Parameter(
            name = "flow",
            in = ParameterIn.QUERY,
            description = "Only of the flow with that unique or short name.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            name = "name",
            in = ParameterIn.QUERY,
            description = "Only of that event name.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            name = "globalTransactionId",
            in = ParameterIn.QUERY,
            description = "Only with that correlator.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            name = "matched",
            in = ParameterIn.QUERY,
            description = "true: only those that belong to a transaction; false: only those that do not.",
            schema = @Schema(type = SchemaType.BOOLEAN))
    @Parameter(
            name = "failure",
            in = ParameterIn.QUERY,
            description = "Only whose failure's text contains this, ignoring case.",
            schema = @Schema(type = SchemaType.STRING, maxLength = LONGEST_SEARCH))
    @Parameter(
            name = "payload",
            in = ParameterIn.QUERY,
            description =
                    "Only whose payload contains this text in UTF-8, exactly. Role: payload-reader; written to the"
                            + " audit.",
            schema = @Schema(type = SchemaType.STRING, maxLength = LONGEST_SEARCH))
    @Parameter(
            name = "from",
            in = ParameterIn.QUERY,
            description = "Only created at or after this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = "to",
            in = ParameterIn.QUERY,
            description = "Only created before this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(ref = WaybillApi.LIMIT)
    @Parameter(ref = WaybillApi.CURSOR)
    @APIResponse(responseCode = "200", description = "One page.")
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    @APIResponse(responseCode = "403", description = "A search in payloads without the role payload-reader.")
    public ListView.Search<EventView> list(@Context UriInfo uri, @Context SecurityContext caller) {
        Query query = Query.of(
                uri.getQueryParameters(),
                "flow",
                "name",
                "globalTransactionId",
                "matched",
                "failure",
                "payload",
                "from",
                "to",
                Query.LIMIT,
                Query.CURSOR);
        EventQuery wanted = new EventQuery(
                query.text("flow"),
                query.text("name"),
                query.text("globalTransactionId"),
                query.flag("matched"),
                query.text("failure", LONGEST_SEARCH),
                query.text("payload", LONGEST_SEARCH),
                query.moment("from"),
                query.moment("to"),
                query.limit(),
                query.cursor());
        query.verify();
        if (wanted.payload().isPresent()) {
            if (!caller.isUserInRole(Roles.PAYLOAD_READER)) {
                throw new ProblemException(
                        Problem.of(403, "A search in payloads needs the role " + Roles.PAYLOAD_READER + "."));
            }
            audit.writeSearch(
                    caller.getUserPrincipal().getName(), uri.getRequestUri().getQuery());
        }
        return ListView.Search.of(
                Query.page(wanted.cursor(), () -> events.find(wanted)).map(EventView::of));
    }

    /** One event. */
    @GET
    @Path("{id}")
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "One event", description = "Role: viewer. The event and the transactions that it belongs to.")
    @APIResponseSchema(value = EventDetailView.class, responseCode = "200", responseDescription = "The event.")
    @APIResponse(responseCode = "404", description = "There is no such event.")
    public EventDetailView one(@PathParam("id") String id) {
        UUID event = Ids.parse("event", id);
        RecordedEvent recorded = events.byId(event).orElseThrow(() -> Ids.unknown("event", event));
        return new EventDetailView(EventView.of(recorded), views.of(transactions.ofEvent(event), Instant.now()));
    }

    /** The payload's bytes; the audit knows of it before they go out. */
    @GET
    @Path("{id}/payload")
    @RolesAllowed(Roles.PAYLOAD_READER)
    @Produces(MediaType.WILDCARD)
    @Operation(
            summary = "The payload of an event",
            description =
                    "Role: payload-reader. Written to the audit. Text comes as text/plain, everything else and every"
                            + " download as application/octet-stream; the event tells the real type.")
    @Parameter(
            name = "download",
            in = ParameterIn.QUERY,
            description = "true: as a file.",
            schema = @Schema(type = SchemaType.BOOLEAN, defaultValue = "false"))
    @Parameter(
            name = "search",
            in = ParameterIn.QUERY,
            description = "By which search it was reached, for the audit.",
            schema = @Schema(type = SchemaType.STRING))
    @APIResponse(
            responseCode = "200",
            description = "The bytes.",
            content = {@Content(mediaType = "text/plain"), @Content(mediaType = "application/octet-stream")})
    @APIResponse(
            responseCode = "404",
            description = "There is no such event, or no payload of it; the detail says why.")
    public Response payload(@PathParam("id") String id, @Context UriInfo uri, @Context HttpServletRequest request) {
        Query query = Query.of(uri.getQueryParameters(), "download", "search");
        boolean download = query.flag("download").orElse(false);
        String search = query.text("search").orElse("");
        query.verify();
        UUID event = Ids.parse("event", id);
        Payload payload = events.payload(event).orElseThrow(() -> Ids.unknown("event", event));
        if (!payload.isPresent()) {
            throw ProblemException.notFound("The event has no payload: " + why(payload.absence()) + ".");
        }
        audit.write(request.getUserPrincipal().getName(), event, download, shortened(search));
        return download
                ? Bytes.download(payload.content(), event, payload.contentType())
                : Bytes.view(payload.content());
    }

    private static String shortened(String search) {
        return search.length() <= LONGEST_SEARCH ? search : search.substring(0, LONGEST_SEARCH);
    }

    private static String why(Payload.Absence absence) {
        return switch (absence) {
            case PRESENT -> "it is there";
            case NOT_CAPTURED -> "the monitoring profile did not ask for it";
            case TOO_LARGE -> "it was larger than the emitter takes along";
            case EMPTY -> "the message had no body";
            case UNREADABLE -> "the emitter could not read the message's body";
            case EXPIRED -> "its time of keeping is over";
        };
    }
}
