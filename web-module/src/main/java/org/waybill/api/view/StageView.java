package org.waybill.api.view;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.definition.Course;
import org.waybill.domain.transaction.StageVisit;

/** A stage that a business transaction has been in. */
@Schema(name = "Stage", description = "A stage that a transaction has entered.")
public record StageView(
        @Schema(examples = "dispatch") String name,

        @Schema(description = "When it was entered first, by the emitter's clock.")
        Instant enteredAt,

        @Schema(description = "When a later stage was entered, or the end; null while it lasts.", nullable = true)
        Optional<Instant> leftAt) {

    /** The stages in their order. */
    public static List<StageView> of(List<StageVisit> visits, Course course) {
        return visits.stream()
                .map(visit -> new StageView(course.stageName(visit.stage()), visit.enteredAt(), visit.leftAt()))
                .toList();
    }
}
