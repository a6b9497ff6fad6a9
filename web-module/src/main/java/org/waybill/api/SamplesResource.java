package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.view.SamplesView;
import org.waybill.flow.PurchaseTraffic;

/** Sample purchases, for a first look at the viewer and for trying an installation out. */
@Path("samples")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "samples", description = "Sample purchases, for trying an installation out.")
public class SamplesResource {

    @Inject
    private PurchaseTraffic traffic;

    /** Sends sample orders on their way through the three flows of the purchase. */
    @POST
    @RolesAllowed(Roles.ADMIN)
    @Operation(
            summary = "Send sample purchases",
            description = "Role: admin. Sends orders through the purchase's three flows. Some are rejected, some are"
                    + " tried twice, some never arrive.")
    @Parameter(
            name = "count",
            in = ParameterIn.QUERY,
            description = "How many, 1 to 1000.",
            schema = @Schema(type = SchemaType.INTEGER, defaultValue = "50", minimum = "1", maximum = "1000"))
    @APIResponseSchema(
            value = SamplesView.class,
            responseCode = "202",
            responseDescription = "The orders are on their way.")
    @APIResponse(responseCode = "400", description = "The number is out of range.")
    public Response send(@Context UriInfo uri) {
        Query query = Query.of(uri.getQueryParameters(), "count");
        int count = query.number("count", 50, 1000);
        query.verify();
        return Response.accepted(new SamplesView(traffic.send(count))).build();
    }
}
