package org.waybill.api.view;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.history.DryRunReport;
import org.waybill.domain.history.DryRunReport.PatternUse;
import org.waybill.domain.transaction.TransactionState;

/** What a definition would have matched. */
@Schema(name = "DryRun", description = "What a definition would have matched among the newest events.")
public record DryRunView(
        @Schema(description = "How many events were tried: matched, withoutCorrelator and unmatched together.")
        int examined,

        @Schema(description = "False when time was up before all events that were asked for had been tried.")
        boolean whole,

        @Schema(description = "The creation time of the oldest event that was tried.", nullable = true)
        Optional<Instant> oldest,

        @Schema(description = "The creation time of the newest event that was tried.", nullable = true)
        Optional<Instant> newest,

        @Schema(description = "Events that would belong to a business transaction.")
        int matched,

        @Schema(description = "Events that fit a pattern and have no correlator that can be kept.")
        int withoutCorrelator,

        @Schema(description = "Events that fit no pattern.") int unmatched,

        @Schema(description = "Matched events by role.") Map<String, Integer> roles,

        @Schema(description = "What became of each pattern, in the definition's order.")
        List<PatternOfDryRun> patterns,

        @Schema(description = "Business transactions by state.")
        Map<String, Integer> transactions,

        @Schema(description = "A few of those business transactions, of each state.")
        List<Example> examples,

        @Schema(description = "A few of the events that have no correlator.")
        List<Stray> strays) {

    /** Writes the report down. */
    public static DryRunView of(DryRunReport report) {
        Map<String, Integer> roles = new TreeMap<>();
        report.roles().forEach((role, count) -> roles.put(role.name().toLowerCase(Locale.ROOT), count));
        Map<String, Integer> transactions = new TreeMap<>();
        report.transactions().forEach((state, count) -> transactions.put(state.name(), count));
        List<PatternOfDryRun> patterns = new ArrayList<>();
        report.patterns().forEach(use -> patterns.add(PatternOfDryRun.of(patterns.size(), use)));
        return new DryRunView(
                report.examined(),
                report.whole(),
                report.oldest(),
                report.newest(),
                report.matched(),
                report.withoutCorrelator(),
                report.unmatched(),
                roles,
                patterns,
                transactions,
                report.examples().stream()
                        .map(one -> new Example(
                                one.correlator(),
                                one.report().state(),
                                one.report().reason(),
                                FindingView.of(one.report().findings()),
                                one.eventCount(),
                                one.events()))
                        .toList(),
                report.strays().stream()
                        .map(stray -> new Stray(stray.event(), "events[" + stray.pattern() + "]"))
                        .toList());
    }

    /** How often a pattern decided. */
    @Schema(name = "PatternOfDryRun")
    public record PatternOfDryRun(
            @Schema(examples = "events[0]") String field,
            String role,
            String flow,
            String source,
            String eventName,

            @Schema(description = "Events that would belong to a business transaction by it.")
            int matched,

            @Schema(description = "Events that fit it and have no correlator.")
            int withoutCorrelator,

            @Schema(description = "True when it fits nothing: misspelt, or a pattern before it takes everything.")
            boolean silent) {

        static PatternOfDryRun of(int place, PatternUse use) {
            EventPattern pattern = use.pattern();
            return new PatternOfDryRun(
                    "events[" + place + "]",
                    pattern.role().name().toLowerCase(Locale.ROOT),
                    pattern.flow().text(),
                    pattern.source().text(),
                    pattern.eventName().text(),
                    use.matched(),
                    use.withoutCorrelator(),
                    use.isSilent());
        }
    }

    /** A business transaction that there would be. */
    @Schema(name = "ExampleOfDryRun")
    public record Example(
            @Schema(examples = "4711") String correlator,
            TransactionState state,
            String reason,
            List<FindingView> findings,
            int eventCount,

            @Schema(description = "The ids of some of its events.")
            List<UUID> events) {}

    /** An event without a correlator. */
    @Schema(name = "StrayOfDryRun")
    public record Stray(
            @Schema(description = "Its id.") UUID event,

            @Schema(description = "The pattern that it fits.", examples = "events[0]")
            String pattern) {}
}
