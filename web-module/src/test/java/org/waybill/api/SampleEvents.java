package org.waybill.api;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.waybill.domain.annotation.Annotation;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.Limits;
import org.waybill.domain.definition.NamePattern;
import org.waybill.domain.definition.Role;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.domain.transaction.BusinessKey;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.TransactionFacts;
import org.waybill.event.Correlators;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Order 4711 on its way, and what else the tests look at. */
final class SampleEvents {

    static final Instant MOMENT = Instant.parse("2026-11-30T10:41:07.5Z");
    static final UUID ORDER_RECEIVED = UUID.fromString("01938f5e-4a3b-7c21-9d10-5e2f8a6b7c90");
    static final UUID PURCHASE_4711 = UUID.fromString("0b7c1a52-93fd-8f21-8a10-00c2aa6b7c01");
    static final UUID UNREADABLE = UUID.fromString("01938f5e-4a3b-7c21-9d10-00000000dead");

    private SampleEvents() {}

    static RecordedEvent orderReceived() {
        MonitoringEvent event = new MonitoringEvent(
                ORDER_RECEIVED,
                EventSource.of("Validate", "Queue In.transaction.Start"),
                "OrderReceived",
                MOMENT,
                1,
                new Correlators("local-1", "", "order-4711", ""),
                List.of(new MonitoringEvent.Field("orderNumber", "4711", "integer", "")),
                List.of(new MonitoringEvent.Document("order", "<order/>", "")),
                Payload.absent(Payload.Absence.NOT_CAPTURED, -1),
                "",
                Map.of("channel", "web"));
        return new RecordedEvent(event, MOMENT.plusMillis(20), 9_007_199_254_740_993L, 2);
    }

    static BusinessTransaction purchase() {
        RecordedEvent start = orderReceived();
        return new BusinessTransaction(
                PURCHASE_4711,
                "purchase",
                "order-4711",
                TransactionFacts.of(
                        start.event(),
                        start.receivedAt(),
                        definition("purchase", 1).events().get(0),
                        definition("purchase", 1)),
                List.of(new BusinessKey("orderNumber", "4711")),
                List.of(),
                false,
                "");
    }

    static Annotation line(Annotation.Kind kind, String text) {
        return new Annotation(ORDER_RECEIVED, PURCHASE_4711, kind, text, "berta", MOMENT, 0);
    }

    static QuarantinedEvent unreadable() {
        return new QuarantinedEvent(
                UNREADABLE,
                MOMENT,
                "The event has no createdAt; expected a time.",
                "application/json",
                Map.of("origin", "test", "JMSXDeliveryCount", "1"),
                "ID:1",
                "{\"name\": 1}".getBytes(StandardCharsets.UTF_8));
    }

    static Definition definition(String name, int version) {
        return new Definition(
                name,
                version,
                MOMENT,
                "An order until it is delivered.",
                List.of(new CorrelatorRule(CorrelatorRule.From.FIELD, "orderNumber")),
                List.of(new EventPattern(
                        Role.START, new NamePattern("Validate*"), NamePattern.ANY, NamePattern.ANY, Optional.empty())),
                List.of("orderNumber"),
                new Limits(
                        Optional.of(Duration.ofMinutes(5)),
                        Optional.empty(),
                        Duration.ofSeconds(10),
                        Duration.ofMinutes(5)),
                Course.FREE);
    }
}
