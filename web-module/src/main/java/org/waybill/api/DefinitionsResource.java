package org.waybill.api;

import static java.util.Comparator.comparing;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonObject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
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
import org.waybill.api.view.DefinitionDetailView;
import org.waybill.api.view.DefinitionForm;
import org.waybill.api.view.DefinitionView;
import org.waybill.api.view.ListView;
import org.waybill.definition.DefinitionCatalogue;
import org.waybill.definition.DefinitionJson;
import org.waybill.domain.Page;
import org.waybill.domain.definition.Definition;

/** Definitions: which events belong together and what they mean. */
@Path("definitions")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "definitions", description = "Which events belong together and what they mean, version by version.")
public class DefinitionsResource {

    @Inject
    private DefinitionCatalogue catalogue;

    @Inject
    private ApiSettings settings;

    /** Lists the newest version of each definition. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "List definitions", description = "Role: viewer. The newest version of each, by name.")
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
            content = @Content(schema = @Schema(implementation = DefinitionList.class)))
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public ListView<JsonObject> list(@Context UriInfo uri) {
        Query query = Query.of(uri.getQueryParameters(), Query.LIMIT, Query.CURSOR);
        int limit = query.limit();
        String after = query.cursor().orElse("");
        query.verify();
        List<Definition> rest = newest().stream()
                .filter(definition -> definition.name().compareTo(after) > 0)
                .toList();
        List<Definition> items = rest.subList(0, Math.min(limit, rest.size()));
        Optional<String> next =
                rest.size() > limit ? Optional.of(items.get(limit - 1).name()) : Optional.empty();
        return ListView.of(new Page<>(items, next).map(form()::of));
    }

    /** The newest version of one definition, and all of its versions. */
    @GET
    @Path("{name}")
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "One definition", description = "Role: viewer. The newest version, and every version.")
    @APIResponseSchema(
            value = DefinitionDetailView.class,
            responseCode = "200",
            responseDescription = "The definition.")
    @APIResponse(responseCode = "404", description = "There is no such definition.")
    public JsonObject one(@PathParam("name") String name) {
        List<Definition> versions = catalogue.versions(name);
        if (versions.isEmpty()) {
            throw ProblemException.notFound("There is no definition '" + name + "'.");
        }
        return form().detail(versions.stream()
                .sorted(comparing(Definition::version).reversed())
                .toList());
    }

    /** Publishes a definition, or a new version of one. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @RolesAllowed(Roles.ADMIN)
    @Operation(
            summary = "Publish a definition",
            description =
                    "Role: admin. A new definition, or a new version of one that exists; the version is counted here.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            schema = @Schema(implementation = DefinitionView.class),
                            examples =
                                    @ExampleObject(
                                            name = "purchase",
                                            value = "{\"name\": \"purchase\", \"correlator\": \"global\", \"events\":"
                                                    + " [{\"role\": \"start\", \"flow\": \"Validate\", \"source\":"
                                                    + " \"*.transaction.Start\"}, {\"role\": \"end\", \"flow\":"
                                                    + " \"Complete\", \"source\": \"*.transaction.End\"}],"
                                                    + " \"keys\": [\"orderNumber\"], \"limits\": {\"endWithin\":"
                                                    + " \"PT5M\"}}")))
    @APIResponse(
            responseCode = "201",
            description = "Published; Location says where it is.",
            content = @Content(schema = @Schema(implementation = DefinitionView.class)))
    @APIResponse(responseCode = "422", description = "A field is wrong; errors names it.")
    public Response publish(InputStream body, @Context UriInfo uri, @Context HttpServletRequest request) {
        byte[] json = Body.read(body, request.getContentLengthLong(), settings.maxBodyBytes());
        Definition published = catalogue.publish(
                DefinitionJson.read(new String(json, StandardCharsets.UTF_8)),
                request.getUserPrincipal().getName());
        return Response.created(
                        uri.getAbsolutePathBuilder().path(published.name()).build())
                .entity(form().of(published))
                .build();
    }

    private Collection<Definition> newest() {
        TreeMap<String, Definition> newest = new TreeMap<>();
        for (Definition definition : catalogue.all()) {
            newest.merge(definition.name(), definition, (one, other) -> one.version() > other.version() ? one : other);
        }
        return newest.values();
    }

    private DefinitionForm form() {
        return new DefinitionForm(catalogue::warnings);
    }

    /** Describes a page. */
    @Schema(name = "Definitions")
    record DefinitionList(
            List<DefinitionView> items,
            @Schema(nullable = true) String next) {}
}
