package org.waybill.api;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.bind.Jsonb;
import java.io.StringReader;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.waybill.api.view.AnnotationView;
import org.waybill.api.view.ChangeView;
import org.waybill.api.view.DefinitionForm;
import org.waybill.api.view.EventDetailView;
import org.waybill.api.view.EventView;
import org.waybill.api.view.FactsView;
import org.waybill.api.view.FindingView;
import org.waybill.api.view.FlowMapView;
import org.waybill.api.view.ImportView;
import org.waybill.api.view.JsonForm;
import org.waybill.api.view.LinkedEventView;
import org.waybill.api.view.ListView;
import org.waybill.api.view.MilestoneView;
import org.waybill.api.view.QuarantinedView;
import org.waybill.api.view.StageView;
import org.waybill.api.view.TransactionDetailView;
import org.waybill.api.view.TransactionView;
import org.waybill.definition.DefinitionJson;
import org.waybill.definition.ImportReport;
import org.waybill.domain.Page;
import org.waybill.domain.annotation.Annotation;
import org.waybill.domain.annotation.Marks;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.definition.KeptVersion;
import org.waybill.domain.definition.Milestone;
import org.waybill.domain.definition.Role;
import org.waybill.domain.definition.Stage;
import org.waybill.domain.flowmap.FlowMapFold;
import org.waybill.domain.flowmap.Trail;
import org.waybill.domain.transaction.Finding;
import org.waybill.domain.transaction.LinkedEvent;
import org.waybill.domain.transaction.MilestoneFacts;
import org.waybill.domain.transaction.StageVisit;

/** What clients read: the names of docs/architecture.md, exactly. */
class ViewsTest {

    private static final List<String> TRANSACTION = List.of(
            "id",
            "definition",
            "correlator",
            "state",
            "reason",
            "findings",
            "startedAt",
            "endedAt",
            "durationMillis",
            "eventCount",
            "keys",
            "aliases",
            "firstEventAt",
            "lastEventAt",
            "lowestVersion",
            "highestVersion",
            "acknowledged",
            "owner",
            "ticket");
    private static final List<String> EVENT = List.of(
            "id",
            "name",
            "flow",
            "uniqueFlow",
            "address",
            "kind",
            "node",
            "nodeType",
            "terminal",
            "detail",
            "application",
            "library",
            "integrationNode",
            "integrationServer",
            "thread",
            "product",
            "createdAt",
            "receivedAt",
            "counter",
            "localTransactionId",
            "parentTransactionId",
            "globalTransactionId",
            "traceParent",
            "fields",
            "documents",
            "failure",
            "extensions",
            "payload",
            "duplicates");

    private static final DefinitionForm FORM =
            new DefinitionForm(Definition::warnings, SampleEvents.MOMENT.plusSeconds(1));

    private final Jsonb jsonb = new JsonForm().getContext(Object.class);

    @Test
    void aTransactionHasTheMembersOfTheContract() {
        JsonObject json =
                json(TransactionView.of(SampleEvents.purchase(), Course.FREE, Marks.NONE, SampleEvents.MOMENT));

        assertThat(json.keySet()).containsExactlyInAnyOrderElementsOf(TRANSACTION);
        assertThat(json.getString("state")).isEqualTo("IN_PROGRESS");
        assertThat(json.getJsonArray("keys").getJsonObject(0).getString("value"))
                .isEqualTo("4711");
    }

    @Test
    void timesHaveMicrosecondsInUtc() {
        JsonObject json =
                json(TransactionView.of(SampleEvents.purchase(), Course.FREE, Marks.NONE, SampleEvents.MOMENT));

        assertThat(json.getString("startedAt")).isEqualTo("2026-11-30T10:41:07.500000Z");
        assertThat(json.getString("firstEventAt")).isEqualTo("2026-11-30T10:41:07.500000Z");
    }

    @Test
    void whatIsAbsentIsNullAndNotLeftOut() {
        JsonObject json =
                json(TransactionView.of(SampleEvents.purchase(), Course.FREE, Marks.NONE, SampleEvents.MOMENT));

        assertThat(json.isNull("endedAt")).isTrue();
        assertThat(json.isNull("durationMillis")).isTrue();
    }

