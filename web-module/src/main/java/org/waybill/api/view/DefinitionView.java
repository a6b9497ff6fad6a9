package org.waybill.api.view;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.definition.DefinitionState;

/** Describes one version of a definition; {@link DefinitionForm} writes it. */
@Schema(name = "Definition", description = "One version of a business transaction definition.")
public record DefinitionView(
        @Schema(examples = "purchase") String name,

        @Schema(description = "Counts from 1; not looked at when published. A draft has the next number.")
        int version,

        @Schema(
                description = "DRAFT: matches nothing; ACTIVE: cannot change; RETIRED: its time is over.",
                readOnly = true)
        DefinitionState state,

        @Schema(description = "Events created from then on are matched under this version.", nullable = true)
        Instant validFrom,

        @Schema(description = "And before then; null while no end is known.", readOnly = true, nullable = true)
        Instant validUntil,

        @Schema(description = "Who activated it; of a draft, who changed it last.", readOnly = true)
        String author,

        @Schema(description = "When it was activated; not there in a draft.", readOnly = true)
        Instant activatedAt,

        @Schema(description = "When the draft was changed last; only there in a draft.", readOnly = true)
        Instant changedAt,

        String description,

        @Schema(
                description = "global, parent, local, traceparent, or an object with one of field, property, xpath,"
                        + " jsonPointer and jsonPath.",
                oneOf = {String.class, SpecifiedCorrelator.class})
        Object correlator,

        @Schema(
                description =
                        "In place of correlator: several names of one business transaction, the name of choice first.")
        List<Object> correlators,

        List<Event> events,

        @Schema(description = "The fields by which people look for a transaction.")
        List<String> keys,

        Within limits,

        @Schema(description = "The points that a transaction passes.")
        List<MilestoneOfCourse> milestones,

        @Schema(description = "The parts of the way, in their order.")
        List<StageOfCourse> stages,

        @Schema(description = "Whether a transaction with more than one start is inconsistent.")
        boolean singleStart,

        @Schema(description = "What a careful author would want to be told.", readOnly = true)
        List<String> warnings) {

    /** A correlator that says where it is. */
    @Schema(
            name = "SpecifiedCorrelator",
            description = "Exactly one of field, property, xpath, jsonPointer and jsonPath.")
    public record SpecifiedCorrelator(
            @Schema(description = "A field of the event.", examples = "orderNumber")
            String field,

            @Schema(description = "An application property of the message that carried the event.")
            String property,

            @Schema(description = "XPath 1.0 into an XML payload.", examples = "/o:order/@id")
            String xpath,

            @Schema(description = "JSON Pointer (RFC 6901) into a JSON payload.", examples = "/order/id")
            String jsonPointer,

            @Schema(description = "JSONPath into a JSON payload.", examples = "$.order.id")
            String jsonPath,

            @Schema(description = "Namespace URIs by the prefixes of the xpath.")
            Map<String, String> namespaces,

            @Schema(description = "What it is called beside others.")
            String name) {}

    /** Which events play a role. */
    @Schema(name = "EventPattern", description = "Which events play a role; a star stands for any text.")
    public record Event(
            @Schema(enumeration = {"start", "progress", "end", "failure"})
            String role,

            String flow,
            String source,
            String eventName,

            @Schema(
                    name = "final",
                    description = "For failures: whether nothing heals them. Without it, rollbacks heal.")
            Boolean finalFailure,

            @Schema(description = "The milestone that such an event reaches.")
            String milestone,

            @Schema(description = "The stage that such an event enters.")
            String stage) {}

    /** A point that a transaction passes. */
    @Schema(name = "MilestoneOfCourse", description = "A point that a transaction passes on its way.")
    public record MilestoneOfCourse(
            @Schema(examples = "paid") String name,

            @Schema(description = "Whether a transaction that ends without it is inconsistent.")
            boolean required) {}

    /** A part of the way. */
    @Schema(name = "StageOfCourse", description = "A part of the way, and how long it may take.")
    public record StageOfCourse(
            @Schema(examples = "dispatch") String name,
            @Schema(examples = "PT2M") String endWithin,
            String silentFor) {}

    /** How long things may take. */
    @Schema(name = "Limits", description = "How long things may take, as ISO 8601 durations; without one, for ever.")
    public record Within(
            @Schema(examples = "PT5M") String endWithin, String silentFor, String settle, String retryWindow) {}
}
