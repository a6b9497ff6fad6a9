package org.waybill.api.view;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.preparation.Readiness;

/** Whether a node records, and what is in the way. */
@Schema(name = "Readiness", description = "Whether this node records.")
public record ReadinessView(
        @Schema(description = "Whether events are taken from the queue.")
        boolean ready,

        @Schema(description = "START, SCHEMA, PREFLIGHT, DEFINITIONS, DELIVERY or READY.")
        String phase,

        @Schema(description = "What is in the way and how to remedy it; empty when nothing is.")
        String trouble) {

    public static ReadinessView of(Readiness.Report report) {
        return new ReadinessView(report.ready(), report.phase(), report.trouble());
    }
}