    @Test
    void aTransactionsDetailIsTheItemWithFactsEventsAndLinks() {
        JsonObject json = json(new TransactionDetailView(
                TransactionView.of(SampleEvents.purchase(), Course.FREE, Marks.NONE, SampleEvents.MOMENT),
                FactsView.of(SampleEvents.purchase().facts()),
                MilestoneView.of(new MilestoneFacts(1, 6), paidAndPacked()),
                StageView.of(
                        StageVisit.of(new TreeMap<>(Map.of(1, SampleEvents.MOMENT)), Optional.of(SampleEvents.MOMENT)),
                        paidAndPacked()),
                FindingView.of(List.of(
                        new Finding(Finding.Kind.TRIED_AGAIN, 2, List.of(), "", Optional.empty(), Optional.empty()))),
                List.of(LinkedEventView.of(new LinkedEvent(SampleEvents.orderReceived(), Role.START))),
                List.of(),
                List.of(AnnotationView.of(SampleEvents.line(Annotation.Kind.OWNER, "anna")))));

        assertThat(json.keySet())
                .containsAll(TRANSACTION)
                .contains("facts", "milestones", "stages", "notes", "events", "links", "annotations");
        assertThat(json.keySet()).hasSize(TRANSACTION.size() + 7);
        assertThat(json.isNull("endedAt")).isTrue();
        JsonObject event = json.getJsonArray("events").getJsonObject(0);
        assertThat(event.getString("role")).isEqualTo("START");
        assertThat(event.keySet()).containsAll(EVENT).hasSize(EVENT.size() + 1);
        assertThat(json.getJsonObject("facts").getInt("startCount")).isEqualTo(1);
        assertThat(json.getJsonArray("milestones"))
                .isEqualTo(array("[{\"name\":\"paid\",\"required\":false,\"reached\":true},"
                        + "{\"name\":\"packed\",\"required\":true,\"reached\":false},"
                        + "{\"name\":\"number 3\",\"required\":true,\"reached\":false}]"));
        assertThat(json.getJsonArray("stages"))
                .isEqualTo(array("[{\"name\":\"dispatch\",\"enteredAt\":\"2026-11-30T10:41:07.500000Z\","
                        + "\"leftAt\":\"2026-11-30T10:41:07.500000Z\"}]"));
        assertThat(json.getJsonArray("notes"))
                .isEqualTo(array(
                        "[{\"kind\":\"TRIED_AGAIN\",\"words\":\"It started 2 times: it was tried again, or its correlator"
                                + " was used for something else before.\",\"count\":2,\"names\":[],\"text\":\"\",\"at\":null,"
                                + "\"spanMillis\":null}]"));
    }

    @Test
    void whatPeopleWroteHasTheMembersOfTheContract() {
        assertThat(json(AnnotationView.of(SampleEvents.line(Annotation.Kind.OWNER, "anna"))))
                .isEqualTo(Json.createObjectBuilder()
                        .add("id", SampleEvents.ORDER_RECEIVED.toString())
                        .add("kind", "OWNER")
                        .add("text", "anna")
                        .add("author", "berta")
                        .add("at", "2026-11-30T10:41:07.500000Z")
                        .build());
    }

    @Test
    void aTransactionShowsThatItIsAcknowledgedItsOwnerAndItsTicket() {
        Marks marks = Marks.of(List.of(
                SampleEvents.line(Annotation.Kind.ACKNOWLEDGED, ""),
                SampleEvents.line(Annotation.Kind.OWNER, "anna"),
                SampleEvents.line(Annotation.Kind.TICKET, "INC-1")));
        JsonObject json = json(TransactionView.of(SampleEvents.purchase(), Course.FREE, marks, SampleEvents.MOMENT));

        assertThat(json.getBoolean("acknowledged")).isTrue();
        assertThat(json.getString("owner")).isEqualTo("anna");
        assertThat(json.getString("ticket")).isEqualTo("INC-1");
    }

