package org.waybill.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.waybill.api.problem.Problem.Wrong;
import org.waybill.api.problem.ProblemException;
import org.waybill.api.view.RollupsView;
import org.waybill.domain.rollup.Durations;
import org.waybill.domain.rollup.Rollup;
import org.waybill.domain.rollup.RollupQuery;
import org.waybill.domain.transaction.TransactionState;

class RollupsTest {

    private static final Instant NOW = Instant.parse("2026-11-30T08:07:00Z");

    private static RollupQuery query(String... namesAndValues) {
        Map<String, List<String>> parameters = new TreeMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            parameters.put(namesAndValues[i], List.of(namesAndValues[i + 1]));
        }
        return RollupsResource.query(parameters, NOW);
    }

    private static List<Wrong> wrong(String... namesAndValues) {
        return catchThrowableOfType(ProblemException.class, () -> query(namesAndValues))
                .problem()
                .errors();
    }

    @Test
    void withoutParametersTheLastDayIsCountedByTheHour() {
        RollupQuery query = query();
        assertThat(query.definition()).isEmpty();
        assertThat(query.version()).isEmpty();
        assertThat(query.edges()).hasSize(26).startsWith(Instant.parse("2026-11-29T08:00:00Z"));
        assertThat(query.edges().get(25)).isEqualTo(Instant.parse("2026-11-30T08:15:00Z"));
    }

    @Test
    void bucketsAreThoseOfTheZone() {
        assertThat(query(
                                "from",
                                "2026-10-24T22:00:00Z",
                                "to",
                                "2026-10-26T23:00:00Z",
                                "bucket",
                                "DAY",
                                "zone",
                                "Europe/Berlin")
                        .edges())
                .containsExactly(
                        Instant.parse("2026-10-24T22:00:00Z"),
                        Instant.parse("2026-10-25T23:00:00Z"),
                        Instant.parse("2026-10-26T23:00:00Z"));
    }

    @Test
    void whatIsWrongIsNamed() {
        assertThat(wrong("zone", "Berlin", "bucket", "YEAR", "version", "2"))
                .extracting(Wrong::field)
                .containsExactlyInAnyOrder("zone", "bucket", "definition");
        assertThat(wrong("from", "2026-11-30T09:00:00Z"))
                .extracting(Wrong::problem)
                .containsExactly("must be before to, was 2026-11-30T09:00:00Z with to 2026-11-30T08:07:00Z");
        assertThat(wrong("from", "2025-11-30T09:00:00Z"))
                .extracting(Wrong::problem)
                .containsExactly("must be so wide that there are at most 1000 from 2025-11-30T09:00:00Z to"
                        + " 2026-11-30T08:07:00Z, was HOUR");
    }

    @Test
    void theTotalIsTheSumAndThroughputIsOfTheTimeThatHasPassed() {
        RollupQuery query = query("from", "2026-11-30T07:00:00Z");
        Rollup one = new Rollup(Map.of(TransactionState.COMPLETE, 30L), Durations.of(Duration.ofMillis(40)));
        Rollup other = new Rollup(Map.of(TransactionState.OVERDUE, 10L), Durations.NONE);
        RollupsView view =
                RollupsView.of(query, List.of(one, other), Optional.of(Instant.parse("2026-11-30T08:10:00Z")));

        assertThat(view.total().count()).isEqualTo(40);
        assertThat(view.total().states())
                .containsEntry("COMPLETE", 30L)
                .containsEntry("OVERDUE", 10L)
                .containsEntry("FAILED", 0L);
        assertThat(view.total().durations().p99Millis()).contains(40L);
        assertThat(view.buckets()).extracting(RollupsView.Item::count).containsExactly(30L, 10L);
        assertThat(view.buckets().get(0).perHour()).isCloseTo(30, within(1e-9));
        assertThat(view.buckets().get(1).perHour()).isCloseTo(60, within(1e-9));
        assertThat(view.buckets().get(1).durations().p50Millis()).isEmpty();
    }
}
