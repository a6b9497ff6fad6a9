package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import jakarta.json.JsonObject;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Milestones and stages in the real server: what is late or missing is told, and heals. */
class CourseIT {

    private static final Api API = Api.admin();
    private static final String NAME = "course-" + UUID.randomUUID();
    private static final String DEFINITION = """
            {"name": "%s", "limits": {"settle": "PT0S", "endWithin": "PT1H"},
             "milestones": [{"name": "paid", "required": true}, {"name": "wrapped"}],
             "stages": [{"name": "dispatch", "endWithin": "PT5S"}, {"name": "delivery"}],
             "events": [
               {"role": "start", "flow": "CourseFlow", "eventName": "Ordered"},
               {"role": "progress", "flow": "CourseFlow", "eventName": "Packed", "stage": "dispatch"},
               {"role": "progress", "flow": "CourseFlow", "eventName": "Shipped", "stage": "delivery"},
               {"role": "progress", "flow": "CourseFlow", "eventName": "Paid", "milestone": "paid"},
               {"role": "progress", "flow": "CourseFlow", "eventName": "Wrapped", "milestone": "wrapped"},
               {"role": "end", "flow": "CourseFlow", "eventName": "Delivered"}]}
            """.formatted(NAME);

    private final String order = "ORD-" + UUID.randomUUID();
    private final Instant packed = Instant.now().minusSeconds(20);

    @BeforeAll
    static void publish() {
        HttpResponse<String> answer = API.post("definitions", "application/json", DEFINITION);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    }

    @Test
    void aStageGoesOverdueAndHealsWhenTheNextOneBegins() {
        send("Ordered", Instant.now());
        send("Packed", packed);
        JsonObject overdue = awaitState("OVERDUE");
        assertThat(overdue.getString("reason")).startsWith("no end of stage 'dispatch' within 5 s, overdue since ");
        assertThat(API.items("transactions?state=OVERDUE&definition=" + NAME + "&key=" + order))
                .hasSize(1);

        send("Shipped", packed.plusSeconds(15));
        JsonObject healed = awaitState("IN_PROGRESS");
        assertThat(healed.getString("reason")).isEmpty();
        List<JsonObject> stages = detail(healed).getJsonArray("stages").getValuesAs(JsonObject.class);
        assertThat(stages).extracting(stage -> stage.getString("name")).containsExactly("dispatch", "delivery");
        assertThat(Instant.parse(stages.get(0).getString("leftAt")))
                .isEqualTo(Instant.parse(stages.get(1).getString("enteredAt")));
        assertThat(stages.get(1).isNull("leftAt")).isTrue();
    }

    @Test
    void aRequiredMilestoneThatIsMissingAtTheEndIsToldAndHeals() {
        send("Ordered", Instant.now());
        send("Delivered", Instant.now());
        JsonObject inconsistent = awaitState("INCONSISTENT");
        assertThat(inconsistent.getString("reason")).isEqualTo("end seen, milestone 'paid' missing");
        assertThat(milestones(inconsistent)).containsExactly("paid true false", "wrapped false false");

        send("Paid", Instant.now().plusSeconds(60));
        JsonObject complete = awaitState("COMPLETE");
        assertThat(milestones(complete)).containsExactly("paid true true", "wrapped false false");
        assertThat(detail(complete).getJsonArray("notes").getValuesAs(JsonObject.class))
                .extracting(note -> note.getString("words"))
                .anyMatch(note -> note.matches("Its last progress came (1 min|59 s).* after its last end\\."))
                .anyMatch(note -> note.startsWith("The clock of the flow 'CourseFlow' is ahead: its event "));
    }

    @Test
    void aLaterVersionThatMovesAMilestoneIsRefusedWithItsField() {
        HttpResponse<String> refused = API.post(
                "definitions",
                "application/json",
                DEFINITION.replace(
                        "{\"name\": \"paid\", \"required\": true}, {\"name\": \"wrapped\"}",
                        "{\"name\": \"wrapped\"}, {\"name\": \"paid\"}"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(Api.json(refused.body())
                        .getJsonArray("errors")
                        .getJsonObject(0)
                        .getString("field"))
                .isEqualTo("milestones[0].name");
    }

    private void send(String name, Instant createdAt) {
        HttpResponse<String> answer =
                API.post("events", "application/json", """
                {"id": "%s/%s", "flow": "CourseFlow", "name": "%s", "address": "%s.transaction.Start", "createdAt": "%s",
                 "localTransactionId": "L-%s", "globalTransactionId": "%s"}""".formatted(order, name, name, name, createdAt, order, order));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
    }

    private JsonObject awaitState(String state) {
        return await().atMost(Duration.ofSeconds(60))
                .until(
                        () -> API.items("transactions?definition=" + NAME + "&key=" + order),
                        items -> items.size() == 1
                                && items.get(0).getString("state").equals(state))
                .get(0);
    }

    private static JsonObject detail(JsonObject transaction) {
        return API.get("transactions/" + transaction.getString("id"));
    }

    private static List<String> milestones(JsonObject transaction) {
        return detail(transaction).getJsonArray("milestones").getValuesAs(JsonObject.class).stream()
                .map(one -> one.getString("name") + " " + flag(one, "required") + " " + flag(one, "reached"))
                .toList();
    }

    private static boolean flag(JsonObject object, String member) {
        return object.getBoolean(member);
    }
}
