package org.waybill.api.view;

import jakarta.json.JsonObject;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.definition.DefinitionJson;
import org.waybill.definition.DefinitionSuggester;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.suggestion.Suggestion;

/** Definitions that recorded events speak for. */
@Schema(name = "Suggestions", description = "Definitions that recorded events speak for, the strongest first.")
public record SuggestionsView(
        @Schema(description = "How many events were looked at.")
        int events,

        List<Item> items) {

    /** What was found. */
    public static SuggestionsView of(DefinitionSuggester.Found found) {
        return new SuggestionsView(
                found.events(), found.suggestions().stream().map(Item::of).toList());
    }

    /** One definition and the evidence. */
    @Schema(name = "Suggestion")
    public record Item(
            @Schema(description = "As it can be edited and published.", implementation = DefinitionView.class)
            JsonObject definition,

            @Schema(
                    description =
                            "From 0 to 1: with 95 % certainty, at least this share of transactions goes from a start"
                                    + " to an end or a failure.")
            double confidence,

            @Schema(description = "How many transactions speak for it.")
            int transactions,

            @Schema(description = "How many of them were seen from a single start to an end.")
            int whole,

            @Schema(description = "How many of them hold a failure.")
            int failed,

            List<String> flows,

            @Schema(description = "Other correlators that link the same flows about as well.")
            List<String> alsoLinkedBy,

            @Schema(description = "How long the whole ones took.")
            DurationsView durations,

            @Schema(description = "The definitions that match at least half of these events already.")
            Set<String> coveredBy) {

        static Item of(Suggestion suggestion) {
            return new Item(
                    DefinitionForm.content(DefinitionJson.write(suggestion.definition())),
                    suggestion.confidence(),
                    suggestion.transactions(),
                    suggestion.whole(),
                    suggestion.failed(),
                    suggestion.flows(),
                    suggestion.alsoLinkedBy().stream().map(Item::words).toList(),
                    DurationsView.of(suggestion.durations()),
                    new TreeSet<>(suggestion.coveredBy()));
        }

        private static String words(CorrelatorRule rule) {
            return rule.text().isEmpty() ? rule.from().word() : rule.from().word() + " " + rule.text();
        }
    }
}
