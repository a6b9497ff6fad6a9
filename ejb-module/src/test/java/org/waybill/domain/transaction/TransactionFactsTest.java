package org.waybill.domain.transaction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.RepeatedTest;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.event.MonitoringEvent;

class TransactionFactsTest {

    private final long seed = System.nanoTime();
    private final Random random = new Random(seed);
    private final DefinitionBook book = DefinitionBook.of(SampleEvents.trackedInTwoVersions("purchase"));

    @RepeatedTest(50)
    void areTheSameInAnyOrder() {
        List<MonitoringEvent> events = purchases();
        Map<UUID, TransactionFacts> inOrder = fold(events);
        Collections.shuffle(events, random);
        assertThat(fold(events)).as("seed %d", seed).isEqualTo(inOrder);
    }

    @RepeatedTest(50)
    void areTheSameHoweverTheEventsAreSplit() {
        List<MonitoringEvent> events = purchases();
        Map<UUID, TransactionFacts> whole = fold(events);
        List<MonitoringEvent> one = new ArrayList<>();
        List<MonitoringEvent> other = new ArrayList<>();
        events.forEach(event -> (random.nextBoolean() ? one : other).add(event));
        Map<UUID, TransactionFacts> merged = fold(one);
        fold(other).forEach((id, facts) -> merged.merge(id, facts, TransactionFacts::merge));
        assertThat(merged).as("seed %d", seed).isEqualTo(whole);
    }

    @RepeatedTest(50)
    void giveTheSameStateAtEveryMomentInAnyOrder() {
        List<MonitoringEvent> events = purchases();
        Map<UUID, TransactionFacts> inOrder = fold(events);
        Collections.shuffle(events, random);
        fold(events).forEach((id, facts) -> {
            for (int second = 0; second < 1000; second += 50) {
                var now = SampleEvents.MORNING.plusSeconds(second);
                assertThat(StateReport.of(facts, Course.FREE, "", now))
                        .as("seed %d", seed)
                        .isEqualTo(StateReport.of(inOrder.get(id), Course.FREE, "", now));
            }
        });
    }

    private List<MonitoringEvent> purchases() {
        return new ArrayList<>(
                SampleEvents.purchases(random, 20).stream().distinct().toList());
    }

    private Map<UUID, TransactionFacts> fold(List<MonitoringEvent> events) {
        Map<UUID, TransactionFacts> facts = new TreeMap<>();
        for (MonitoringEvent event : events) {
            SampleEvents.received(event, event.createdAt().plusMillis(3), book)
                    .contributions()
                    .forEach(one -> facts.merge(one.transaction(), one.facts(), TransactionFacts::merge));
        }
        return facts;
    }
}
