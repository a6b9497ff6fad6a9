package org.waybill.api.view;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Who is logged in. */
@Schema(name = "Session", description = "Who is logged in, and with which roles.")
public record SessionView(
        @Schema(examples = "operator") String user,

        @Schema(description = "Some of viewer, payload-reader, operator, admin.")
        List<String> roles) {}
