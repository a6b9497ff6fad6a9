package org.waybill.api.view;

import jakarta.json.bind.annotation.JsonbProperty;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.Limits;

/** One version of a definition. */
@Schema(name = "Definition", description = "One version of a business transaction definition.")
public record DefinitionView(
        @Schema(examples = "purchase") String name,
        int version,

        @Schema(description = "Events created from then on are matched under this version.")
        Instant validFrom,

        String description,

        @Schema(
                description = "global, parent, local, or an object that names a field.",
                oneOf = {String.class, FieldCorrelator.class})
        Object correlator,

        List<Event> events,

        @Schema(description = "The fields by which people look for a transaction.")
        List<String> keys,

        Within limits,

        @Schema(description = "What a careful author would want to be told.")
        List<String> warnings) {

    /** The definition as it is written down. */
    public static DefinitionView of(Definition definition) {
        return new DefinitionView(
                definition.name(),
                definition.version(),
                definition.validFrom(),
                definition.description(),
                correlator(definition.correlator()),
                definition.events().stream().map(Event::of).toList(),
                definition.keys(),
                Within.of(definition.limits()),
                definition.warnings());
    }

    private static Object correlator(CorrelatorRule rule) {
        return switch (rule.from()) {
            case GLOBAL_TRANSACTION_ID -> "global";
            case PARENT_TRANSACTION_ID -> "parent";
            case LOCAL_TRANSACTION_ID -> "local";
            case FIELD -> Map.of("field", rule.field());
        };
    }

    /** A correlator that is a field of the event. */
    @Schema(name = "FieldCorrelator")
    public record FieldCorrelator(
            @Schema(examples = "orderNumber") String field) {}

    /** Which events play a role; patterns take stars. */
    @Schema(name = "EventPattern", description = "Which events play a role; a star stands for any text.")
    public record Event(
            @Schema(enumeration = {"start", "progress", "end", "failure"})
            String role,

            String flow,
            String source,
            String eventName,

            @JsonbProperty("final")
            @Schema(
                    name = "final",
                    description = "Whether nothing heals such a failure; null lets rollbacks heal.",
                    nullable = true)
            Optional<Boolean> finalFailure) {
        private static Event of(EventPattern pattern) {
            return new Event(
                    pattern.role().name().toLowerCase(Locale.ROOT),
                    pattern.flow().text(),
                    pattern.source().text(),
                    pattern.eventName().text(),
                    pattern.finalFailure());
        }
    }

    /** How long things may take, as ISO 8601 durations. */
    @Schema(name = "Limits", description = "How long things may take, as ISO 8601 durations; null is for ever.")
    public record Within(
            @Schema(nullable = true, examples = "PT5M") Optional<String> endWithin,
            @Schema(nullable = true) Optional<String> silentFor,
            @Schema(type = SchemaType.STRING) String settle,
            String retryWindow) {
        private static Within of(Limits limits) {
            return new Within(
                    limits.endWithin().map(Duration::toString),
                    limits.silentFor().map(Duration::toString),
                    limits.settle().toString(),
                    limits.retryWindow().toString());
        }
    }
}
