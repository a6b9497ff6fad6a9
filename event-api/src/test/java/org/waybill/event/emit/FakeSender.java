package org.waybill.event.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.waybill.event.MonitoringEvent;

/** Keeps what was sent, each call as one batch, with the way it went. */
final class FakeSender implements EventSender {

    final List<Batch> sent = new ArrayList<>();
    RuntimeException brokerTrouble;

    record Batch(String way, List<MonitoringEvent> events) {}

    @Override
    public void inFlow(List<MonitoringEvent> events) {
        if (brokerTrouble != null) {
            throw brokerTrouble;
        }
        sent.add(new Batch("inFlow", events));
    }

    @Override
    public void atOnce(List<MonitoringEvent> events) {
        sent.add(new Batch("atOnce", events));
    }

    @Override
    public Consumer<List<MonitoringEvent>> afterwards() {
        return events -> sent.add(new Batch("afterwards", events));
    }

    /** What has arrived, as {@code way: address, address}. */
    List<String> ways() {
        return sent.stream()
                .map(batch -> batch.way() + ": "
                        + String.join(
                                ", ",
                                batch.events().stream()
                                        .map(event -> event.source().address())
                                        .toList()))
                .toList();
    }

    /** Everything that was sent, in the order of sending. */
    List<MonitoringEvent> events() {
        return sent.stream().flatMap(batch -> batch.events().stream()).toList();
    }
}
