package org.waybill.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.waybill.api.problem.Problem.Wrong;
import org.waybill.api.problem.ProblemException;
import org.waybill.domain.event.EventQuery;
import org.waybill.domain.event.Events;
import org.waybill.domain.transaction.TransactionState;

class QueryTest {

    @Test
    void withoutParametersThereIsAPageOfFifty() {
        Query query = Query.of(Map.of(), "limit");

        assertThat(query.limit()).isEqualTo(50);
        query.verify();
    }

    @Test
    void aParameterWithoutValueCountsAsAbsent() {
        Query query = Query.of(Map.of("flow", List.of("")), "flow");

        assertThat(query.text("flow")).isEmpty();
        query.verify();
    }

    @Test
    void statesMayRepeat() {
        Query query = Query.of(Map.of("state", List.of("FAILED", "OVERDUE")), "state");

        assertThat(query.choices("state", TransactionState.class))
                .containsExactlyInAnyOrder(TransactionState.FAILED, TransactionState.OVERDUE);
        query.verify();
    }

    @Test
    void timesMayHaveAnyOffsetAndTheirPlusMayHaveBecomeASpace() {
        Query query = Query.of(
                Map.of("from", List.of("2026-11-30T11:00:00 01:00"), "to", List.of("2026-11-30T10:00:00.000001Z")),
                "from",
                "to");

        assertThat(query.moment("from")).contains(Instant.parse("2026-11-30T10:00:00Z"));
        assertThat(query.moment("to")).contains(Instant.parse("2026-11-30T10:00:00.000001Z"));
        query.verify();
    }

    @Test
    void anIdentityIsAUuid() {
        UUID id = UUID.randomUUID();
        assertThat(Query.of(Map.of("event", List.of("" + id)), "event").id("event"))
                .contains(id);

        Query wrong = Query.of(Map.of("event", List.of("4711")), "event");
        assertThat(wrong.id("event")).isEmpty();
        assertThat(catchThrowableOfType(ProblemException.class, wrong::verify)
                        .problem()
                        .errors())
                .extracting(Wrong::problem)
                .singleElement()
                .asString()
                .startsWith("must be a UUID, for instance ")
                .endsWith("was '4711'");
    }

    @Test
    void everythingThatIsWrongIsSaidAtOnceWithWhatWouldBeRight() {
        Query query = Query.of(
                Map.of(
                        "limit", List.of("0"),
                        "from", List.of("yesterday"),
                        "state", List.of("DONE"),
                        "matched", List.of("yes"),
                        "flow", List.of("a", "b"),
                        "stat", List.of("FAILED")),
                "limit",
                "from",
                "state",
                "matched",
                "flow");
        query.limit();
        query.moment("from");
        query.choices("state", TransactionState.class);
        query.flag("matched");
        query.text("flow");

        ProblemException refused = catchThrowableOfType(ProblemException.class, query::verify);

        assertThat(refused.problem().status()).isEqualTo(400);
        assertThat(refused.problem().errors())
                .containsExactlyInAnyOrder(
                        new Wrong("limit", "must be a number from 1 to 1000, was '0'"),
                        new Wrong(
                                "from",
                                "must be a time as in RFC 3339, for instance 2026-11-30T10:41:07Z, was 'yesterday'"),
                        new Wrong(
                                "state",
                                "must be one of IN_PROGRESS, COMPLETE, FAILED, INCONSISTENT, OVERDUE, was 'DONE'"),
                        new Wrong("matched", "must be true or false, was 'yes'"),
                        new Wrong("flow", "is given 2 times, once is right"),
                        new Wrong("stat", "is not known; known are limit, from, state, matched, flow"));
    }

    @Test
    void theLimitIsFromOneToAThousand() {
        for (String right : List.of("1", "1000")) {
            Query query = Query.of(Map.of("limit", List.of(right)), "limit");
            assertThat(query.limit()).isEqualTo(Integer.parseInt(right));
            query.verify();
        }
        for (String wrong : List.of("0", "1001", "-1", "99999999999", "1.5", "ten")) {
            Query query = Query.of(Map.of("limit", List.of(wrong)), "limit");
            query.limit();
            assertThatThrownBy(query::verify)
                    .isInstanceOf(ProblemException.class)
                    .hasMessageContaining(wrong);
        }
    }

    @Test
    void textMayNotHoldNulWhichNoDatabaseTakes() {
        Query query = Query.of(Map.of("flow", List.of("a\0b")), "flow");
        query.text("flow");

        assertThatThrownBy(query::verify).hasMessageContaining("NUL");
    }

    @Test
    void aCursorOfSomebodyElseIsTheClientsMistake() {
        Events events = new InMemory.EventList();
        Optional<String> cursor = Optional.of("not-ours");
        EventQuery wanted = EventQuery.newest(10, cursor);

        ProblemException refused =
                catchThrowableOfType(ProblemException.class, () -> Query.page(cursor, () -> events.find(wanted)));

        assertThat(refused.problem().status()).isEqualTo(400);
        assertThat(refused.problem().errors())
                .containsExactly(new Wrong("cursor", "must be the next of the page before, was 'not-ours'"));
    }

    @Test
    void withoutACursorTheSameExceptionIsOurMistake() {
        IllegalArgumentException ours = new IllegalArgumentException("a bug");

        assertThatThrownBy(() -> Query.page(Optional.empty(), () -> {
                    throw ours;
                }))
                .isSameAs(ours);
    }

    @Test
    void anIdThatIsNoUuidNamesNothing() {
        for (String wrong : List.of("abc", "1-1-1-1-1", "01938f5e4a3b7c219d105e2f8a6b7c90", "")) {
            ProblemException refused = catchThrowableOfType(ProblemException.class, () -> Ids.parse("event", wrong));
            assertThat(refused.problem().status()).isEqualTo(404);
            assertThat(refused).hasMessageContaining("event '" + wrong + "'").hasMessageContaining("UUID");
        }
        assertThat(Ids.parse("event", SampleEvents.ORDER_RECEIVED.toString().toUpperCase(java.util.Locale.ROOT)))
                .isEqualTo(SampleEvents.ORDER_RECEIVED);
    }
}
