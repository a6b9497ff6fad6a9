package org.waybill.api;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import org.eclipse.microprofile.openapi.annotations.Components;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeIn;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeType;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.info.License;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityScheme;
import org.eclipse.microprofile.openapi.annotations.servers.Server;
import org.waybill.api.problem.Problem;

/** The API and where it begins. */
@ApplicationPath("/api")
@OpenAPIDefinition(
        info =
                @Info(
                        title = "Waybill",
                        version = "0.1",
                        license = @License(name = "Apache-2.0", identifier = "Apache-2.0"),
                        description =
                                "Business transaction monitoring. Lists are read by keyset: take next as the cursor of"
                                        + " the next call. Times are RFC 3339 in UTC with microseconds. Errors are"
                                        + " problem documents (RFC 9457). A changing request without an Authorization"
                                        + " header needs the header X-Requested-By: waybill."),
        components =
                @Components(
                        parameters = {
                            @Parameter(
                                    name = WaybillApi.LIMIT,
                                    in = ParameterIn.QUERY,
                                    description = "How many at most, 1 to 1000.",
                                    schema =
                                            @Schema(
                                                    type = SchemaType.INTEGER,
                                                    defaultValue = "50",
                                                    minimum = "1",
                                                    maximum = "1000")),
                            @Parameter(
                                    name = WaybillApi.CURSOR,
                                    in = ParameterIn.QUERY,
                                    description = "Where to go on: next of the page before.",
                                    schema = @Schema(type = SchemaType.STRING))
                        },
                        responses =
                                @APIResponse(
                                        name = WaybillApi.PROBLEM,
                                        description = "A problem document of RFC 9457: what is wrong, where, and what"
                                                + " would be right. 401: not logged in; 403: the role is missing, or"
                                                + " X-Requested-By; 503: come back after Retry-After seconds.",
                                        content =
                                                @Content(
                                                        mediaType = Problem.MEDIA_TYPE,
                                                        schema = @Schema(implementation = Problem.class)))),
        servers = @Server(url = "/waybill", description = "The server that serves this description."),
        security = {@SecurityRequirement(name = "basic"), @SecurityRequirement(name = "session")})
@SecurityScheme(
        securitySchemeName = "basic",
        type = SecuritySchemeType.HTTP,
        scheme = "basic",
        description = "For scripts: user name and password with every request.")
@SecurityScheme(
        securitySchemeName = "session",
        type = SecuritySchemeType.APIKEY,
        in = SecuritySchemeIn.COOKIE,
        apiKeyName = "JSESSIONID",
        description = "For people: the cookie of POST /waybill/api/session.")
public class WaybillApi extends Application {

    static final String PROBLEM = "Problem";
    static final String LIMIT = Query.LIMIT;
    static final String CURSOR = Query.CURSOR;
}
