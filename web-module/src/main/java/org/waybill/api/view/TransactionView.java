package org.waybill.api.view;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.annotation.Marks;
import org.waybill.domain.definition.Course;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.StateReport;
import org.waybill.domain.transaction.TransactionState;

/** A business transaction in a list. */
@Schema(name = "Transaction", description = "A business transaction as its events tell it now.")
public record TransactionView(
        UUID id,

        @Schema(description = "The name of its definition.", examples = "purchase")
        String definition,

        @Schema(description = "What its events have in common.", examples = "4711")
        String correlator,

        TransactionState state,

        @Schema(description = "Why it is in this state, in words; empty when the state says it all.")
        String reason,

        @Schema(description = "What the reason says, part by part, for whoever says it otherwise.")
        List<FindingView> findings,

        @Schema(description = "The earliest start, null while none was seen.", nullable = true)
        Optional<Instant> startedAt,

        @Schema(description = "The latest end or final failure, null while it goes on.", nullable = true)
        Optional<Instant> endedAt,

        @Schema(description = "From start to end in milliseconds, null while one of them is.", nullable = true)
        Optional<Long> durationMillis,

        int eventCount,
        List<Key> keys,

        @Schema(description = "All names by which it is known, by rank; empty where its definition has one correlator.")
        List<Key> aliases,

        Instant firstEventAt,
        Instant lastEventAt,

        @Schema(description = "The lowest definition version that its events met.")
        int lowestVersion,

        @Schema(description = "The highest definition version that its events met.")
        int highestVersion,

        @Schema(description = "Whether somebody has acknowledged it and it has not failed again since.")
        boolean acknowledged,

        @Schema(description = "Who looks after it; empty for nobody.", examples = "anna")
        String owner,

        @Schema(description = "The ticket's address or number; empty for none.", examples = "INC-4711")
        String ticket) {

    /** The transaction with its state at that moment and its marks; the course names milestones and stages in the reason. */
    public static TransactionView of(BusinessTransaction transaction, Course course, Marks marks, Instant now) {
        StateReport report = transaction.report(course, now);
        return new TransactionView(
                transaction.id(),
                transaction.definition(),
                transaction.correlator(),
                report.state(),
                report.reason(),
                FindingView.of(report.findings()),
                transaction.startedAt(),
                transaction.endedAt(),
                transaction.duration().map(Duration::toMillis),
                transaction.facts().eventCount(),
                transaction.keys().stream()
                        .map(key -> new Key(key.name(), key.value()))
                        .toList(),
                transaction.aliases().stream()
                        .map(alias -> new Key(alias.name(), alias.value()))
                        .toList(),
                transaction.facts().firstEventAt(),
                transaction.facts().lastEventAt(),
                transaction.facts().lowestVersion(),
                transaction.facts().highestVersion(),
                marks.isAcknowledged(transaction.facts().failureCount()),
                marks.owner(),
                marks.ticket());
    }

    /** A business key. */
    @Schema(name = "Key", description = "A named value by which people look for a transaction.")
    public record Key(String name, String value) {}
}
