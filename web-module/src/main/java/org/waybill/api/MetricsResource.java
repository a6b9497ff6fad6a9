package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.view.MetricsView;
import org.waybill.domain.metrics.Figures;

/** What this node measures of itself. */
@Path("metrics")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "metrics", description = "What this node measures of itself.")
public class MetricsResource {

    @Inject
    private Figures.Source figures;

    /** The figures as they stand; broker and database are not asked now, so it answers when they are in trouble. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "Figures of this node",
            description = "Role: viewer. Totals since the deployment, rates and distributions of the last minute; the"
                    + " queue's figures and those in doubt are up to five seconds old. The same figures are served to"
                    + " Prometheus and pushed as OTLP where the server's Micrometer is set up.")
    @APIResponseSchema(value = MetricsView.class, responseCode = "200", responseDescription = "The figures.")
    public MetricsView get() {
        return MetricsView.of(figures.figures(), Clock.systemUTC().instant());
    }
}
