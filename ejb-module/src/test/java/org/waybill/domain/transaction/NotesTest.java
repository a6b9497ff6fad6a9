package org.waybill.domain.transaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.event.MonitoringEvent;

class NotesTest {

    private Definition definition = SampleEvents.purchase();
    private final List<LinkedEvent> events = new ArrayList<>();
    private TransactionFacts facts;

    @Test
    void aTransactionThatGoesItsWayHasNone() {
        seen(RECEIVED, 0, 1);
        seen(DISPATCHED, 10, 11);
        seen(COMPLETED, 20, 21);
        assertThat(notes()).isEmpty();
    }

    @Test
    void moreThanOneStartIsToldWhereItIsNotAState() {
        seen(RECEIVED, 0, 1);
        seen(RECEIVED, 5, 6);
        assertThat(notes())
                .containsExactly(
                        "It started 2 times: it was tried again, or its correlator was used for something else before.");
        facts = null;
        definition = SampleEvents.with(definition, 1, Instant.EPOCH, new Course(List.of(), List.of(), true));
        seen(RECEIVED, 0, 1);
        seen(RECEIVED, 5, 6);
        assertThat(notes()).isEmpty();
    }

    @Test
    void activityAfterTheEndIsToldAndChangesNoState() {
        seen(RECEIVED, 0, 1);
        seen(COMPLETED, 20, 21);
        seen(DISPATCHED, 30, 31);
        assertThat(notes()).isEmpty();
        seen(DISPATCHED, 140, 141);
        assertThat(notes()).containsExactly("Its last progress came 2 min after its last end.");
        assertThat(StateReport.of(facts, Course.FREE, "", MORNING.plusSeconds(500))
                        .state())
                .isEqualTo(TransactionState.COMPLETE);
    }

    @Test
    void aClockThatIsAheadIsToldOnceByTheWorstOfItsEvents() {
        seen(RECEIVED, 100, 95);
        assertThat(notes()).isEmpty();
        seen(DISPATCHED, 130, 96);
        MonitoringEvent worst = seen(COMPLETED, 160, 97);
        assertThat(notes())
                .containsExactly("The clock of the flow 'PurchaseFlow' is ahead: its event " + worst.id()
                        + " was created 1 min 3 s after the broker took it in.");
    }

    @Test
    void aStageIsLeftWhenALaterOneIsEnteredOrAtTheEnd() {
        TreeMap<Integer, Instant> entries = new TreeMap<>();
        entries.put(1, MORNING);
        entries.put(3, MORNING.plusSeconds(20));
        entries.put(4, MORNING.plusSeconds(10));
        assertThat(StageVisit.of(entries, Optional.of(MORNING.plusSeconds(60))))
                .containsExactly(
                        new StageVisit(1, MORNING, Optional.of(MORNING.plusSeconds(10))),
                        new StageVisit(3, MORNING.plusSeconds(20), Optional.of(MORNING.plusSeconds(20))),
                        new StageVisit(4, MORNING.plusSeconds(10), Optional.of(MORNING.plusSeconds(60))));
        assertThat(StageVisit.of(entries, Optional.empty()).get(2).leftAt()).isEmpty();
    }

    private List<String> notes() {
        return Notes.of(facts, events).stream().map(Finding::words).toList();
    }

    private MonitoringEvent seen(String address, long createdSecond, long receivedSecond) {
        MonitoringEvent event = SampleEvents.event("ORD-1", address, MORNING.plus(Duration.ofSeconds(createdSecond)));
        Instant received = MORNING.plusSeconds(receivedSecond);
        var contribution = SampleEvents.received(event, received, DefinitionBook.of(List.of(definition)))
                .contributions()
                .get(0);
        facts = facts == null ? contribution.facts() : facts.merge(contribution.facts());
        events.add(new LinkedEvent(new RecordedEvent(event, received, 0, 0), contribution.role()));
        return event;
    }
}
