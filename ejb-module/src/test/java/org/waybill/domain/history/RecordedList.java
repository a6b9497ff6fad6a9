package org.waybill.domain.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.waybill.domain.Page;
import org.waybill.domain.event.EventQuery;
import org.waybill.domain.event.Events;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Recorded events in memory, received as soon as they are created. A cursor is the number of events that came before. */
final class RecordedList implements Events {

    private final List<RecordedEvent> newestFirst = new ArrayList<>();

    RecordedList(List<MonitoringEvent> events) {
        events.stream()
                .sorted((one, other) -> other.createdAt().compareTo(one.createdAt()))
                .forEach(event -> newestFirst.add(new RecordedEvent(event, event.createdAt(), 0, 0)));
    }

    @Override
    public Page<RecordedEvent> find(EventQuery query) {
        int from = query.cursor().map(Integer::parseInt).orElse(0);
        int to = Math.min(newestFirst.size(), from + query.limit());
        return new Page<>(
                newestFirst.subList(from, to), to < newestFirst.size() ? Optional.of("" + to) : Optional.empty());
    }

    @Override
    public Optional<RecordedEvent> byId(UUID id) {
        return newestFirst.stream().filter(it -> it.event().id().equals(id)).findFirst();
    }

    @Override
    public Optional<Payload> payload(UUID event) {
        return byId(event).map(it -> it.event().payload());
    }
}
