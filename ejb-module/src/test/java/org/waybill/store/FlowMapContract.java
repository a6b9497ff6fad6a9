package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.ROLLED_BACK;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.waybill.domain.AliasSamples;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.flowmap.FlowMap;
import org.waybill.domain.flowmap.FlowMap.Flow;
import org.waybill.domain.flowmap.FlowMap.HandOver;
import org.waybill.domain.flowmap.FlowMaps;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;

/** The flow map of what was recorded. */
interface FlowMapContract extends RecordingStoreContract {

    JdbcStoreFixture fixture();

    private static FlowMaps.Question question(String definition, int transactions) {
        return new FlowMaps.Question(
                Optional.of(definition),
                Optional.empty(),
                Optional.empty(),
                transactions,
                MORNING.plus(Duration.ofDays(1)));
    }

    private static MonitoringEvent in(String flow, MonitoringEvent event) {
        return new MonitoringEvent(
                event.id(),
                EventSource.of(flow, event.source().address()),
                event.name(),
                event.createdAt(),
                event.counter(),
                event.correlators(),
                event.fields(),
                event.documents(),
                event.payload(),
                event.failure(),
                event.extensions());
    }

    /** Order and shipment meet in the last event, so its transaction has two identities and its events have links under both. */
    private String recordDeliveries(int count) throws Exception {
        String name = RecordingStoreContract.unique("map");
        DefinitionBook book = book(AliasSamples.delivery(name));
        List<MonitoringEvent> events = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String order = name + "-O" + i;
            String shipment = name + "-S" + i;
            events.add(in("PurchaseShop", AliasSamples.event(RECEIVED, 60 * i, "order", order)));
            events.add(in("PurchaseDispatch", AliasSamples.event(ROLLED_BACK, 60 * i + 2, "shipment", shipment)));
            events.add(in(
                    "PurchaseDelivery",
                    AliasSamples.event(
                            i == 0 ? ROLLED_BACK : COMPLETED, 60 * i + 5, "order", order, "shipment", shipment)));
        }
        record(book, events);
        return name;
    }

    @Test
    default void theMapShowsTheFlowsThatTransactionsWentThroughAlsoUnderTheirOtherNames() throws Exception {
        String name = recordDeliveries(5);
        FlowMap map = fixture().flowMaps().find(question(name, 1000));
        assertThat(map.transactions()).isEqualTo(5);
        assertThat(map.from()).contains(MORNING);
        assertThat(map.to()).contains(MORNING.plusSeconds(240));
        assertThat(map.flows())
                .containsExactly(
                        new Flow("PurchaseDelivery", 5, 5, 1),
                        new Flow("PurchaseDispatch", 5, 5, 5),
                        new Flow("PurchaseShop", 5, 5, 0));
        assertThat(map.handOvers())
                .containsExactly(
                        new HandOver(
                                "PurchaseDispatch",
                                "PurchaseDelivery",
                                5,
                                1.25,
                                0.2,
                                Duration.ofSeconds(3),
                                Duration.ofSeconds(3)),
                        new HandOver(
                                "PurchaseShop",
                                "PurchaseDispatch",
                                5,
                                1.25,
                                0.2,
                                Duration.ofSeconds(2),
                                Duration.ofSeconds(2)));
    }

    @Test
    default void onlyTheNewestTransactionsOfTheRangeAreLookedAt() throws Exception {
        String name = recordDeliveries(5);
        assertThat(fixture().flowMaps().find(question(name, 2)).from()).contains(MORNING.plusSeconds(180));
        Instant end = MORNING.plusSeconds(180);
        FlowMap before = fixture()
                .flowMaps()
                .find(new FlowMaps.Question(
                        Optional.of(name), Optional.of(MORNING.plusSeconds(60)), Optional.of(end), 1000, end));
        assertThat(before.transactions()).isEqualTo(2);
    }

    @Test
    default void whereThereAreTooManyEventsTheNewestWholeTransactionsAreShown() throws Exception {
        String name = recordDeliveries(5);
        FlowMap map = new JdbcFlowMaps(fixture().database(), 7).find(question(name, 1000));
        assertThat(map.transactions()).isEqualTo(2);
        assertThat(map.flows()).extracting(Flow::events).containsOnly(2);
        assertThat(map.from()).contains(MORNING.plusSeconds(180));
    }
}
