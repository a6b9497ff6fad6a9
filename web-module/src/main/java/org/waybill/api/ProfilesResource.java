package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.io.InputStream;
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
import org.waybill.api.view.ListView;
import org.waybill.api.view.ProfileView;
import org.waybill.domain.Page;
import org.waybill.event.emit.MonitoringProfiles;
import org.waybill.event.emit.profile.InvalidProfileException;
import org.waybill.event.emit.profile.MonitoringProfile;
import org.waybill.event.emit.profile.ProfileReader;

/** What the flows of this node emit, and switching it while they run. A change is forgotten at the next start. */
@Path("profiles")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "profiles", description = "What the flows of this node emit; changes last until the next start.")
public class ProfilesResource {

    @Inject
    private MonitoringProfiles profiles;

    @Inject
    private ApiSettings settings;

    /** Lists the monitoring profiles in force. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "List the monitoring profiles", description = "Role: viewer. Those in force on this node.")
    @APIResponse(responseCode = "200", description = "All of them, by name.")
    public ListView<ProfileView> list() {
        return ListView.of(new Page<>(profiles.all(), Optional.empty()).map(ProfileView::of));
    }

    /** Puts a profile in force. */
    @PUT
    @Path("{name}")
    @RolesAllowed(Roles.ADMIN)
    @Consumes({MediaType.APPLICATION_JSON, MediaType.APPLICATION_XML, MediaType.TEXT_XML})
    @Operation(
            summary = "Put a monitoring profile in force",
            description = "Role: admin. In Waybill's JSON or IBM's XML; holds for the next event of the flow.")
    @RequestBody(
            required = true,
            content = {
                @Content(
                        mediaType = "application/json",
                        schema = @Schema(type = SchemaType.OBJECT),
                        examples =
                                @ExampleObject(
                                        name = "relay",
                                        value = "{\"events\": [{\"source\": \"MQ Input.transaction.Start\"},"
                                                + " {\"source\": \"MQ Output.terminal.in\", \"enabled\": false}]}")),
                @Content(
                        mediaType = "application/xml",
                        schema = @Schema(type = SchemaType.STRING),
                        examples =
                                @ExampleObject(
                                        name = "IBM",
                                        value = "<p:monitoringProfile xmlns:p='http://www.ibm.com/xmlns/prod/websphere/"
                                                + "messagebroker/6.1.0.3/monitoring/profile' p:version='2.0'>"
                                                + "<p:eventSource p:eventSourceAddress='MQ Input.transaction.Start'/>"
                                                + "</p:monitoringProfile>"))
            })
    @APIResponseSchema(value = ProfileView.class, responseCode = "200", responseDescription = "It is in force.")
    @APIResponse(responseCode = "422", description = "A member is wrong; errors names it.")
    public ProfileView put(@PathParam("name") String name, InputStream body, @Context HttpServletRequest request) {
        byte[] content = Body.read(body, request.getContentLengthLong(), settings.maxBodyBytes());
        MonitoringProfile profile = read(name, content);
        if (!profile.name().equals(name)) {
            throw new ProblemException(
                    Problem.of(422, "name", "must be '" + name + "' as in the path, was '" + profile.name() + "'"));
        }
        profiles.put(profile);
        return ProfileView.of(profile);
    }

    /** Switches one event source. */
    @PUT
    @Path("{name}/sources/{address}")
    @RolesAllowed(Roles.OPERATOR)
    @Operation(
            summary = "Switch an event source on or off",
            description = "Role: operator. Holds for the next event of the flow.")
    @Parameter(
            name = "enabled",
            in = ParameterIn.QUERY,
            required = true,
            description = "true: it emits; false: it does not.",
            schema = @Schema(type = SchemaType.BOOLEAN))
    @APIResponseSchema(value = ProfileView.class, responseCode = "200", responseDescription = "It is switched.")
    @APIResponse(responseCode = "404", description = "There is no profile of that name.")
    public ProfileView enable(
            @PathParam("name") String name, @PathParam("address") String address, @Context UriInfo uri) {
        Query query = Query.of(uri.getQueryParameters(), "enabled");
        boolean enabled = query.flag("enabled")
                .orElseThrow(
                        () -> new ProblemException(Problem.of(400, "enabled", "must be true or false, is missing")));
        query.verify();
        profiles.all();
        if (profiles.find(name).isEmpty()) {
            throw new ProblemException(Problem.of(404, "There is no monitoring profile '" + name + "'."));
        }
        profiles.enable(name, address, enabled);
        return ProfileView.of(profiles.find(name).orElseThrow());
    }

    private static MonitoringProfile read(String name, byte[] content) {
        try {
            return ProfileReader.read(name, content);
        } catch (InvalidProfileException e) {
            throw new ProblemException(Problem.of(
                    422, e.member(), e.getMessage().substring(e.member().length() + 1)));
        }
    }
}
