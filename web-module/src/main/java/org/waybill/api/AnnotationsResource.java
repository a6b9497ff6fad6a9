package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.view.AnnotationView;
import org.waybill.domain.annotation.Annotation;
import org.waybill.domain.annotation.Annotation.Kind;
import org.waybill.domain.annotation.Annotations;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.Transactions;
import org.waybill.event.EventIdentity;

/** What people write on a transaction. Its detail shows it. */
@Path("transactions/{id}/annotations")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "transactions", description = "Business transactions: where is it, and what happened to it.")
public class AnnotationsResource {

    private final Clock clock = Clock.systemUTC();

    @Inject
    private Transactions transactions;

    @Inject
    private Annotations annotations;

    /** Writes a line. */
    @POST
    @RolesAllowed(Roles.OPERATOR)
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Write on a transaction",
            description =
                    "Role: operator. A note, an acknowledgement or its end, the owner, or the ticket; kept with who"
                            + " and when. An acknowledgement holds until the transaction fails again.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            schema = @Schema(type = SchemaType.OBJECT),
                            examples = {
                                @ExampleObject(
                                        name = "note",
                                        value = "{\"kind\": \"NOTE\", \"text\": \"Asked the shop.\"}"),
                                @ExampleObject(name = "acknowledge", value = "{\"kind\": \"ACKNOWLEDGED\"}")
                            }))
    @APIResponseSchema(value = AnnotationView.class, responseCode = "201", responseDescription = "The line.")
    @APIResponse(responseCode = "400", description = "A member is wrong; errors names it.")
    @APIResponse(responseCode = "404", description = "There is no such transaction.")
    public Response write(@PathParam("id") String id, InputStream body, @Context HttpServletRequest request) {
        UUID wanted = Ids.parse("transaction", id);
        JsonBody json = JsonBody.read(body, request, "kind", "text");
        BusinessTransaction transaction =
                transactions.byId(wanted).orElseThrow(() -> Ids.unknown("transaction", wanted));
        Annotation line = line(json, transaction, request.getUserPrincipal().getName(), clock.instant());
        annotations.add(line);
        return Response.status(Response.Status.CREATED)
                .entity(AnnotationView.of(line))
                .build();
    }

    static Annotation line(JsonBody json, BusinessTransaction transaction, String author, Instant now) {
        Kind kind = json.choice("kind", Kind.class);
        String text = json.text("text", kind.longest()).strip();
        if (kind == Kind.NOTE && text.isEmpty()) {
            json.wrong("text", "must say something");
        }
        json.verify();
        Instant at = now.truncatedTo(ChronoUnit.MICROS);
        return new Annotation(
                EventIdentity.next(at),
                transaction.id(),
                kind,
                text,
                author,
                at,
                transaction.facts().failureCount());
    }
}
