package org.waybill.api.view;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.transaction.Finding;

/** Something that was found out about a business transaction. */
@Schema(
        name = "Finding",
        description =
                "Something that was found out about a transaction: in English words, and as a kind with the details that"
                        + " a sentence in another language or zone needs.")
public record FindingView(
        Finding.Kind kind,

        @Schema(examples = "2 attempts failed, not given up: refused")
        String words,

        @Schema(description = "How many there are of what the kind counts; 0 where it counts nothing.")
        int count,

        @Schema(description = "The milestones, the stage, the flow or the alias that it is about; mostly none.")
        List<String> names,

        @Schema(description = "What was recorded on it, as the text of a failure; mostly empty.")
        String text,

        @Schema(description = "Since when it is so, null where it has no beginning.", nullable = true)
        Optional<Instant> at,

        @Schema(
                description = "The limit that has passed, or how long it was; null where it has no length.",
                nullable = true)
        Optional<Long> spanMillis) {

    /** One finding as the API says it. */
    public static FindingView of(Finding finding) {
        return new FindingView(
                finding.kind(),
                finding.words(),
                finding.count(),
                finding.names(),
                finding.text(),
                finding.at(),
                finding.span().map(Duration::toMillis));
    }

    /** Those findings, in their order. */
    public static List<FindingView> of(List<Finding> findings) {
        return findings.stream().map(FindingView::of).toList();
    }
}
