package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;

/** The description of this API, made from the resources when Waybill is built. */
@Path("openapi.json")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "description", description = "What this API can do.")
public class OpenApiResource {

    /** The OpenAPI document. */
    @GET
    @RolesAllowed(Roles.ANY)
    @Operation(summary = "This description", description = "Role: any.")
    @APIResponse(responseCode = "200", description = "The OpenAPI document.")
    public byte[] document() {
        try (InputStream document = OpenApiResource.class.getResourceAsStream("openapi.json")) {
            return document.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the OpenAPI document", e);
        }
    }
}
