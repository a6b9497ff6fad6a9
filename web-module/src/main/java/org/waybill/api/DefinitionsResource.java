package org.waybill.api;

import static java.util.stream.Collectors.joining;

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
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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
import org.waybill.api.view.DiffView;
import org.waybill.api.view.DifferenceView;
import org.waybill.api.view.ListView;
import org.waybill.api.view.SuggestionsView;
import org.waybill.definition.DefinitionCatalogue;
import org.waybill.definition.DefinitionEditor;
import org.waybill.definition.DefinitionJson;
import org.waybill.definition.DefinitionSuggester;
import org.waybill.domain.Page;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.definition.KeptVersion;

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
    private DefinitionEditor editor;

    @Inject
    private DefinitionSuggester suggester;

    @Inject
    private ApiSettings settings;

    /** Lists the newest version of each definition. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "List definitions",
            description = "Role: viewer. The newest version of each, by name; the draft where there is no version.")
    @Parameter(ref = WaybillApi.LIMIT)
    @Parameter(ref = WaybillApi.CURSOR)
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
        List<KeptDefinition> rest = catalogue.all().stream()
                .filter(definition -> definition.name().compareTo(after) > 0)
                .toList();
        List<KeptDefinition> items = rest.subList(0, Math.min(limit, rest.size()));
        Optional<String> next =
                rest.size() > limit ? Optional.of(items.get(limit - 1).name()) : Optional.empty();
        return ListView.of(new Page<>(items, next).map(form()::newest));
    }

    /** Definitions that the newest events speak for. */
    @GET
    @Path("suggestions")
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "Suggest definitions",
            description =
                    "Role: viewer. Definitions that the newest recorded events speak for, matched or not, with the"
                            + " evidence, the strongest first. Each is in the form that can be edited and published; nothing is"
                            + " published by itself.")
    @Parameter(
            name = "events",
            in = ParameterIn.QUERY,
            description = "How many of the newest events are looked at, 1 to 100000.",
            schema = @Schema(type = SchemaType.INTEGER, defaultValue = "20000", minimum = "1", maximum = "100000"))
    @APIResponseSchema(value = SuggestionsView.class, responseCode = "200", responseDescription = "The suggestions.")
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public SuggestionsView suggestions(@Context UriInfo uri) {
        Query query = Query.of(uri.getQueryParameters(), "events");
        int events = query.number("events", 20_000, DefinitionSuggester.MOST_EVENTS);
        query.verify();
        return SuggestionsView.of(suggester.suggest(
                events, catalogue.all().stream().map(KeptDefinition::name).collect(Collectors.toSet())));
    }

    /** The newest version of one definition, all of its versions, and its draft. */
    @GET
    @Path("{name}")
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "One definition",
            description =
                    "Role: viewer. The newest version, or the draft where there is none; every version; the draft.")
    @APIResponseSchema(
            value = DefinitionDetailView.class,
            responseCode = "200",
            responseDescription = "The definition.")
    @APIResponse(responseCode = "404", description = "There is no such definition.")
    public Response one(@PathParam("name") String name) {
        KeptDefinition kept = definition(name);
        return Response.ok(form().detail(kept)).tag(Editions.tag(kept)).build();
    }

    /** One version. */
    @GET
    @Path("{name}/versions/{version}")
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "One version of a definition", description = "Role: viewer. It never changes but for its end.")
    @APIResponseSchema(value = DefinitionView.class, responseCode = "200", responseDescription = "The version.")
    @APIResponse(responseCode = "404", description = "There is no such version.")
    public JsonObject version(@PathParam("name") String name, @PathParam("version") String version) {
        return form().of(version(definition(name), version));
    }

    /** How two versions differ. */
    @GET
    @Path("{name}/diff")
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "How two versions differ", description = "Role: viewer. Field by field.")
    @Parameter(
            name = "from",
            in = ParameterIn.QUERY,
            required = true,
            description = "A version's number, or draft.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            name = "to",
            in = ParameterIn.QUERY,
            required = true,
            description = "A version's number, or draft.",
            schema = @Schema(type = SchemaType.STRING))
    @APIResponse(responseCode = "200", description = "The differences; none when both say the same.")
    @APIResponse(responseCode = "404", description = "There is no such version.")
    public DiffView diff(@PathParam("name") String name, @Context UriInfo uri) {
        Query query = Query.of(uri.getQueryParameters(), "from", "to");
        String from = query.needed("from", "must be a version's number, or draft");
        String to = query.needed("to", "must be a version's number, or draft");
        query.verify();
        KeptDefinition kept = definition(name);
        return new DiffView(name, from, to, DifferenceView.between(content(kept, from), content(kept, to)));
    }

    private static JsonObject content(KeptDefinition kept, String which) {
        Definition definition = which.equals("draft")
                ? kept.draft()
                        .map(KeptDefinition.Draft::definition)
                        .orElseThrow(() -> ProblemException.notFound("There is no draft of '" + kept.name() + "'."))
                : version(kept, which).definition();
        return DefinitionForm.content(DefinitionJson.write(definition));
    }

    private static KeptVersion version(KeptDefinition kept, String number) {
        return Optional.of(number)
                .filter(text -> text.matches("[0-9]{1,9}"))
                .flatMap(text -> kept.version(Integer.parseInt(text)))
                .orElseThrow(() -> ProblemException.notFound(
                        "There is no version " + number + " of '" + kept.name() + "'; its versions are "
                                + kept.versions().stream()
                                        .map(version -> Integer.toString(
                                                version.definition().version()))
                                        .collect(joining(", "))
                                + "."));
    }

    private KeptDefinition definition(String name) {
        return catalogue
                .find(name)
                .orElseThrow(() -> ProblemException.notFound("There is no definition '" + name + "'."));
    }

    /** Retires a definition. */
    @POST
    @Path("{name}/retire")
    @RolesAllowed(Roles.ADMIN)
    @Operation(
            summary = "Retire a definition",
            description =
                    "Role: admin. Events created from then on match nothing; what was recorded stays. A new version"
                            + " brings it back.")
    @Parameter(
            name = "from",
            in = ParameterIn.QUERY,
            description = "The moment, now when it is not said.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @APIResponseSchema(value = DefinitionView.class, responseCode = "200", responseDescription = "The last version.")
    @APIResponse(responseCode = "404", description = "There is no version that could be retired.")
    @APIResponse(responseCode = "409", description = "It is retired already, or was changed at this moment.")
    public JsonObject retire(
            @PathParam("name") String name, @Context UriInfo uri, @Context HttpServletRequest request) {
        Query query = Query.of(uri.getQueryParameters(), "from");
        Optional<Instant> from = query.moment("from");
        query.verify();
        KeptVersion retired =
                editor.retire(name, from, request.getUserPrincipal().getName());
        return form().of(retired); // after the change: the state is that of a moment
    }

    /** Publishes a definition, or a new version of one. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @RolesAllowed(Roles.ADMIN)
    @Operation(
            summary = "Publish a definition",
            description =
                    "Role: admin. A new definition, or a new version of one that exists, without a draft; the version is"
                            + " counted here.")
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
    @APIResponse(responseCode = "409", description = "It was changed by somebody else at this moment.")
    @APIResponse(responseCode = "422", description = "A field is wrong; errors names it.")
    public Response publish(InputStream body, @Context UriInfo uri, @Context HttpServletRequest request) {
        byte[] json = Body.read(body, request.getContentLengthLong(), settings.maxBodyBytes());
        KeptVersion published = editor.publish(
                DefinitionJson.read(new String(json, StandardCharsets.UTF_8)),
                request.getUserPrincipal().getName());
        return Response.created(uri.getAbsolutePathBuilder()
                        .path(published.definition().name())
                        .build())
                .entity(form().of(published))
                .build();
    }

    private DefinitionForm form() {
        return new DefinitionForm(catalogue::warnings, Instant.now());
    }

    /** Describes a page. */
    @Schema(name = "Definitions")
    record DefinitionList(
            List<DefinitionView> items,
            @Schema(nullable = true) String next) {}
}
