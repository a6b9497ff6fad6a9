package org.waybill.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.waybill.api.problem.Problem.Wrong;
import org.waybill.api.problem.ProblemException;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.definition.KeptVersion;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionState;

class TransactionParametersTest {

    private static final Instant NEXT_VERSION = Instant.parse("2026-11-30T12:00:00Z");

    private static TransactionFilter filter(Map<String, List<String>> given) {
        Query query = Query.of(given, TransactionParameters.names());
        TransactionFilter filter = TransactionParameters.filter(query, TransactionParametersTest::kept);
        query.verify();
        return filter;
    }

    private static Optional<KeptDefinition> kept(String name) {
        return Optional.of(new KeptDefinition(
                name,
                List.of(
                        new KeptVersion(SampleEvents.definition(name, 1), NEXT_VERSION, "anna", NEXT_VERSION),
                        new KeptVersion(SampleEvents.definition(name, 2), Instant.MAX, "anna", NEXT_VERSION)),
                Optional.empty()));
    }

    private static List<Wrong> wrong(Map<String, List<String>> given) {
        return catchThrowableOfType(ProblemException.class, () -> filter(given))
                .problem()
                .errors();
    }

    @Test
    void withoutParametersAllAreMeant() {
        assertThat(filter(Map.of())).isEqualTo(TransactionFilter.ALL);
    }

    @Test
    void everyParameterNarrows() {
        assertThat(filter(Map.ofEntries(
                        Map.entry("definition", List.of("purchase")),
                        Map.entry("version", List.of("2")),
                        Map.entry("state", List.of("FAILED", "OVERDUE")),
                        Map.entry("from", List.of("2026-11-30T10:00:00Z")),
                        Map.entry("to", List.of("2026-11-30T11:00:00Z")),
                        Map.entry("key", List.of("4711")),
                        Map.entry("minDuration", List.of("PT0.5S")),
                        Map.entry("maxDuration", List.of("P1D")),
                        Map.entry("flow", List.of("In", "Out", "In")),
                        Map.entry("failure", List.of("100% '_\\")),
                        Map.entry("acknowledged", List.of("false")))))
                .isEqualTo(new TransactionFilter(
                        Optional.of("purchase"),
                        Optional.of(2),
                        Set.of(TransactionState.FAILED, TransactionState.OVERDUE),
                        Optional.of(Instant.parse("2026-11-30T10:00:00Z")),
                        Optional.of(Instant.parse("2026-11-30T11:00:00Z")),
                        Optional.of("4711"),
                        Optional.of(Duration.ofMillis(500)),
                        Optional.of(Duration.ofDays(1)),
                        Set.of("In", "Out"),
                        Optional.of("100% '_\\"),
                        Optional.of(false)));
    }

    @Test
    void anOldVersionEndsTheRangeWhenTheNextOneCameIntoForce() {
        List<String> one = List.of("1");
        List<String> purchase = List.of("purchase");
        assertThat(filter(Map.of("definition", purchase, "version", one)).to()).contains(NEXT_VERSION);
        assertThat(filter(Map.of("definition", purchase, "version", one, "to", List.of("2026-11-30T11:00:00Z")))
                        .to())
                .contains(Instant.parse("2026-11-30T11:00:00Z"));
        assertThat(filter(Map.of("definition", purchase, "version", List.of("2")))
                        .to())
                .isEmpty();
        assertThat(filter(Map.of("definition", purchase, "version", List.of("9")))
                        .to())
                .isEmpty();
    }

    @Test
    void whatIsWrongIsNamed() {
        assertThat(wrong(Map.of("version", List.of("1"))))
                .extracting(Wrong::field)
                .containsExactly("definition");
        assertThat(wrong(Map.of("minDuration", List.of("PT2S"), "maxDuration", List.of("PT1S"))))
                .containsExactly(new Wrong("minDuration", "must not be longer than maxDuration"));
        for (String duration : List.of("5m", "-PT1S", "P200000D", "P1Y", "PT")) {
            assertThat(wrong(Map.of("maxDuration", List.of(duration))))
                    .containsExactly(new Wrong(
                            "maxDuration",
                            "must be a duration as in ISO 8601, for instance PT5M, up to a century, was '" + duration
                                    + "'"));
        }
        assertThat(wrong(Map.of("flow", List.of("1", "2", "3", "4", "5", "6"))))
                .containsExactly(new Wrong("flow", "may be given 5 times, was given 6 times"));
        assertThat(wrong(Map.of("flow", List.of("a\0b"), "failure", List.of("\0"), "key", List.of("\0"))))
                .extracting(Wrong::problem)
                .containsOnly("must not hold the character NUL")
                .hasSize(3);
        assertThat(wrong(Map.of("failure", List.of("x".repeat(1001)))))
                .containsExactly(new Wrong("failure", "must have at most 1000 characters, has 1001"));
        assertThat(wrong(Map.of("stat", List.of("FAILED"))))
                .extracting(Wrong::field)
                .containsExactly("stat");
    }
}
