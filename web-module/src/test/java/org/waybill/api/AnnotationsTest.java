package org.waybill.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.Test;
import org.waybill.api.problem.ProblemException;
import org.waybill.domain.annotation.Annotation;
import org.waybill.domain.annotation.Annotation.Kind;

/** What is taken as a line on a transaction, and what is said of anything else. */
class AnnotationsTest {

    private static final Instant NOW = Instant.parse("2026-11-30T11:00:00.123456789Z");

    @Test
    void aLineKeepsWhoWhenAndWhichTransaction() {
        Annotation line = line("{\"kind\": \"NOTE\", \"text\": \" Asked the shop. \"}");

        assertThat(line.kind()).isEqualTo(Kind.NOTE);
        assertThat(line.text()).isEqualTo("Asked the shop.");
        assertThat(line.author()).isEqualTo("berta");
        assertThat(line.transaction()).isEqualTo(SampleEvents.PURCHASE_4711);
        assertThat(line.at()).isEqualTo("2026-11-30T11:00:00.123456Z");
    }

    @Test
    void whatChangesWhatHoldsNeedsNoText() {
        assertThat(line("{\"kind\": \"ACKNOWLEDGED\"}").text()).isEmpty();
        assertThat(line("{\"kind\": \"OWNER\", \"text\": null}").text()).isEmpty();
    }

    @Test
    void aNoteThatSaysNothingIsRefused() {
        assertProblem("{\"kind\": \"NOTE\", \"text\": \"  \"}").isEqualTo("text must say something");
    }

    @Test
    void textsAreBounded() {
        assertThat(line("{\"kind\": \"NOTE\", \"text\": \"" + "x".repeat(4000) + "\"}")
                        .text())
                .hasSize(4000);
        assertProblem("{\"kind\": \"NOTE\", \"text\": \"" + "x".repeat(4001) + "\"}")
                .isEqualTo("text must have at most 4000 characters, had 4001");
        assertProblem("{\"kind\": \"TICKET\", \"text\": \"" + "x".repeat(401) + "\"}")
                .isEqualTo("text must have at most 400 characters, had 401");
    }

    @Test
    void whateverElseIsWrongIsNamed() {
        assertProblem("{\"kind\": \"DONE\", \"note\": 1}")
                .contains("note is not known; known are kind, text")
                .contains("kind must be one of NOTE, ACKNOWLEDGED, REOPENED, OWNER, TICKET");
        assertProblem("{\"kind\": \"NOTE\", \"text\": 7}").contains("text must be a text in quotes");
        assertProblem("{\"kind\": \"NOTE\", \"text\": \"\\u0000\"}").contains("must not hold the character NUL");
        assertProblem("[]").isEqualTo("The body must be a JSON object with the members kind and text.");
        assertProblem("\u00ff").isEqualTo("The body must be a JSON object with the members kind and text.");
    }

    private static Annotation line(String body) {
        return AnnotationsResource.line(
                JsonBody.of(body.getBytes(StandardCharsets.UTF_8), "kind", "text"),
                SampleEvents.purchase(),
                "berta",
                NOW);
    }

    private static AbstractStringAssert<?> assertProblem(String body) {
        return assertThat(catchThrowableOfType(ProblemException.class, () -> line(body))
                .problem()
                .detail());
    }
}
