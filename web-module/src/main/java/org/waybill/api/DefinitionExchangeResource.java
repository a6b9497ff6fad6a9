package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonObject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.problem.ProblemException;
import org.waybill.api.view.DefinitionView;
import org.waybill.api.view.ImportView;
import org.waybill.api.view.ListView;
import org.waybill.definition.DefinitionCatalogue;
import org.waybill.definition.DefinitionExchange;
import org.waybill.definition.ImportReport;
import org.waybill.domain.Page;
import org.waybill.domain.definition.KeptDefinition;

/** Definitions from server to server, and from IBM Integration Bus. */
@Path("definition-exchange")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "definitions")
public class DefinitionExchangeResource {

    @Inject
    private DefinitionCatalogue catalogue;

    @Inject
    private DefinitionExchange exchange;

    @Inject
    private ApiSettings settings;

    @Context
    private HttpHeaders headers;

    /** Exports one or all definitions. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "Export definitions",
            description = "Role: viewer. One document with every version and its time in force; drafts are not in it.")
    @Parameter(
            name = "name",
            in = ParameterIn.QUERY,
            description = "This definition only.",
            schema = @Schema(type = SchemaType.STRING))
    @APIResponse(
            responseCode = "200",
            description = "The document.",
            content = @Content(schema = @Schema(implementation = Document.class)))
    @APIResponse(responseCode = "404", description = "There is no such definition.")
    public JsonObject export(@Context UriInfo uri) {
        Query query = Query.of(uri.getQueryParameters(), "name");
        Optional<String> name = query.text("name");
        query.verify();
        return exchange.export(name.map(this::one).orElseGet(catalogue::all));
    }

    private List<KeptDefinition> one(String name) {
        return List.of(catalogue
                .find(name)
                .orElseThrow(() -> ProblemException.notFound("There is no definition '" + name + "'.")));
    }

    /** Imports an exported document, or IBM's XML. */
    @POST
    @RolesAllowed(Roles.ADMIN)
    @Consumes({MediaType.APPLICATION_JSON, MediaType.APPLICATION_XML, MediaType.TEXT_XML})
    @Operation(
            summary = "Import definitions",
            description =
                    "Role: admin. An exported document, each definition taken or refused for itself; or one of IBM"
                            + " Integration Bus as XML, which becomes a draft.")
    @RequestBody(
            required = true,
            content = {
                @Content(
                        mediaType = "application/json",
                        schema = @Schema(implementation = Document.class),
                        examples =
                                @ExampleObject(
                                        name = "claim",
                                        value = "{\"definitions\": [{\"name\": \"claim\", \"versions\": [{\"name\":"
                                                + " \"claim\", \"version\": 1, \"events\": [{\"role\": \"start\","
                                                + " \"eventName\": \"ClaimOpened\"}]}]}]}")),
                @Content(
                        mediaType = "application/xml",
                        schema = @Schema(type = SchemaType.STRING),
                        examples =
                                @ExampleObject(
                                        name = "IBM",
                                        value =
                                                "<businessTransaction xmlns='http://www.ibm.com/iib/apiv1/responseObject/"
                                                        + "businesstransaction' name='Orders'><businessEvents>"
                                                        + "<startBusinessEvents eventSourceAddress='MQ Input.transaction.Start'"
                                                        + " flowUri='/apiv1/executiongroups/default/applications/OrderApp/"
                                                        + "messageflows/OrderFlow'/></businessEvents></businessTransaction>"))
            })
    @APIResponse(
            responseCode = "200",
            description = "What became of each.",
            content = @Content(schema = @Schema(implementation = ImportList.class)))
    @APIResponse(responseCode = "422", description = "The text is no such document; errors names the field.")
    public ListView<ImportView> take(InputStream body, @Context HttpServletRequest request) {
        byte[] content = Body.read(body, request.getContentLengthLong(), settings.maxBodyBytes());
        String author = request.getUserPrincipal().getName();
        boolean isJson = MediaType.APPLICATION_JSON_TYPE.isCompatible(headers.getMediaType());
        List<ImportReport> reports = isJson
                ? exchange.importing(new String(content, StandardCharsets.UTF_8), author)
                : List.of(exchange.importingIbm(content, author));
        return ListView.of(new Page<>(reports, Optional.empty()).map(ImportView::of));
    }

    /** Describes the document. */
    @Schema(name = "ExportedDefinitions", description = "What one server exports and another one imports.")
    record Document(List<Exported> definitions) {}

    /** Describes one definition of it. */
    @Schema(name = "ExportedDefinition")
    record Exported(
            String name,
            @Schema(description = "The lowest first.") List<DefinitionView> versions) {}

    /** Describes the answer. */
    @Schema(name = "ImportReports")
    record ImportList(
            List<ImportView> items, @Schema(nullable = true) String next) {}
}
