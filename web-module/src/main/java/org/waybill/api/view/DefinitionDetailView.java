package org.waybill.api.view;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Describes one definition, its newest version and every version; {@link DefinitionForm} writes it. */
@Schema(
        name = "DefinitionDetail",
        description = "The newest version of a definition, and every version of it.",
        allOf = {DefinitionView.class, DefinitionDetailView.More.class})
public record DefinitionDetailView(
        @Schema(hidden = true) DefinitionView newest,
        @Schema(hidden = true) List<DefinitionView> versions) implements JsonForm.Extension {

    /** Describes what is added to the newest version. */
    @Schema(name = "DefinitionMore")
    public record More(
            @Schema(description = "Every version, the newest first.")
            List<DefinitionView> versions) {}
}
