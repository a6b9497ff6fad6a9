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
import jakarta.ws.rs.core.UriInfo;
import java.io.InputStream;
import java.time.Duration;
import java.time.Instant;
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
import org.waybill.api.problem.ProblemException;
import org.waybill.api.view.DefinitionView;
import org.waybill.api.view.DryRunView;
import org.waybill.definition.DefinitionCatalogue;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.event.Events;
import org.waybill.domain.history.DryRun;

/** Tries a definition before it is activated. Reads, changes nothing. */
@Path("definitions/{name}/draft/dry-run")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "definitions")
public class DryRunResource {

    /** A caller waits no longer; then the events tried so far are all. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @Inject
    private DefinitionCatalogue catalogue;

    @Inject
    private Events events;

    @Inject
    private ApiSettings settings;

    /** Tries the draft, or the definition in the body. */
    @POST
    @RolesAllowed(Roles.ADMIN)
    @Operation(
            summary = "Try a definition",
            description =
                    "Role: admin. What the draft, or a definition in the body, would have matched among the newest"
                            + " events, had it been in force since ever. Nothing is stored.")
    @Parameter(
            name = "events",
            in = ParameterIn.QUERY,
            description = "How many of the newest events, 1 to 50000.",
            schema = @Schema(type = SchemaType.INTEGER, defaultValue = "10000", minimum = "1", maximum = "50000"))
    @RequestBody(
            description = "A definition to be tried instead of the draft; it is not kept.",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = DefinitionView.class),
                            examples =
                                    @ExampleObject(
                                            name = "claim",
                                            value = "{\"name\": \"claim\", \"events\": [{\"role\": \"start\","
                                                    + " \"eventName\": \"ClaimOpened\"}, {\"role\": \"end\","
                                                    + " \"eventName\": \"ClaimClosed\"}]}")))
    @APIResponseSchema(
            value = DryRunView.class,
            responseCode = "200",
            responseDescription = "What it would have matched.")
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    @APIResponse(responseCode = "404", description = "There is no draft, and no definition in the body.")
    @APIResponse(responseCode = "422", description = "A field is wrong; errors names it.")
    public DryRunView run(
            @PathParam("name") String name,
            InputStream body,
            @Context UriInfo uri,
            @Context HttpServletRequest request) {
        Query query = Query.of(uri.getQueryParameters(), "events");
        int most = query.number("events", DryRun.USUAL_EVENTS, DryRun.MOST_EVENTS);
        query.verify();
        byte[] json = Body.read(body, request.getContentLengthLong(), settings.maxBodyBytes());
        Definition tried = json.length == 0 ? draft(name) : DraftResource.named(name, json);
        long end = System.nanoTime() + PATIENCE.toNanos();
        return DryRunView.of(new DryRun(tried, catalogue.bookOf(tried))
                .over(events, most, () -> System.nanoTime() - end > 0, Instant.now()));
    }

    private Definition draft(String name) {
        return catalogue
                .find(name)
                .flatMap(KeptDefinition::draft)
                .map(KeptDefinition.Draft::definition)
                .orElseThrow(() -> ProblemException.notFound("There is no draft of '" + name + "'; PUT definitions/"
                        + name + "/draft makes one, or send a definition as the body."));
    }
}
