package org.waybill.api.problem;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.resource.ResourceException;
import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.NotAllowedException;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.core.Response;
import java.io.StringReader;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.waybill.domain.definition.DefinitionConflictException;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.definition.UnknownDefinitionException;
import org.waybill.domain.recording.StoreUnavailableException;

class ProblemMapperTest {

    private static final String PATH = "/waybill/api/events";

    @Test
    void whatJaxRsRefusesIsSaidInWords() {
        assertThat(detail(new NotFoundException(), 404)).contains(PATH).contains("openapi.json");
        assertThat(detail(new NotAcceptableException(), 406)).contains("Accept");
        assertThat(detail(new NotSupportedException(), 415)).contains("Content-Type");
    }

    @Test
    void aMethodThatIsNotPossibleIsAnsweredWithThoseThatAre() {
        Response answer = answer(new NotAllowedException("GET", new String[] {"HEAD"}));

        assertThat(answer.getStatus()).isEqualTo(405);
        assertThat(answer.getHeaderString("Allow")).contains("GET").contains("HEAD");
        assertThat(document(answer).getString("detail"))
                .startsWith("POST is not possible on " + PATH)
                .contains("HEAD");
    }

    @Test
    void everyDocumentHasTheMembersOfTheStandard() {
        JsonObject document = document(answer(new ProblemException(Problem.of(400, "limit", "must be a number"))));

        assertThat(document.keySet()).containsExactlyInAnyOrder("type", "title", "status", "detail", "errors");
        assertThat(document.getInt("status")).isEqualTo(400);
        assertThat(document.getString("detail")).isEqualTo("limit must be a number");
        assertThat(document.getJsonArray("errors").getJsonObject(0).getString("field"))
                .isEqualTo("limit");
    }

    @Test
    void aDefinitionThatIsUnknownOrHasChangedIsSaidInItsOwnWords() {
        assertThat(answer(new UnknownDefinitionException("There is no draft of 'x'."))
                        .getStatus())
                .isEqualTo(404);
        Response answer = answer(new DefinitionConflictException("'x' was changed by somebody else."));
        assertThat(answer.getStatus()).isEqualTo(409);
        assertThat((String) answer.getEntity()).contains("'x' was changed by somebody else.");
    }

    @Test
    void anInvalidDefinitionNamesItsField() {
        Response answer = answer(new InvalidDefinitionException("limits.settle", "must not be negative"));

        assertThat(answer.getStatus()).isEqualTo(422);
        JsonObject wrong = document(answer).getJsonArray("errors").getJsonObject(0);
        assertThat(wrong.getString("field")).isEqualTo("limits.settle");
        assertThat(wrong.getString("problem")).isEqualTo("must not be negative");
    }

    @Test
    void theUnexpectedShowsAnIncidentAndNothingElse() {
        Response answer = answer(new IllegalStateException("jdbc:secret at db.internal"));

        assertThat(answer.getStatus()).isEqualTo(500);
        JsonObject document = document(answer);
        assertThat(answer.getEntity().toString()).doesNotContain("secret").doesNotContain("IllegalState");
        String incident = document.getString("instance");
        assertThat(incident).startsWith("urn:uuid:");
        assertThat(document.getString("detail"))
                .contains(UUID.fromString(incident.substring("urn:uuid:".length()))
                        .toString());
    }

    @Test
    void aDatabaseThatIsAwayPasses() {
        for (Throwable outage : List.of(
                new StoreUnavailableException("away", new SQLException("gone")),
                new IllegalStateException(new SQLTransientConnectionException("no route")),
                new IllegalStateException(new SQLException("gone", "08006")),
                new IllegalStateException(new SQLException("shutdown", "57P01")),
                new IllegalStateException(new SQLException("closed", "90098")),
                new IllegalStateException(new SQLException(new ResourceException("IJ000453"))))) {
            Response answer = answer(outage);
            assertThat(answer.getStatus()).as(outage.toString()).isEqualTo(503);
            assertThat(answer.getHeaderString("Retry-After")).isEqualTo("5");
        }
    }

    @Test
    void aWrongStatementIsNoOutage() {
        assertThat(answer(new IllegalStateException(new SQLException("syntax", "42601")))
                        .getStatus())
                .isEqualTo(500);
    }

    @Test
    void whatPassesSaysWhenToComeBack() {
        Response answer = answer(ProblemException.passing(Problem.of(503, "Busy."), Duration.ofSeconds(7)));

        assertThat(answer.getHeaderString("Retry-After")).isEqualTo("7");
    }

    private static String detail(Throwable exception, int status) {
        Response answer = answer(exception);
        assertThat(answer.getStatus()).isEqualTo(status);
        return document(answer).getString("detail");
    }

    private static Response answer(Throwable exception) {
        return ProblemMapper.responseTo(exception, "POST", PATH);
    }

    private static JsonObject document(Response answer) {
        assertThat(answer.getMediaType()).hasToString("application/problem+json");
        return Json.createReader(new StringReader(answer.getEntity().toString()))
                .readObject();
    }
}
