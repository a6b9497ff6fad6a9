package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.view.ChangeView;
import org.waybill.api.view.ListView;
import org.waybill.domain.definition.DefinitionChange;

/** Who changed which definition, and when. */
@Path("definition-changes")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "definitions")
public class DefinitionChangesResource {

    @Inject
    private DefinitionChange.Log log;

    /** Lists changes. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "Who changed which definition",
            description = "Role: viewer. Every change, the newest first, with what it changed field by field.")
    @Parameter(
            name = "name",
            in = ParameterIn.QUERY,
            description = "Of this definition only.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(ref = WaybillApi.LIMIT)
    @Parameter(ref = WaybillApi.CURSOR)
    @APIResponse(
            responseCode = "200",
            description = "One page.",
            content = @Content(schema = @Schema(implementation = ChangeList.class)))
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public ListView<ChangeView> list(@Context UriInfo uri) {
        Query query = Query.of(uri.getQueryParameters(), "name", Query.LIMIT, Query.CURSOR);
        Optional<String> name = query.text("name");
        int limit = query.limit();
        Optional<String> cursor = query.cursor();
        query.verify();
        return ListView.of(
                Query.page(cursor, () -> log.find(name, limit, cursor)).map(ChangeView::of));
    }

    /** Describes a page. */
    @Schema(name = "DefinitionChanges")
    record ChangeList(
            List<ChangeView> items, @Schema(nullable = true) String next) {}
}
