package org.waybill.domain;

import static org.waybill.domain.SampleEvents.MORNING;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.recording.AliasKey;
import org.waybill.domain.recording.Contribution;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.transaction.TransactionFacts;
import org.waybill.event.Correlators;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Deliveries that go by order, shipment and invoice numbers, and what they must become: a fold that knows no order. */
public final class AliasSamples {

    private static final List<String> NAMES = List.of("order", "shipment", "invoice");
    private static final String[] ADDRESSES = {
        SampleEvents.RECEIVED,
        SampleEvents.DISPATCHED,
        SampleEvents.DELIVERED,
        SampleEvents.COMPLAINED,
        SampleEvents.COMPLETED,
        SampleEvents.ROLLED_BACK
    };

    private AliasSamples() {}

    /** The tracked purchase, with milestones and stages, that goes by three numbers. */
    public static Definition delivery(String name) {
        Definition tracked = SampleEvents.tracked(name, 1, Instant.EPOCH);
        return new Definition(
                name,
                1,
                Instant.EPOCH,
                "",
                NAMES.stream()
                        .map(field -> new CorrelatorRule(CorrelatorRule.From.FIELD, field))
                        .toList(),
                tracked.events(),
                List.of("customer"),
                tracked.limits(),
                tracked.course());
    }

    /** An event with these fields, for instance {@code order, 4711, shipment, S1}. */
    public static MonitoringEvent event(String address, int second, String... fields) {
        List<MonitoringEvent.Field> values = new ArrayList<>();
        for (int i = 0; i < fields.length; i += 2) {
            values.add(MonitoringEvent.Field.of(fields[i], fields[i + 1]));
        }
        Instant createdAt = MORNING.plusSeconds(second);
        return new MonitoringEvent(
                EventIdentity.next(createdAt),
                EventSource.of("PurchaseFlow", address),
                "",
                createdAt,
                1,
                new Correlators("", "", "", ""),
                values,
                List.of(),
                Payload.NOT_CAPTURED,
                "",
                Map.of());
    }

    /**
     * Events of deliveries that know one, two or three of their numbers each. Numbers are shared by neighbours now and then, so
     * groups of one to some thirty keys form.
     */
    public static List<MonitoringEvent> events(Random random, int count, int deliveries) {
        List<MonitoringEvent> events = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int delivery = random.nextInt(deliveries);
            List<String> fields = new ArrayList<>(List.of("customer", "C" + random.nextInt(3)));
            for (String name : NAMES) {
                if (random.nextInt(5) < 2) {
                    boolean isOfNeighbour = random.nextInt(50) == 0;
                    int of = isOfNeighbour ? delivery / 3 * 3 + random.nextInt(3) : delivery;
                    fields.add(name);
                    fields.add(name + "-" + of + "-" + random.nextInt(3));
                }
            }
            events.add(event(
                    ADDRESSES[random.nextInt(ADDRESSES.length)], random.nextInt(600), fields.toArray(String[]::new)));
        }
        return events;
    }

    /** The business transactions that the events add up to, by identity. The same event may be there more than once. */
    public static Map<UUID, Expected> expected(List<ReceivedEvent> events) {
        Map<UUID, Set<UUID>> neighbours = new TreeMap<>();
        Map<UUID, Alias> aliases = new HashMap<>();
        Map<UUID, Contribution> contributions = new TreeMap<>();
        for (ReceivedEvent event : events) {
            for (Contribution contribution : event.contributions()) {
                contributions.put(event.event().id(), contribution);
                for (AliasKey one : contribution.aliases()) {
                    aliases.put(one.id(), one.alias());
                    Set<UUID> of = neighbours.computeIfAbsent(one.id(), id -> new TreeSet<>());
                    contribution.aliases().forEach(other -> of.add(other.id()));
                }
            }
        }
        Map<UUID, UUID> roots = new HashMap<>();
        neighbours
                .keySet()
                .forEach(key -> roots.computeIfAbsent(
                        key, id -> reachable(id, neighbours).first()));
        Map<UUID, Expected> expected = new TreeMap<>();
        contributions.forEach((event, contribution) -> expected.merge(
                roots.get(contribution.transaction()),
                new Expected(contribution.facts(), Set.of(event), Set.of()),
                Expected::plus));
        aliases.forEach((key, alias) -> expected.computeIfPresent(
                roots.get(key),
                (root, all) -> new Expected(all.facts(), all.events(), both(all.aliases(), Set.of(alias)))));
        return expected;
    }

    private static SortedSet<UUID> reachable(UUID from, Map<UUID, Set<UUID>> neighbours) {
        SortedSet<UUID> seen = new TreeSet<>(Set.of(from));
        Deque<UUID> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            for (UUID next : neighbours.get(open.pop())) {
                if (seen.add(next)) {
                    open.push(next);
                }
            }
        }
        return seen;
    }

    private static <T> Set<T> both(Set<T> one, Set<T> other) {
        Set<T> both = new TreeSet<>(one);
        both.addAll(other);
        return both;
    }

    /** A business transaction as it must be. */
    public record Expected(TransactionFacts facts, Set<UUID> events, Set<Alias> aliases) {
        Expected plus(Expected other) {
            return new Expected(facts.merge(other.facts), both(events, other.events), both(aliases, other.aliases));
        }
    }
}
