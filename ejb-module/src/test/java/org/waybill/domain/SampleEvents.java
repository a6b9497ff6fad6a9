package org.waybill.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.Limits;
import org.waybill.domain.definition.Milestone;
import org.waybill.domain.definition.NamePattern;
import org.waybill.domain.definition.Role;
import org.waybill.domain.definition.Stage;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.UnrecordableEventException;
import org.waybill.event.Correlators;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Events and definitions of a purchase, in the field's own nouns. */
public final class SampleEvents {

    /** When the purchases of the samples begin. */
    public static final Instant MORNING = Instant.parse("2026-11-30T08:00:00Z");

    public static final String RECEIVED = "Order In.transaction.Start";
    public static final String DISPATCHED = "Dispatch.terminal.out";
    public static final String DELIVERED = "Deliver.terminal.out";
    public static final String COMPLAINED = "Complain.terminal.in";
    public static final String CALLED = "Call.terminal.out";
    public static final String COMPLETED = "Order Out.transaction.End";
    public static final String REJECTED = "Reject.terminal.in";
    public static final String ROLLED_BACK = "Order In.transaction.Rollback";

    private SampleEvents() {}

    /** A purchase: received, dispatched, completed; rejection is final, a rollback is not. */
    public static Definition purchase() {
        return definition("purchase", 1, Instant.EPOCH);
    }

    public static Definition definition(String name, int version, Instant validFrom) {
        return new Definition(
                name,
                version,
                validFrom,
                "An order on its way",
                List.of(CorrelatorRule.GLOBAL),
                List.of(
                        pattern(Role.START, RECEIVED),
                        pattern(Role.PROGRESS, DISPATCHED),
                        pattern(Role.END, COMPLETED),
                        pattern(Role.FAILURE, REJECTED),
                        pattern(Role.FAILURE, ROLLED_BACK)),
                List.of("orderNumber", "customer"),
                new Limits(
                        Optional.of(Duration.ofMinutes(5)),
                        Optional.of(Duration.ofMinutes(2)),
                        Duration.ofSeconds(10),
                        Duration.ofMinutes(1)),
                Course.FREE);
    }

    /**
     * The same purchase with milestones and stages: it must be {@code packed} and may be {@code rejected}; the stage
     * {@code dispatch} may take three minutes and be silent for one, the stage {@code delivery} has no limit of its own.
     * A third stage may be silent for longer than the purchase.
     */
    public static Definition tracked(String name, int version, Instant validFrom) {
        Definition purchase = definition(name, version, validFrom);
        List<Stage> stages = List.of(
                new Stage("dispatch", Optional.of(Duration.ofMinutes(3)), Optional.of(Duration.ofMinutes(1))),
                new Stage("delivery", Optional.empty(), Optional.empty()),
                new Stage("complaint", Optional.empty(), Optional.of(Duration.ofMinutes(10))));
        return new Definition(
                name,
                version,
                validFrom,
                purchase.description(),
                purchase.correlators(),
                List.of(
                        pattern(Role.START, RECEIVED),
                        pattern(Role.PROGRESS, DISPATCHED, "packed", "dispatch"),
                        pattern(Role.PROGRESS, DELIVERED, "", "delivery"),
                        pattern(Role.PROGRESS, CALLED),
                        pattern(Role.PROGRESS, COMPLAINED, "", "complaint"),
                        pattern(Role.END, COMPLETED),
                        pattern(Role.FAILURE, REJECTED, "rejected", ""),
                        pattern(Role.FAILURE, ROLLED_BACK)),
                purchase.keys(),
                purchase.limits(),
                new Course(List.of(new Milestone("packed", true), new Milestone("rejected", false)), stages, false));
    }

