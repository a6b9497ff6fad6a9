package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
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

/** Tells browsers what has changed, so that they need not ask. */
@Path("changes")
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "changes", description = "What has changed, told as it happens.")
public class ChangesResource {

    private static final Duration WHEN_FULL = Duration.ofSeconds(30);

    @Inject
    private ChangeStreams streams;

    /** Begins a stream. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @Operation(
            summary = "Live changes",
            description =
                    "Role: viewer. Server-sent events, at most one a second. change: transactions (of a definition, with"
                            + " first events from one moment to another), events, definitions or the quarantine have changed;"
                            + " reset: too much has changed since Last-Event-ID, load anew. The stream ends after five minutes; the"
                            + " browser comes again by itself and is told what it has missed.")
    @Parameter(
            name = HttpHeaders.LAST_EVENT_ID_HEADER,
            in = ParameterIn.HEADER,
            description = "The id that came last: goes on from there, at any node.",
            schema = @Schema(type = SchemaType.STRING))
    @APIResponse(
            responseCode = "200",
            description = "The stream.",
            content = @Content(mediaType = MediaType.SERVER_SENT_EVENTS, schema = @Schema(type = SchemaType.STRING)))
    @APIResponse(responseCode = "503", description = "This node has as many streams as it takes.")
    public void changes(
            @HeaderParam(HttpHeaders.LAST_EVENT_ID_HEADER) String lastMark,
            @Context SseEventSink sink,
            @Context Sse sse,
            @Context HttpServletRequest request,
            @Context HttpServletResponse response) {
        if (!streams.hasRoom()) {
            throw ProblemException.passing(
                    Problem.of(503, "This node tells " + ChangeStreams.MOST + " browsers of changes already."),
                    WHEN_FULL);
        }
        response.setHeader("X-Accel-Buffering", "no"); // else some proxies hold messages back
        String session = Optional.ofNullable(request.getSession(false))
                .map(HttpSession::getId)
                .orElse("");
        streams.add(
                new ChangeStream(new SseOutlet(sink, sse, RequestEnd.of(request)), session, Instant.now()),
                Optional.ofNullable(lastMark).orElse(""));
    }

    /** The stream of a call. */
    private record SseOutlet(SseEventSink sink, Sse sse, CompletionStage<?> end) implements ChangeStream.Outlet {

        @Override
        public CompletionStage<?> send(String event, String id, String data) {
            return sink.send(sse.newEventBuilder().name(event).id(id).data(data).build());
        }

        @Override
        public CompletionStage<?> mark(String id) {
            return sink.send(sse.newEventBuilder().id(id).comment("").build());
        }

        @Override
        public boolean isClosed() {
            return sink.isClosed();
        }

        @Override
        public CompletionStage<?> close() {
            sink.close();
            return end;
        }
    }
}
