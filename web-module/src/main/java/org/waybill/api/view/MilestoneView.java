package org.waybill.api.view;

import java.util.List;
import java.util.stream.LongStream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.definition.Course;
import org.waybill.domain.transaction.MilestoneFacts;

/** A milestone of a business transaction. */
@Schema(name = "Milestone", description = "A point that a transaction passes on its way.")
public record MilestoneView(
        @Schema(examples = "paid") String name,

        @Schema(description = "Whether the transaction does not add up without it.")
        boolean required,

        @Schema(description = "Whether an event has reached it.")
        boolean reached) {

    /** All milestones of the course, and those that the facts know besides, in the order of their numbers. */
    public static List<MilestoneView> of(MilestoneFacts facts, Course course) {
        long known = (1L << course.milestones().size()) - 1;
        return LongStream.range(0, Course.MAX_MILESTONES)
                .map(number -> 1L << number)
                .filter(bit -> ((known | facts.reached() | facts.required()) & bit) != 0)
                .mapToObj(bit -> new MilestoneView(
                        course.milestoneNames(bit).get(0), (facts.required() & bit) != 0, (facts.reached() & bit) != 0))
                .toList();
    }
}
