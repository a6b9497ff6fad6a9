package org.waybill.api;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.waybill.domain.Count;
import org.waybill.domain.Page;
import org.waybill.domain.definition.Role;
import org.waybill.domain.event.EventQuery;
import org.waybill.domain.event.Events;
import org.waybill.domain.event.PayloadAccess;
import org.waybill.domain.event.PayloadAccessQuery;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.quarantine.QuarantineEntry;
import org.waybill.domain.quarantine.QuarantineFilter;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.LinkedEvent;
import org.waybill.domain.transaction.Neighbours;
import org.waybill.domain.transaction.SharedEvent;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.domain.transaction.Transactions;
import org.waybill.event.Payload;

/** The domain's ports, in memory. A cursor is the number of things that came before. */
final class InMemory {

    private InMemory() {}

    private static <T> Page<T> page(List<T> all, int limit, Optional<String> cursor) {
        int from = cursor.map(Integer::parseInt).orElse(0); // NumberFormatException is an IllegalArgumentException
        int to = Math.min(all.size(), from + limit);
        return new Page<>(all.subList(from, to), to < all.size() ? Optional.of("" + to) : Optional.empty());
    }

    static final class EventList implements Events {
        final List<RecordedEvent> recorded = new ArrayList<>();
        final Map<UUID, Payload> payloads = new LinkedHashMap<>();

        @Override
        public Page<RecordedEvent> find(EventQuery query) {
            return page(recorded, query.limit(), query.cursor());
        }

        @Override
        public Optional<RecordedEvent> byId(UUID id) {
            return recorded.stream().filter(it -> it.event().id().equals(id)).findFirst();
        }

        @Override
        public Optional<Payload> payload(UUID event) {
            return Optional.ofNullable(payloads.get(event));
        }
    }

    static final class TransactionList implements Transactions {
        final List<BusinessTransaction> all = new ArrayList<>();
        final List<RecordedEvent> events = new ArrayList<>();

        @Override
        public Page<BusinessTransaction> find(TransactionQuery query) {
            List<BusinessTransaction> found = all.stream()
                    .filter(it -> query.filter().states().isEmpty()
                            || query.filter()
                                    .states()
                                    .contains(it.report(query.now()).state()))
                    .toList();
            return page(found, query.limit(), query.cursor());
        }

        @Override
        public Count count(TransactionFilter filter, Instant now) {
            return new Count(all.size(), true);
        }

        @Override
        public Optional<Neighbours> neighbours(UUID id, TransactionFilter filter, Instant now) {
            return byId(id).map(one -> new Neighbours(Optional.empty(), Optional.empty()));
        }

        @Override
        public Optional<BusinessTransaction> byId(UUID id) {
            return all.stream().filter(it -> it.id().equals(id)).findFirst();
        }

        @Override
        public List<LinkedEvent> events(UUID transaction, int limit) {
            return events.stream()
                    .limit(limit)
                    .map(it -> new LinkedEvent(it, Role.START))
                    .toList();
        }

        @Override
        public SortedMap<Integer, Instant> stageEntries(UUID transaction) {
            return new TreeMap<>();
        }

        @Override
        public List<SharedEvent> sharedEvents(UUID transaction, int limit) {
            return List.of();
        }

        @Override
        public List<BusinessTransaction> ofEvent(UUID event) {
            return List.copyOf(all);
        }
    }

    static final class AuditLog implements PayloadAccess.Log {
        final List<PayloadAccess> written = new ArrayList<>();

        @Override
        public void add(PayloadAccess access) {
            written.add(access);
        }

        @Override
        public Page<PayloadAccess> find(PayloadAccessQuery query) {
            return page(written, query.limit(), query.cursor());
        }
    }

    static final class QuarantineList implements Quarantine {
        final Map<UUID, QuarantinedEvent> kept = new LinkedHashMap<>();

        @Override
        public Page<QuarantineEntry> find(QuarantineFilter filter, int limit, Optional<String> cursor) {
            return page(kept.values().stream().map(QuarantinedEvent::entry).toList(), limit, cursor);
        }

        @Override
        public Count count(QuarantineFilter filter) {
            return new Count(kept.size(), true);
        }

        @Override
        public Optional<QuarantineEntry> entry(UUID id) {
            return byId(id).map(QuarantinedEvent::entry);
        }

        @Override
        public Optional<QuarantinedEvent> byId(UUID id) {
            return Optional.ofNullable(kept.get(id));
        }

        @Override
        public boolean remove(UUID id) {
            return kept.remove(id) != null;
        }
    }
}