    /**
     * Two versions of {@link #tracked}: from the third minute on it must be {@code called} too, may start only once, and
     * the limits of the stages are others.
     */
    public static List<Definition> trackedInTwoVersions(String name) {
        Definition first = tracked(name, 1, Instant.EPOCH);
        List<Milestone> milestones = new ArrayList<>(first.course().milestones());
        milestones.add(new Milestone("called", true));
        List<Stage> stages = List.of(
                new Stage("dispatch", Optional.of(Duration.ofMinutes(2)), Optional.empty()),
                new Stage("delivery", Optional.of(Duration.ofMinutes(4)), Optional.of(Duration.ofSeconds(30))),
                new Stage("complaint", Optional.empty(), Optional.of(Duration.ofMinutes(1))));
        List<EventPattern> events = new ArrayList<>(first.events());
        events.set(3, pattern(Role.PROGRESS, CALLED, "called", ""));
        return List.of(
                first,
                new Definition(
                        name,
                        2,
                        MORNING.plusSeconds(150),
                        first.description(),
                        first.correlators(),
                        events,
                        first.keys(),
                        first.limits(),
                        new Course(milestones, stages, true)));
    }

    /** The same definition with another course. */
    public static Definition with(Definition definition, int version, Instant validFrom, Course course) {
        return new Definition(
                definition.name(),
                version,
                validFrom,
                definition.description(),
                definition.correlators(),
                definition.events(),
                definition.keys(),
                definition.limits(),
                course);
    }

    public static EventPattern pattern(Role role, String address, String milestone, String stage) {
        return new EventPattern(
                role,
                new NamePattern("Purchase*"),
                new NamePattern(address),
                NamePattern.ANY,
                Optional.empty(),
                milestone,
                stage);
    }

    public static EventPattern pattern(Role role, String address) {
        return pattern(role, address, "", "");
    }

    public static MonitoringEvent event(String order, String address, Instant createdAt) {
        return event(order, address, createdAt, Payload.NOT_CAPTURED);
    }

    public static MonitoringEvent event(String order, String address, Instant createdAt, Payload payload) {
        return new MonitoringEvent(
                EventIdentity.derived(createdAt, order, address),
                EventSource.of("PurchaseFlow", address),
                address.substring(address.lastIndexOf('.') + 1),
                createdAt,
                1,
                new Correlators("local-" + order, "", order, ""),
                List.of(MonitoringEvent.Field.of("orderNumber", order)),
                List.of(),
                payload,
                address.equals(REJECTED) || address.equals(ROLLED_BACK) ? "refused: " + order : "",
                Map.of());
    }

    /** The event as it arrives a few milliseconds later; its correlators are short. */
    public static ReceivedEvent received(MonitoringEvent event, Instant receivedAt, DefinitionBook book) {
        try {
            return ReceivedEvent.of(event, receivedAt, book);
        } catch (UnrecordableEventException e) {
            throw new AssertionError(e);
        }
    }

    /** Another event of the same place and moment. */
    public static MonitoringEvent withCounter(MonitoringEvent event, int counter) {
        return new MonitoringEvent(
                EventIdentity.derived(event.createdAt(), event.id().toString(), Integer.toString(counter)),
                event.source(),
                event.name(),
                event.createdAt(),
                counter,
                event.correlators(),
                event.fields(),
                event.documents(),
                event.payload(),
                event.failure(),
                event.extensions());
    }

    /** The same event with one more field. */
    public static MonitoringEvent withField(MonitoringEvent event, String name, String value) {
        List<MonitoringEvent.Field> fields = new ArrayList<>(event.fields());
        fields.add(MonitoringEvent.Field.of(name, value));
        return new MonitoringEvent(
                event.id(),
                event.source(),
                event.name(),
                event.createdAt(),
                event.counter(),
                event.correlators(),
                fields,
                event.documents(),
                event.payload(),
                event.failure(),
                event.extensions());
    }

    /** Events of a few purchases in random order and number, gaps and clashes of time included. */
    public static List<MonitoringEvent> purchases(Random random, int orders) {
        List<MonitoringEvent> events = new ArrayList<>();
        String[] addresses = {
            RECEIVED, RECEIVED, DISPATCHED, DELIVERED, CALLED, COMPLAINED, COMPLETED, REJECTED, ROLLED_BACK
        };
        for (int order = 0; order < orders; order++) {
            int count = 1 + random.nextInt(6);
            for (int i = 0; i < count; i++) {
                events.add(event(
                        "ORD-" + order,
                        addresses[random.nextInt(addresses.length)],
                        MORNING.plusMillis(random.nextInt(5) * 60_000L).plusNanos(random.nextInt(3) * 1000L)));
            }
        }
        return events;
    }
}