    @Test
    void aFlowMapHasTheMembersOfTheContract() {
        FlowMapFold fold = new FlowMapFold();
        fold.add(new Trail(
                SampleEvents.MOMENT,
                true,
                List.of(
                        new Trail.Step("Validate", SampleEvents.MOMENT, false),
                        new Trail.Step("Dispatch", SampleEvents.MOMENT.plusMillis(1500), true))));
        assertThat(json(FlowMapView.of(fold.map())))
                .isEqualTo(object("{\"transactions\":1,\"from\":\"2026-11-30T10:41:07.500000Z\","
                        + "\"to\":\"2026-11-30T10:41:07.500000Z\",\"flows\":["
                        + "{\"name\":\"Dispatch\",\"events\":1,\"transactions\":1,\"failures\":1},"
                        + "{\"name\":\"Validate\",\"events\":1,\"transactions\":1,\"failures\":0}],"
                        + "\"handOvers\":[{\"from\":\"Validate\",\"to\":\"Dispatch\",\"transactions\":1,"
                        + "\"perMinute\":1.0,\"failureShare\":1.0,\"p50Millis\":1500,\"p95Millis\":1500}]}"));
    }

    /** A course that knows less than the facts, as after a version was published on another node. */
    private static Course paidAndPacked() {
        return new Course(
                List.of(new Milestone("paid", false), new Milestone("packed", true)),
                List.of(new Stage("dispatch", Optional.empty(), Optional.empty())),
                false);
    }

    @Test
    void anEventHasTheMembersOfTheContract() {
        JsonObject json = json(EventView.of(SampleEvents.orderReceived()));

        assertThat(json.keySet()).containsExactlyInAnyOrderElementsOf(EVENT);
        assertThat(json.getString("id")).isEqualTo(SampleEvents.ORDER_RECEIVED.toString());
        assertThat(json.getString("kind")).isEqualTo("TRANSACTION_START");
        assertThat(json.getJsonObject("extensions").getString("channel")).isEqualTo("web");
        assertThat(json.getJsonObject("payload").keySet())
                .containsExactlyInAnyOrder("state", "size", "originalSize", "contentType");
        assertThat(json.getJsonArray("fields").getJsonObject(0).keySet())
                .containsExactlyInAnyOrder("name", "value", "dataType");
    }

    @Test
    void sizesKeepAllOfTheir64Bits() {
        JsonObject json = json(EventView.of(SampleEvents.orderReceived()));

        assertThat(json.getJsonObject("payload").getJsonNumber("size").longValueExact())
                .isEqualTo(9_007_199_254_740_993L);
    }

    @Test
    void anEventsDetailNamesItsTransactions() {
        JsonObject json = json(new EventDetailView(
                EventView.of(SampleEvents.orderReceived()),
                List.of(TransactionView.of(SampleEvents.purchase(), Course.FREE, Marks.NONE, SampleEvents.MOMENT))));

        assertThat(json.keySet()).containsAll(EVENT).hasSize(EVENT.size() + 1);
        assertThat(json.getJsonArray("transactions").getJsonObject(0).keySet())
                .containsExactlyInAnyOrderElementsOf(TRANSACTION);
    }

    @Test
    void theLastPageHasNoNext() {
        JsonObject last = json(ListView.of(new Page<>(List.of(), Optional.empty())));
        JsonObject first = json(ListView.of(new Page<>(List.of(), Optional.of("abc"))));

        assertThat(last.getJsonArray("items")).isEmpty();
        assertThat(last.isNull("next")).isTrue();
        assertThat(first.getString("next")).isEqualTo("abc");
    }

    @Test
    void aDefinitionHasTheMembersOfTheContract() {
        JsonObject json = FORM.of(version(2, Instant.MAX));

        assertThat(json.keySet())
                .containsExactlyInAnyOrder(
                        "name",
                        "version",
                        "state",
                        "validFrom",
                        "validUntil",
                        "author",
                        "activatedAt",
                        "description",
                        "correlator",
                        "events",
                        "keys",
                        "limits",
                        "warnings");
        assertThat(json.getJsonObject("correlator").getString("field")).isEqualTo("orderNumber");
        assertThat(json.getJsonArray("events").getJsonObject(0).keySet())
                .containsExactlyInAnyOrder("role", "flow", "source", "eventName");
        assertThat(json.getJsonObject("limits").getString("endWithin")).isEqualTo("PT5M");
        assertThat(json.getString("validFrom")).isEqualTo("2026-11-30T10:41:07.500000Z");
        assertThat(json.getString("state")).isEqualTo("ACTIVE");
        assertThat(json.isNull("validUntil")).isTrue();
        assertThat(json.getJsonArray("warnings").getString(0)).startsWith("No event has the role end");
    }

