package org.waybill.api.view;

import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** One business transaction: the list's item, its facts, its way, its events, and the transactions that share events with it. */
@Schema(
        name = "TransactionDetail",
        description = "A transaction, its facts, its events and its links.",
        allOf = {TransactionView.class, TransactionDetailView.More.class})
public record TransactionDetailView(
        @Schema(hidden = true) TransactionView transaction,
        @Schema(hidden = true) FactsView facts,
        @Schema(hidden = true) List<MilestoneView> milestones,
        @Schema(hidden = true) List<StageView> stages,
        @Schema(hidden = true) List<FindingView> notes,
        @Schema(hidden = true) List<LinkedEventView> events,
        @Schema(hidden = true) List<Link> links,
        @Schema(hidden = true) List<AnnotationView> annotations)
        implements JsonForm.Extension {

    /** Describes what is added to the list's item. */
    @Schema(name = "TransactionMore")
    public record More(
            FactsView facts,

            @Schema(description = "The milestones of its definition, as the newest version that it met has them.")
            List<MilestoneView> milestones,

            @Schema(description = "The stages that it has entered, in their order.")
            List<StageView> stages,

            @Schema(description = "What a person should know that is no state; in words, each is a whole sentence.")
            List<FindingView> notes,

            @Schema(description = "By creation time, the first 1000; eventCount says how many there are.")
            List<LinkedEventView> events,

            @Schema(description = "Other transactions that share events with it, by the first 1000 such events.")
            List<Link> links,

            @Schema(description = "What people wrote on it, in this order; the latest 1000.")
            List<AnnotationView> annotations) {}

    /**
     * Another business transaction that an event belongs to.
     *
     * @param event the event that both share
     */
    @Schema(name = "Link", description = "Another transaction, and the first event that both share.")
    public record Link(UUID transaction, String definition, String correlator, UUID event) {}
}
