package org.waybill.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.event.MonitoringEvent;

/** What is matched in the benchmark is what happens in an estate: most events mean something, some mean two things. */
class MatchingEstateTest {

    @ParameterizedTest
    @CsvSource({"61, 119", "1000, 5000"})
    void threeOfFourEventsOfEveryFlowMatch(int definitions, int flows) {
        MatchingEstate estate = new MatchingEstate(definitions, flows);
        DefinitionBook book = estate.book();
        List<MonitoringEvent> events = estate.events(4 * flows, new Random(1), true);
        long matched =
                events.stream().filter(event -> !book.matches(event).isEmpty()).count();
        long twice =
                events.stream().filter(event -> book.matches(event).size() > 1).count();
        assertThat((double) matched / events.size()).isBetween(0.70, 0.80);
        assertThat((double) twice / events.size()).isBetween(0.10, 0.60);
    }

    @Test
    void noTwoEventsShareTheirTexts() {
        List<MonitoringEvent> events = new MatchingEstate(61, 119).events(2, new Random(1), false);
        assertThat(events.get(0).name()).isNotEqualTo(events.get(1).name());
    }
}