    @Test
    void aDefinitionsDetailHoldsEveryVersionAndTheDraft() {
        KeptDefinition.Draft draft = new KeptDefinition.Draft(
                SampleEvents.definition("purchase", 1).as(1, Instant.EPOCH), "berta", SampleEvents.MOMENT);
        JsonObject json = FORM.detail(new KeptDefinition(
                "purchase", List.of(version(1, SampleEvents.MOMENT), version(2, Instant.MAX)), Optional.of(draft)));

        assertThat(json.getInt("version")).isEqualTo(2);
        assertThat(json.getJsonArray("versions").getValuesAs(JsonObject.class))
                .extracting(version -> version.getInt("version") + " " + version.getString("state"))
                .containsExactly("2 ACTIVE", "1 RETIRED");
        assertThat(json.getJsonObject("draft").getString("state")).isEqualTo("DRAFT");
        assertThat(json.getJsonObject("draft").getInt("version")).isEqualTo(3);
        assertThat(json.getJsonObject("draft").isNull("validFrom")).isTrue();
    }

    @Test
    void whatIsShownOfADefinitionCanBeSentBack() {
        KeptDefinition.Draft draft =
                new KeptDefinition.Draft(SampleEvents.definition("purchase", 1), "berta", SampleEvents.MOMENT);
        JsonObject json =
                FORM.detail(new KeptDefinition("purchase", List.of(version(1, Instant.MAX)), Optional.of(draft)));

        assertThat(DefinitionJson.read(json.toString())).isEqualTo(SampleEvents.definition("purchase", 1));
        assertThat(DefinitionJson.read(json.getJsonObject("draft").toString()).version())
                .isEqualTo(2);
    }

    private static KeptVersion version(int number, Instant until) {
        return new KeptVersion(SampleEvents.definition("purchase", number), until, "anna", SampleEvents.MOMENT);
    }

    @Test
    void aChangeSaysFieldByFieldWhatItChanged() {
        DefinitionChange change = new DefinitionChange(
                7,
                "purchase",
                2,
                DefinitionChange.Action.ACTIVATED,
                Optional.of(SampleEvents.MOMENT),
                "anna",
                SampleEvents.MOMENT,
                "{\"version\": 1, \"keys\": []}",
                "{\"version\": 2, \"keys\": [\"customer\"]}");
        JsonObject json = json(ChangeView.of(change));

        assertThat(json.keySet())
                .containsExactlyInAnyOrder(
                        "number", "name", "version", "action", "from", "author", "at", "differences");
        JsonObject difference = json.getJsonArray("differences").getJsonObject(0);
        assertThat(json.getJsonArray("differences")).hasSize(1);
        assertThat(difference.getString("path")).isEqualTo("keys[0]");
        assertThat(difference.isNull("before")).isTrue();
        assertThat(difference.getString("after")).isEqualTo("customer");
    }

    @Test
    void anImportReportSaysWhatIsWrong() {
        JsonObject json = json(ImportView.of(new ImportReport(
                "purchase",
                ImportReport.Outcome.REFUSED,
                0,
                Optional.of(new ImportReport.Problem("events", "must name at least one event")),
                List.of())));

        assertThat(json.keySet()).containsExactlyInAnyOrder("name", "outcome", "version", "problem", "notes");
        assertThat(json.getJsonObject("problem").getString("field")).isEqualTo("events");
    }

    @Test
    void theQuarantineIsShownWithoutBytes() {
        JsonObject json = json(QuarantinedView.of(SampleEvents.unreadable().entry()));

        assertThat(json.keySet())
                .containsExactlyInAnyOrder(
                        "id", "receivedAt", "reason", "contentType", "size", "properties", "transportId");
        assertThat(json.getInt("size")).isEqualTo(11);
    }

    private static JsonArray array(String text) {
        return Json.createReader(new StringReader(text)).readArray();
    }

    private static JsonObject object(String text) {
        return Json.createReader(new StringReader(text)).readObject();
    }

    private JsonObject json(Object view) {
        return object(jsonb.toJson(view));
    }
}
