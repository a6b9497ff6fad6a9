package org.waybill.api.view;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What became of several events in quarantine. */
@Schema(name = "Decided", description = "What became of several events in quarantine.")
public record DecidedView(
        @Schema(description = "It was done.") List<UUID> done,
        @Schema(description = "No longer in quarantine.") List<UUID> gone,

        @Schema(description = "Why the others were left, in one sentence; null when none were.", nullable = true)
        Optional<String> problem) {}
