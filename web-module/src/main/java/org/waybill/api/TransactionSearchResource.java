package org.waybill.api;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.UUID;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.waybill.api.TransactionExport.Form;
import org.waybill.api.access.Roles;
import org.waybill.api.view.CountView;
import org.waybill.api.view.ListView;
import org.waybill.api.view.NeighboursView;
import org.waybill.api.view.TransactionView;
import org.waybill.definition.DefinitionCatalogue;
import org.waybill.domain.Page;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.domain.transaction.Transactions;

/** Finding business transactions. All calls here take the same filters. */
@Path("transactions")
@Produces(MediaType.APPLICATION_JSON)
@RequestScoped
@APIResponse(responseCode = "default", ref = WaybillApi.PROBLEM)
@Tag(name = "transactions", description = "Business transactions: where is it, and what happened to it.")
public class TransactionSearchResource {

    private static final String FORMAT = "format";

    @Inject
    private Transactions transactions;

    @Inject
    private DefinitionCatalogue definitions;

    @Inject
    private TransactionViews views;

    /** Lists transactions. */
    @GET
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "List transactions",
            description =
                    "Role: viewer. Business transactions, the newest first. A call looks through a limited number of"
                            + " them; searchedTo says how far, and next goes on.")
    @Parameter(ref = WaybillApi.LIMIT)
    @Parameter(ref = WaybillApi.CURSOR)
    @APIResponse(responseCode = "200", description = "One page.")
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public ListView.Search<TransactionView> list(@BeanParam TransactionParameters parameters) {
        Query query = parameters.query(Query.LIMIT, Query.CURSOR);
        TransactionQuery wanted = new TransactionQuery(
                TransactionParameters.filter(query, definitions::find), query.limit(), query.cursor(), Instant.now());
        query.verify();
        Page<BusinessTransaction> page = Query.page(wanted.cursor(), () -> transactions.find(wanted));
        return ListView.Search.of(page.with(views.of(page.items(), wanted.now())));
    }

    /** Counts transactions. */
    @GET
    @Path("count")
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "Count transactions",
            description =
                    "Role: viewer. Counts up to 10000, and among a limited number of transactions; exact says whether"
                            + " these are all.")
    @APIResponseSchema(value = CountView.class, responseCode = "200", responseDescription = "The count.")
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public CountView count(@BeanParam TransactionParameters parameters) {
        return CountView.of(transactions.count(filter(parameters), Instant.now()));
    }

    /** The transactions beside one. */
    @GET
    @Path("{id}/neighbours")
    @RolesAllowed(Roles.VIEWER)
    @Operation(
            summary = "The transactions beside one in a list",
            description = "Role: viewer. The ones above and below it in the list with these filters, as far as they are"
                    + " found among a limited number of transactions.")
    @APIResponseSchema(value = NeighboursView.class, responseCode = "200", responseDescription = "The neighbours.")
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    @APIResponse(responseCode = "404", description = "There is no such transaction.")
    public NeighboursView neighbours(@PathParam("id") String id, @BeanParam TransactionParameters parameters) {
        UUID beside = Ids.parse("transaction", id);
        return transactions
                .neighbours(beside, filter(parameters), Instant.now())
                .map(NeighboursView::of)
                .orElseThrow(() -> Ids.unknown("transaction", beside));
    }

    /** All that is found, as a file. */
    @GET
    @Path("export")
    @RolesAllowed(Roles.VIEWER)
    @Produces({"text/csv", MediaType.APPLICATION_JSON})
    @Operation(
            summary = "Export transactions",
            description = "Role: viewer. All of them, the newest first, as a file: CSV with a header line, safe in"
                    + " spreadsheets, or a JSON array of the list's items. If the server cannot go on, the document ends"
                    + " with a sentence in quotes that are not closed.")
    @Parameter(
            name = FORMAT,
            in = ParameterIn.QUERY,
            description = "csv or json.",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            defaultValue = "csv",
                            enumeration = {"csv", "json"}))
    @APIResponse(
            responseCode = "200",
            description = "The file.",
            content = {
                @Content(mediaType = "text/csv", schema = @Schema(type = SchemaType.STRING)),
                @Content(
                        mediaType = MediaType.APPLICATION_JSON,
                        schema = @Schema(type = SchemaType.ARRAY, implementation = TransactionView.class))
            })
    @APIResponse(responseCode = "400", description = "A parameter is wrong.")
    public Response export(@BeanParam TransactionParameters parameters) {
        Query query = parameters.query(FORMAT);
        TransactionFilter filter = TransactionParameters.filter(query, definitions::find);
        Form form = form(query);
        query.verify();
        Instant now = Instant.now();
        TransactionExport export = new TransactionExport(form, cursor -> {
            Page<BusinessTransaction> page =
                    transactions.find(new TransactionQuery(filter, TransactionQuery.MAX_LIMIT, cursor, now));
            return page.with(views.of(page.items(), now));
        });
        return Response.ok(export, form.contentType())
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        "attachment; filename=\"waybill-transactions-" + LocalDate.ofInstant(now, ZoneOffset.UTC) + "."
                                + form.extension() + "\"")
                .build();
    }

    private static Form form(Query query) {
        String wanted = query.text(FORMAT).orElse(Form.CSV.extension());
        return Stream.of(Form.values())
                .filter(form -> form.extension().equals(wanted))
                .findFirst()
                .orElseGet(() -> {
                    query.wrong(FORMAT, "must be csv or json, was '" + wanted + "'");
                    return Form.CSV;
                });
    }

    private TransactionFilter filter(TransactionParameters parameters) {
        Query query = parameters.query();
        TransactionFilter filter = TransactionParameters.filter(query, definitions::find);
        query.verify();
        return filter;
    }
}
