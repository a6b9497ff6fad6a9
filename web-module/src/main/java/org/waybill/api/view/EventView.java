package org.waybill.api.view;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.event.Correlators;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** A recorded event. A text that the event does not say is empty. */
@Schema(name = "Event", description = "A recorded monitoring event. A text that the event does not say is empty.")
public record EventView(
        UUID id,
        @Schema(examples = "OrderReceived") String name,
        @Schema(description = "The flow's short name.") String flow,
        @Schema(description = "The flow's unique name.") String uniqueFlow,

        @Schema(description = "The event source address.", examples = "Queue In.transaction.Start")
        String address,

        EventSource.Kind kind,
        String node,
        String nodeType,
        String terminal,
        String detail,
        String application,
        String library,
        String integrationNode,
        String integrationServer,
        String thread,
        String product,
        @Schema(description = "By the emitter's clock.") Instant createdAt,
        @Schema(description = "By the broker's clock.") Instant receivedAt,

        @Schema(description = "1 for the first event of a flow invocation; 0 when not known.")
        int counter,

        String localTransactionId,
        String parentTransactionId,
        String globalTransactionId,

        @Schema(description = "The parent header of W3C Trace Context.")
        String traceParent,

        List<Field> fields,
        List<Document> documents,

        @Schema(description = "The failure in words, empty when the event reports none.")
        String failure,

        @Schema(description = "What the event says beyond that, as text.")
        Map<String, String> extensions,

        PayloadState payload,

        @Schema(description = "How many more times the same event arrived.")
        int duplicates) {

    /** The event as it is written down. */
    public static EventView of(RecordedEvent recorded) {
        MonitoringEvent event = recorded.event();
        EventSource source = event.source();
        Correlators correlators = event.correlators();
        return new EventView(
                event.id(),
                event.name(),
                source.flow(),
                source.uniqueFlow(),
                source.address(),
                source.kind(),
                source.node(),
                source.nodeType(),
                source.terminal(),
                source.detail(),
                source.application(),
                source.library(),
                source.integrationNode(),
                source.integrationServer(),
                source.thread(),
                source.product(),
                event.createdAt(),
                recorded.receivedAt(),
                event.counter(),
                correlators.localTransactionId(),
                correlators.parentTransactionId(),
                correlators.globalTransactionId(),
                correlators.traceParent(),
                event.fields().stream()
                        .map(field -> new Field(field.name(), field.value(), field.dataType()))
                        .toList(),
                event.documents().stream()
                        .map(document -> new Document(document.name(), document.content()))
                        .toList(),
                event.failure(),
                event.extensions(),
                PayloadState.of(recorded),
                recorded.duplicates());
    }

    /** A named value out of the message. */
    @Schema(name = "Field")
    public record Field(String name, String value, String dataType) {}

    /** A named subtree out of the message, as XML or JSON text. */
    @Schema(name = "Document")
    public record Document(String name, String content) {}

    /** Whether the payload is there; its bytes are another call. */
    @Schema(name = "PayloadState", description = "Whether the payload is there, and if not, why.")
    public record PayloadState(
            Payload.Absence state,

            @Schema(description = "The number of stored bytes.")
            long size,

            @Schema(description = "The number of bytes before anything was cut or left out, -1 when not known.")
            long originalSize,

            String contentType) {

        private static PayloadState of(RecordedEvent recorded) {
            Payload payload = recorded.event().payload();
            return new PayloadState(
                    payload.absence(), recorded.payloadSize(), payload.originalSize(), payload.contentType());
        }
    }
}
