package org.waybill.api.view;

import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.transaction.TransactionFacts;

/** What the events of a business transaction add up to: all that its state is made of. */
@Schema(
        name = "Facts",
        description = "What the events of a transaction add up to; its state follows from this and the clock.")
public record FactsView(
        int startCount,
        int progressCount,
        int endCount,
        int finalFailureCount,
        int retryableFailureCount,
        @Schema(nullable = true) Optional<Instant> firstStartAt,
        @Schema(nullable = true) Optional<Instant> lastEndAt,
        @Schema(nullable = true) Optional<Instant> lastProgressAt,
        @Schema(nullable = true) Optional<Instant> lastFailureAt,
        Instant firstReceivedAt,
        Instant lastReceivedAt,

        @Schema(description = "Until then a missing start is not held against it.")
        Instant settlesAt,

        @Schema(
                description = "Until then a milestone that is missing at the end is not held against it.",
                nullable = true)
        Optional<Instant> endSettlesAt,

        @Schema(description = "Until then failed attempts may still be healed.")
        Instant retryUntil,

        @Schema(description = "By then it should have ended.", nullable = true)
        Optional<Instant> endDueAt,

        @Schema(description = "By then its stage should be over.", nullable = true)
        Optional<Instant> stageDueAt,

        @Schema(description = "By then there should have been another event.", nullable = true)
        Optional<Instant> silenceDueAt) {

    /** The facts as they are written down. */
    public static FactsView of(TransactionFacts facts) {
        return new FactsView(
                facts.startCount(),
                facts.progressCount(),
                facts.endCount(),
                facts.finalFailureCount(),
                facts.retryableFailureCount(),
                facts.firstStartAt(),
                facts.lastEndAt(),
                facts.lastProgressAt(),
                facts.lastFailureAt(),
                facts.firstReceivedAt(),
                facts.lastReceivedAt(),
                facts.settlesAt(),
                facts.endSettlesAt(),
                facts.retryUntil(),
                facts.endDueAt(),
                facts.stage().endDueAt(),
                facts.silenceDueAt());
    }
}
