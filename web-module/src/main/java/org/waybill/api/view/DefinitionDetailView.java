package org.waybill.api.view;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Describes one definition, its newest version, every version and the draft; {@link DefinitionForm} writes it. */
@Schema(
        name = "DefinitionDetail",
        description = "The newest version of a definition, every version of it, and its draft.",
        allOf = {DefinitionView.class, DefinitionDetailView.More.class})
public record DefinitionDetailView(
        @Schema(hidden = true) DefinitionView newest,
        @Schema(hidden = true) List<DefinitionView> versions,
        @Schema(hidden = true) DefinitionView draft)
        implements JsonForm.Extension {

    /** Describes what is added to the newest version. */
    @Schema(name = "DefinitionMore")
    public record More(
            @Schema(description = "Every version, the newest first.")
            List<DefinitionView> versions,

            @Schema(description = "What may become the next version, null when there is none.", nullable = true)
            DefinitionView draft,

            @Schema(description = "Differs whenever somebody has changed the definition; what If-Match takes.")
            String edition) {}
}
