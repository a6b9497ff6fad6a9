package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.access.Roles;
import org.waybill.api.view.FactsView;
import org.waybill.api.view.LinkedEventView;
import org.waybill.api.view.ListView;
import org.waybill.api.view.MilestoneView;
import org.waybill.api.view.StageView;
import org.waybill.api.view.TransactionDetailView;
import org.waybill.api.view.TransactionDetailView.Link;
import org.waybill.api.view.TransactionView;
import org.waybill.definition.DefinitionCatalogue;
import org.waybill.domain.definition.Course;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.LinkedEvent;
import org.waybill.domain.transaction.Notes;
import org.waybill.domain.transaction.SharedEvent;
import org.waybill.domain.transaction.StageVisit;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.domain.transaction.TransactionState;
import org.waybill.domain.transaction.Transactions;

/** Business transactions: where is it, and what happened to it. */
@Path("transactions")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "transactions", description = "Business transactions: where is it, and what happened to it.")
public class TransactionsResource {

    private static final int MOST_EVENTS = 1000;

    @Inject
    private Transactions transactions;

    @Inject
    private DefinitionCatalogue definitions;

    /** Lists transactions. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(summary = "List transactions", description = "Role: viewer. Business transactions, the newest first.")
    @Parameter(
            name = "definition",
            in = ParameterIn.QUERY,
            description = "Only of that definition.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            name = "state",
            in = ParameterIn.QUERY,
            description = "Only in this state; may repeat.",
            schema = @Schema(type = SchemaType.ARRAY, implementation = TransactionState.class))
    @Parameter(
            name = "from",
            in = ParameterIn.QUERY,
            description = "Only with their first event at or after this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = "to",
            in = ParameterIn.QUERY,
            description = "Only with their first event before this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    @Parameter(
            name = "key",
            in = ParameterIn.QUERY,
            description = "Only whose correlator, or one of whose keys or aliases, is exactly this.",
            example = "4711",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            name = "limit",
            in = ParameterIn.QUERY,
            description = "How many at most, 1 to 1000.",
            schema = @Schema(type = SchemaType.INTEGER, defaultValue = "50", minimum = "1", maximum = "1000"))
    @Parameter(
            name = "cursor",
            in = ParameterIn.QUERY,
            description = "Where to go on: next of the page before.",
            schema = @Schema(type = SchemaType.STRING))
    @APIResponse(responseCode = "200", description = "One page.")
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public ListView<TransactionView> list(@Context UriInfo uri) {
        Query query = Query.of(
                uri.getQueryParameters(), "definition", "state", "from", "to", "key", Query.LIMIT, Query.CURSOR);
        Instant now = Instant.now();
        TransactionQuery wanted = new TransactionQuery(
                query.text("definition"),
                query.choices("state", TransactionState.class),
                query.moment("from"),
                query.moment("to"),
                query.text("key"),
                query.limit(),
                query.cursor(),
                now);
        query.verify();
        return ListView.of(Query.page(wanted.cursor(), () -> transactions.find(wanted))
                .map(transaction -> TransactionView.of(transaction, course(transaction), now)));
    }

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
        Course course = course(transaction);
        List<LinkedEvent> events = transactions.events(transaction.id(), MOST_EVENTS);
        return new TransactionDetailView(
                TransactionView.of(transaction, course, Instant.now()),
                FactsView.of(transaction.facts()),
                MilestoneView.of(transaction.facts().milestones(), course),
                StageView.of(stages(transaction), course),
                Stream.concat(transaction.aliasNote().stream(), Notes.of(transaction.facts(), events).stream())
                        .toList(),
                events.stream().map(LinkedEventView::of).toList(),
                links(transaction.id()));
    }

    private Course course(BusinessTransaction transaction) {
        return definitions.course(transaction.definition(), transaction.facts().highestVersion());
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
