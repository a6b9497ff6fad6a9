package org.waybill.api.view;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How two versions of a definition differ. */
@Schema(name = "Diff", description = "How two versions of a definition differ, field by field.")
public record DiffView(
        String name,

        @Schema(description = "A version's number, or draft.", examples = "1")
        String from,

        @Schema(description = "A version's number, or draft.", examples = "draft")
        String to,

        @Schema(description = "Empty when both say the same.")
        List<DifferenceView> differences) {}
