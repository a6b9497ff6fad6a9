package org.waybill.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import jakarta.jms.JMSRuntimeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.waybill.api.problem.ProblemException;
import org.waybill.event.codec.EncodedEvent;

class EventDoorTest {

    private static final String EVENT =
            "{\"id\": \"%s\", \"name\": \"OrderReceived\", \"flow\": \"Orders\", \"address\": \"In.transaction.Start\","
                    + " \"createdAt\": \"2026-11-30T10:41:07Z\"}";
    private static final UUID SECOND = UUID.fromString("01938f5e-4a3b-7c21-9d10-5e2f8a6b7c91");

    private final List<EncodedEvent> sent = new ArrayList<>();
    private final FakeTransaction transaction = new FakeTransaction();
    private final EventDoor door = new EventDoor(sent::add, new InOneTransaction(transaction));

    @Test
    void anEventIsSentAsItCameAndCommittedBeforeItsIdIsSaid() {
        EncodedEvent event = json(EVENT.formatted(SampleEvents.ORDER_RECEIVED));

        assertThat(door.take(event)).containsExactly(SampleEvents.ORDER_RECEIVED);
        assertThat(sent).containsExactly(event);
        assertThat(transaction.history).containsExactly("begin", "commit");
    }

    @Test
    void aBatchIsOneMessageAndSaysTheIdsInItsOrder() {
        String batch = "[" + EVENT.formatted(SampleEvents.ORDER_RECEIVED) + "," + EVENT.formatted(SECOND) + "]";

        assertThat(door.take(json(batch))).containsExactly(SampleEvents.ORDER_RECEIVED, SECOND);
        assertThat(sent).hasSize(1);
    }

    @Test
    void aRepeatHasTheSameIdEvenIfItIsNoUuid() {
        List<UUID> once = door.take(json(EVENT.formatted("order-4711-start")));
        List<UUID> again = door.take(json(EVENT.formatted("order-4711-start")));

        assertThat(again).isEqualTo(once);
    }

    @Test
    void anEventWithoutAnIdIsRefusedSinceARepeatCouldNotBeRecognised() {
        ProblemException refused = refusal(json(EVENT.formatted("x").replace("\"id\": \"x\", ", "")));

        assertThat(refused.problem().status()).isEqualTo(400);
        assertThat(refused).hasMessageContaining("no id");
        assertThat(sent).isEmpty();
        assertThat(transaction.history).isEmpty();
    }

    @Test
    void oneBadEventRefusesTheWholeBatch() {
        ProblemException refused =
                refusal(json("[" + EVENT.formatted(SampleEvents.ORDER_RECEIVED) + ", {\"id\": \"2\"}]"));

        assertThat(refused.problem().status()).isEqualTo(400);
        assertThat(sent).isEmpty();
    }

    @Test
    void aCloudEventInBinaryModeMayHaveAnyContentType() {
        Map<String, String> headers = EventHeaders.properties(Map.of(
                "Ce-Specversion", List.of("1.0"),
                "ce-id", List.of("4711"),
                "ce-source", List.of("/orders"),
                "ce-type", List.of("order%20received"),
                "ce-time", List.of("2026-11-30T10:41:07Z"),
                "Accept", List.of("*/*")));

        List<UUID> ids = door.take(new EncodedEvent("a;b".getBytes(StandardCharsets.UTF_8), "text/csv", headers, ""));

        assertThat(ids).hasSize(1);
        assertThat(sent.get(0).properties())
                .containsEntry("cloudEvents_type", "order received")
                .doesNotContainKey("Accept")
                .hasSize(5);
    }

    @Test
    void aContentTypeThatNoEventHasIsRefused() {
        ProblemException refused =
                refusal(new EncodedEvent(new byte[0], "application/x-www-form-urlencoded", Map.of(), ""));

        assertThat(refused.problem().status()).isEqualTo(415);
        assertThat(refused).hasMessageContaining("application/x-www-form-urlencoded");
    }

    @Test
    void theCharsetOfAContentTypeDoesNotMatter() {
        byte[] event = EVENT.formatted("1").getBytes(StandardCharsets.UTF_8);

        assertThat(door.take(new EncodedEvent(event, "Application/JSON; charset=utf-8", Map.of(), "")))
                .hasSize(1);
        assertThat(door.take(new EncodedEvent(event, "", Map.of(), ""))).hasSize(1);
    }

    @Test
    void withoutABrokerNothingIsTakenInAndTheClientMayComeBack() {
        EventDoor closed = new EventDoor(
                event -> {
                    throw new JMSRuntimeException("no broker");
                },
                new InOneTransaction(transaction));

        ProblemException refused = catchThrowableOfType(
                ProblemException.class, () -> closed.take(json(EVENT.formatted(SampleEvents.ORDER_RECEIVED))));

        assertThat(refused.problem().status()).isEqualTo(503);
        assertThat(refused.retryAfter()).isPresent();
        assertThat(transaction.history).containsExactly("begin", "rollback");
    }

    @Test
    void aFailedCommitIsNeverAnsweredAsTakenIn() {
        transaction.commitFails = true;

        ProblemException refused = refusal(json(EVENT.formatted(SampleEvents.ORDER_RECEIVED)));

        assertThat(refused.problem().status()).isEqualTo(503);
        assertThat(refused).hasMessageContaining("not certain");
    }

    @Test
    void propertiesOfJmsAndOfTheBrokerAreNotSetAgain() {
        assertThat(EventQueue.JmsEventQueue.isSettable("origin")).isTrue();
        assertThat(EventQueue.JmsEventQueue.isSettable("cloudEvents_type")).isTrue();
        assertThat(EventQueue.JmsEventQueue.isSettable("JMSXDeliveryCount")).isFalse();
        assertThat(EventQueue.JmsEventQueue.isSettable("_AMQ_ROUTING_TYPE")).isFalse();
        assertThat(EventQueue.JmsEventQueue.isSettable("content-type")).isFalse();
    }

    private ProblemException refusal(EncodedEvent event) {
        return catchThrowableOfType(ProblemException.class, () -> door.take(event));
    }

    private static EncodedEvent json(String text) {
        return new EncodedEvent(text.getBytes(StandardCharsets.UTF_8), "application/json", Map.of(), "");
    }
}
