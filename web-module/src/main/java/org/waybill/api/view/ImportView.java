package org.waybill.api.view;

import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.definition.ImportReport;
import org.waybill.definition.ImportReport.Outcome;

/** What became of one definition that was imported. */
@Schema(name = "ImportReport", description = "What became of one definition that was imported.")
public record ImportView(
        @Schema(description = "Empty when it could not be read.")
        String name,

        @Schema(
                description =
                        "CREATED: in force from its moments on; DRAFT: a draft; SAME: the newest version says the same"
                                + " already; REFUSED: not taken.")
        Outcome outcome,

        @Schema(description = "The version or draft that there is now; 0 when refused.")
        int version,

        @Schema(description = "Why it was refused, else null.", nullable = true)
        Optional<ProblemView> problem,

        @Schema(description = "What could not be carried over, in whole sentences.")
        List<String> notes) {

    /** The report as it is written down. */
    public static ImportView of(ImportReport report) {
        return new ImportView(
                report.name(),
                report.outcome(),
                report.version(),
                report.problem().map(problem -> new ProblemView(problem.field(), problem.problem())),
                report.notes());
    }

    /** A field that is wrong. */
    @Schema(name = "ImportProblem")
    public record ProblemView(
            @Schema(description = "Its path within the definition.")
            String field,

            @Schema(description = "What is wrong and what would be right.")
            String problem) {}
}
