package org.waybill.api.view;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.definition.Difference;

/** One field in which two definitions differ. */
@Schema(name = "Difference", description = "One field in which two definitions differ.")
public record DifferenceView(
        @Schema(
                description = "The field; a list's place is that after the change, of what is gone that before it.",
                examples = "events[2].source")
        String path,

        @Schema(
                description = "What it was, null when it was not there.",
                nullable = true,
                implementation = Object.class)
        JsonValue before,

        @Schema(description = "What it is, null when it is gone.", nullable = true, implementation = Object.class)
        JsonValue after) {

    /** All differences of what two definitions say. */
    public static List<DifferenceView> between(JsonObject before, JsonObject after) {
        return Difference.between(before, after).stream()
                .map(one -> new DifferenceView(
                        one.path(),
                        one.before().orElse(JsonValue.NULL),
                        one.after().orElse(JsonValue.NULL)))
                .toList();
    }
}
