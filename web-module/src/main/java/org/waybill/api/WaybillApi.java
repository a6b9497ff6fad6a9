package org.waybill.api;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeIn;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeType;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.info.License;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityScheme;
import org.eclipse.microprofile.openapi.annotations.servers.Server;

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
        servers = @Server(url = "/", description = "The server that serves this description."),
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
public class WaybillApi extends Application {}
