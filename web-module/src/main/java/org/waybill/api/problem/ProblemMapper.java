package org.waybill.api.problem;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.waybill.domain.definition.DefinitionConflictException;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.definition.OutdatedDefinitionException;
import org.waybill.domain.definition.UnknownDefinitionException;

/** Makes a problem document of whatever a request ended with. Nothing of an unexpected exception is shown, all is logged. */
@Provider
public class ProblemMapper implements ExceptionMapper<Throwable> {

    private static final Logger LOG = System.getLogger(ProblemMapper.class.getName());
    private static final Duration OUTAGE_RETRY = Duration.ofSeconds(5);

    @Context
    private Request request;

    @Context
    private UriInfo uri;

    @Override
    public Response toResponse(Throwable exception) {
        return responseTo(exception, request.getMethod(), uri.getRequestUri().getPath());
    }

    /** The answer to a call that ended with an exception. */
    static Response responseTo(Throwable exception, String method, String path) {
        if (exception instanceof ProblemException e) {
            if (e.getCause() != null) {
                LOG.log(
                        Level.WARNING,
                        method + " " + path + " was answered " + e.problem().status(),
                        e);
            }
            Response.ResponseBuilder answer = answer(e.problem());
            e.retryAfter().ifPresent(wait -> answer.header(HttpHeaders.RETRY_AFTER, seconds(wait)));
            return answer.build();
        }
        if (exception instanceof InvalidDefinitionException e) {
            return answer(Problem.of(422, e.field(), e.problem())).build();
        }
        if (exception instanceof UnknownDefinitionException e) {
            return answer(Problem.of(404, e.getMessage())).build();
        }
        if (exception instanceof DefinitionConflictException e) {
            return answer(Problem.of(409, e.getMessage())).build();
        }
        if (exception instanceof OutdatedDefinitionException e) {
            return answer(Problem.of(412, e.getMessage())).build();
        }
        if (exception instanceof WebApplicationException e && e.getResponse().getStatus() < 500) {
            return refusal(e.getResponse(), method, path);
        }
        if (Outage.isMeantBy(exception)) {
            LOG.log(Level.WARNING, method + " " + path + " was answered 503: the database is not available", exception);
            return answer(Problem.of(
                            503,
                            "The database does not answer: it is away, too slow, or the network to it is. Nothing was"
                                    + " changed; events wait on the queue until it is back. Try again shortly."))
                    .header(HttpHeaders.RETRY_AFTER, seconds(OUTAGE_RETRY))
                    .build();
        }
        return incident(exception, method, path);
    }

    private static Response refusal(Response byJaxRs, String method, String path) {
        int status = byJaxRs.getStatus();
        if (status < 400) {
            return byJaxRs;
        }
        String allow = byJaxRs.getHeaderString(HttpHeaders.ALLOW);
        String detail = switch (status) {
            case 404 -> "There is no call " + path + "; /waybill/api/openapi.json lists all of them.";
            case 405 ->
                method + " is not possible on " + path + (allow == null ? "." : "; possible are " + allow + ".");
            case 406 ->
                "The Accept header asks for a media type that " + path
                        + " does not give; application/json is right for all calls but those for bytes.";
            case 415 -> "The Content-Type of the body does not suit " + path + "; application/json does.";
            default -> "The request cannot be understood; /waybill/api/openapi.json describes " + path + ".";
        };
        Response.ResponseBuilder answer = answer(Problem.of(status, detail));
        return (allow == null ? answer : answer.header(HttpHeaders.ALLOW, allow)).build();
    }

    private static Response incident(Throwable exception, String method, String path) {
        UUID incident = UUID.randomUUID();
        LOG.log(Level.ERROR, "Incident " + incident + ": " + method + " " + path + " failed unexpectedly", exception);
        Problem problem = Problem.of(
                500, "Something unexpected happened. The server's log tells more under incident " + incident + ".");
        return answer(new Problem(500, problem.title(), problem.detail(), "urn:uuid:" + incident, List.of()))
                .build();
    }

    private static Response.ResponseBuilder answer(Problem problem) {
        return Response.status(problem.status()).type(Problem.MEDIA_TYPE).entity(problem.toJson());
    }

    private static long seconds(Duration wait) {
        return Math.max(1, wait.toSeconds());
    }
}
