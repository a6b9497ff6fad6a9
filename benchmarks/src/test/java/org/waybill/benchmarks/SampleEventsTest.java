package org.waybill.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waybill.definition.DefinitionJson;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.Role;
import org.waybill.domain.recording.Contribution;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.event.MonitoringEvent;

class SampleEventsTest {

    @Test
    void anEventHasOneKilobyteUnlessMoreIsWanted() {
        for (MonitoringEvent event : new SampleEvents(1, 0).transactions(20)) {
            assertThat(bytes(event)).isBetween(950, 1_075);
        }
        for (MonitoringEvent event : new SampleEvents(1, 3 * 1_024).transactions(20)) {
            assertThat(bytes(event)).isBetween(3_950, 4_150);
        }
    }

    @Test
    void twoEventsMakeABusinessTransactionWithAKey() throws Exception {
        DefinitionBook book = DefinitionBook.of(List.of(DefinitionJson.read(SampleEvents.DEFINITION)));
        List<MonitoringEvent> events = new SampleEvents(1, 0).transactions(1);
        assertThat(events).hasSize(2);
        Contribution start = only(events.get(0), book);
        Contribution end = only(events.get(1), book);
        assertThat(start.role()).isEqualTo(Role.START);
        assertThat(end.role()).isEqualTo(Role.END);
        assertThat(start.transaction()).isEqualTo(end.transaction());
        assertThat(start.keys()).hasSize(1).isEqualTo(end.keys());
    }

    private static Contribution only(MonitoringEvent event, DefinitionBook book) throws Exception {
        List<Contribution> contributions =
                ReceivedEvent.of(event, Instant.now(), book).contributions();
        assertThat(contributions).hasSize(1);
        return contributions.get(0);
    }

    private static int bytes(MonitoringEvent event) {
        return SampleEvents.json(event).length;
    }
}
