package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonObject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
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
import org.waybill.api.view.DefinitionForm;
import org.waybill.api.view.DefinitionView;
import org.waybill.definition.DefinitionCatalogue;
import org.waybill.definition.DefinitionEditor;
import org.waybill.definition.DefinitionJson;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.KeptDefinition;

/** The draft of a definition: what may become its next version. There is one at most, and no event is matched under it. */
@Path("definitions/{name}/draft")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "definitions")
public class DraftResource {

    @Inject
    private DefinitionCatalogue catalogue;

    @Inject
    private DefinitionEditor editor;

    @Inject
    private ApiSettings settings;

    /** Shows the draft. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "The draft of a definition", description = "Role: viewer. What may become the next version.")
    @APIResponseSchema(value = DefinitionView.class, responseCode = "200", responseDescription = "The draft.")
    @APIResponse(responseCode = "404", description = "There is no draft.")
    public Response get(@PathParam("name") String name) {
        return written(catalogue.find(name).orElse(KeptDefinition.none(name)));
    }

    /** Keeps a draft, in place of the one that is there. */
    @PUT
    @RolesAllowed(Roles.ADMIN)
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Keep a draft",
            description = "Role: admin. In place of the one that is there. It may be a new definition's first version.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            schema = @Schema(implementation = DefinitionView.class),
                            examples =
                                    @ExampleObject(
                                            name = "claim",
                                            value = "{\"name\": \"claim\", \"events\": [{\"role\": \"start\","
                                                    + " \"eventName\": \"ClaimOpened\"}, {\"role\": \"end\","
                                                    + " \"eventName\": \"ClaimClosed\"}]}")))
    @Parameter(
            name = HttpHeaders.IF_MATCH,
            in = ParameterIn.HEADER,
            description = Editions.IF_MATCH,
            schema = @Schema(type = SchemaType.STRING))
    @APIResponseSchema(value = DefinitionView.class, responseCode = "200", responseDescription = "The draft.")
    @APIResponse(responseCode = "409", description = "It was changed by somebody else at this moment.")
    @APIResponse(responseCode = "412", description = "It is not the edition that If-Match names.")
    @APIResponse(responseCode = "422", description = "A field is wrong; errors names it.")
    public Response put(
            @PathParam("name") String name,
            InputStream body,
            @Context Request conditions,
            @Context HttpServletRequest request) {
        byte[] json = Body.read(body, request.getContentLengthLong(), settings.maxBodyBytes());
        return written(
                editor.putDraft(named(name, json), request.getUserPrincipal().getName(), Editions.meantBy(conditions)));
    }

    /** The definition in a body, which must bear the name that the path says. */
    static Definition named(String name, byte[] json) {
        Definition definition = DefinitionJson.read(new String(json, StandardCharsets.UTF_8));
        if (!definition.name().equals(name)) {
            throw new ProblemException(
                    Problem.of(422, "name", "must be '" + name + "' as in the path, was '" + definition.name() + "'"));
        }
        return definition;
    }

    /** Discards the draft. */
    @DELETE
    @RolesAllowed(Roles.ADMIN)
    @Operation(summary = "Discard a draft", description = "Role: admin. The changes of definitions keep what it said.")
    @Parameter(
            name = HttpHeaders.IF_MATCH,
            in = ParameterIn.HEADER,
            description = Editions.IF_MATCH,
            schema = @Schema(type = SchemaType.STRING))
    @APIResponse(responseCode = "204", description = "It is gone.")
    @APIResponse(responseCode = "404", description = "There is no draft.")
    @APIResponse(responseCode = "409", description = "It was changed by somebody else at this moment.")
    @APIResponse(responseCode = "412", description = "It is not the edition that If-Match names.")
    public void discard(
            @PathParam("name") String name, @Context Request conditions, @Context HttpServletRequest request) {
        editor.discardDraft(name, request.getUserPrincipal().getName(), Editions.meantBy(conditions));
    }

    /** Makes the draft a version. */
    @POST
    @Path("activate")
    @RolesAllowed(Roles.ADMIN)
    @Operation(
            summary = "Activate a draft",
            description = "Role: admin. It becomes the next version and never changes again.")
    @Parameter(
            name = "validFrom",
            in = ParameterIn.QUERY,
            description =
                    "Events created from then on are matched under it. When it is not said: what the draft says, else"
                            + " from now on, and a first version since ever.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = HttpHeaders.IF_MATCH,
            in = ParameterIn.HEADER,
            description = Editions.IF_MATCH,
            schema = @Schema(type = SchemaType.STRING))
    @APIResponseSchema(value = DefinitionView.class, responseCode = "200", responseDescription = "The new version.")
    @APIResponse(responseCode = "404", description = "There is no draft.")
    @APIResponse(responseCode = "409", description = "It was changed by somebody else at this moment.")
    @APIResponse(responseCode = "412", description = "It is not the edition that If-Match names.")
    @APIResponse(responseCode = "422", description = "The moment is none that can be kept.")
    public JsonObject activate(
            @PathParam("name") String name,
            @Context UriInfo uri,
            @Context Request conditions,
            @Context HttpServletRequest request) {
        Query query = Query.of(uri.getQueryParameters(), "validFrom");
        Optional<Instant> validFrom = query.moment("validFrom");
        query.verify();
        return form().of(editor.activate(
                name, validFrom, request.getUserPrincipal().getName(), Editions.meantBy(conditions)));
    }

    private Response written(KeptDefinition kept) {
        return kept.draft()
                .map(draft -> Response.ok(form().draft(kept, draft))
                        .tag(Editions.tag(kept))
                        .build())
                .orElseThrow(() -> ProblemException.notFound("There is no draft of '" + kept.name() + "'."));
    }

    private DefinitionForm form() {
        return new DefinitionForm(catalogue::warnings, Instant.now());
    }
}
