package org.waybill.domain.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.event;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.DefinitionBook.Match;

class DefinitionBookTest {

    @Test
    void matchesUnderTheVersionInForceAtTheEventsOwnCreationTime() {
        DefinitionBook book = DefinitionBook.of(List.of(
                SampleEvents.definition("purchase", 2, MORNING),
                SampleEvents.definition("purchase", 1, Instant.EPOCH)));
        assertThat(versions(book, MORNING.minusNanos(1000))).containsExactly(1);
        assertThat(versions(book, MORNING)).containsExactly(2);
    }

    @Test
    void matchesNothingBeforeTheFirstVersionIsInForce() {
        DefinitionBook book = DefinitionBook.of(List.of(SampleEvents.definition("purchase", 1, MORNING)));
        assertThat(versions(book, MORNING.minusSeconds(1))).isEmpty();
    }

    @Test
    void matchesAnEventWithoutACorrelatorWithNothing() {
        DefinitionBook book = DefinitionBook.of(List.of(SampleEvents.purchase()));
        assertThat(book.matches(event("", RECEIVED, MORNING))).isEmpty();
    }

    @Test
    void matchesAnEventOfTwoDefinitionsWithBoth() {
        DefinitionBook book = DefinitionBook.of(List.of(
                SampleEvents.definition("b", 1, Instant.EPOCH), SampleEvents.definition("a", 1, Instant.EPOCH)));
        assertThat(book.matches(event("ORD-1", RECEIVED, MORNING)))
                .extracting(match -> match.definition().name())
                .containsExactly("a", "b");
    }

    @Test
    void remembersWhatItHasMatchedWithoutMixingSources() {
        DefinitionBook book = DefinitionBook.of(List.of(SampleEvents.purchase()));
        for (int i = 0; i < 3; i++) {
            assertThat(book.matches(event("ORD-1", RECEIVED, MORNING))).hasSize(1);
            assertThat(book.matches(event("ORD-1", "Other.terminal.out", MORNING)))
                    .isEmpty();
        }
    }

    private static List<Integer> versions(DefinitionBook book, Instant createdAt) {
        return book.matches(event("ORD-1", RECEIVED, createdAt)).stream()
                .map(Match::definition)
                .map(Definition::version)
                .toList();
    }
}
