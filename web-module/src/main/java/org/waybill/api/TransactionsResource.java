package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.view.AnnotationView;
import org.waybill.api.view.FactsView;
import org.waybill.api.view.FindingView;
import org.waybill.api.view.LinkedEventView;
import org.waybill.api.view.MilestoneView;
import org.waybill.api.view.StageView;
import org.waybill.api.view.TransactionDetailView;
import org.waybill.api.view.TransactionDetailView.Link;
import org.waybill.api.view.TransactionView;
import org.waybill.domain.annotation.Annotation;
import org.waybill.domain.annotation.Annotations;
import org.waybill.domain.annotation.Marks;
import org.waybill.domain.definition.Course;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.Finding;
import org.waybill.domain.transaction.LinkedEvent;
import org.waybill.domain.transaction.Notes;
import org.waybill.domain.transaction.SharedEvent;
import org.waybill.domain.transaction.StageVisit;
import org.waybill.domain.transaction.Transactions;

/** One business transaction: what happened to it. */
@Path("transactions")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "transactions", description = "Business transactions: where is it, and what happened to it.")
public class TransactionsResource {

    private static final int MOST_EVENTS = 1000;
    private static final int MOST_LINES = 1000;

    @Inject
    private Transactions transactions;

    @Inject
    private Annotations annotations;

    @Inject
    private TransactionViews views;

    /** One transaction with its facts, events and links. */
    @GET
    @Path("{id}")
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "One transaction",
            description = "Role: viewer. The transaction, its facts, milestones, stages and notes, its events by"
                    + " creation time, and its links. A transaction that is joined with another one by an alias"
                    + " takes the lesser of their identities; the other one leads to it.")
    @APIResponseSchema(
            value = TransactionDetailView.class,
            responseCode = "200",
            responseDescription = "The transaction.")
    @APIResponse(
            responseCode = "308",
            description = "It was joined with another transaction by an alias: Location is where it is now.")
    @APIResponse(responseCode = "404", description = "There is no such transaction.")
    public Response one(@PathParam("id") String id) {
        UUID wanted = Ids.parse("transaction", id);
        BusinessTransaction transaction =
                transactions.byId(wanted).orElseThrow(() -> Ids.unknown("transaction", wanted));
        if (!transaction.id().equals(wanted)) {
            return Response.status(Response.Status.PERMANENT_REDIRECT)
                    .header(HttpHeaders.LOCATION, transaction.id())
                    .build();
        }
        return Response.ok(detail(transaction)).build();
    }

    private TransactionDetailView detail(BusinessTransaction transaction) {
        Course course = views.course(transaction);
        List<LinkedEvent> events = transactions.events(transaction.id(), MOST_EVENTS);
        List<Annotation> lines = annotations.of(transaction.id(), MOST_LINES);
        Marks marks = annotations.marks(List.of(transaction.id())).getOrDefault(transaction.id(), Marks.NONE);
        return new TransactionDetailView(
                TransactionView.of(transaction, course, marks, Instant.now()),
                FactsView.of(transaction.facts()),
                MilestoneView.of(transaction.facts().milestones(), course),
                StageView.of(stages(transaction), course),
                notes(transaction, events, marks),
                events.stream().map(LinkedEventView::of).toList(),
                links(transaction.id()),
                lines.stream().map(AnnotationView::of).toList());
    }

    private static List<FindingView> notes(BusinessTransaction transaction, List<LinkedEvent> events, Marks marks) {
        List<Finding> notes = new ArrayList<>();
        transaction.aliasNote().ifPresent(notes::add);
        notes.addAll(Notes.of(transaction.facts(), events));
        marks.note(transaction.facts().failureCount()).ifPresent(notes::add);
        return FindingView.of(notes);
    }

    private List<StageVisit> stages(BusinessTransaction transaction) {
        return transaction.facts().stage().furthest() == 0
                ? List.of()
                : StageVisit.of(transactions.stageEntries(transaction.id()), transaction.endedAt());
    }

    /** Each other transaction once, with the first event that both share. */
    private List<Link> links(UUID of) {
        Map<UUID, Link> links = new LinkedHashMap<>();
        for (SharedEvent shared : transactions.sharedEvents(of, MOST_EVENTS)) {
            links.putIfAbsent(
                    shared.transaction(),
                    new Link(shared.transaction(), shared.definition(), shared.correlator(), shared.event()));
        }
        return List.copyOf(links.values());
    }
}
