package org.waybill.recorder;

import jakarta.jms.BytesMessage;
import jakarta.jms.JMSException;
import jakarta.jms.MapMessage;
import jakarta.jms.Message;
import jakarta.jms.ObjectMessage;
import jakarta.jms.StreamMessage;
import jakarta.jms.TextMessage;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.waybill.event.codec.EncodedEvent;

/** Makes an {@link Arrival} of a JMS message. No object is ever deserialised. */
final class MessageBody {

    /** The property in which an emitter names the media type, since JMS has no header for it. */
    static final String CONTENT_TYPE = "waybill_contentType";

    /** What Artemis' AMQP door makes of AMQP's own content type. */
    private static final String AMQP_CONTENT_TYPE = "JMS_AMQP_ContentType";

    /** Artemis' own property of a message that it streams: more than 100 KiB. */
    private static final String LARGE = "_AMQ_LARGE_SIZE";

    private static final byte[] NOTHING = new byte[0];
    private static final String RIGHT = "; expected the event as text or bytes.";
    private static final String UNSEEN = " Its bytes are not kept, since the broker's client does not show them.";

    private final Clock clock;

    MessageBody(Clock clock) {
        this.clock = clock;
    }

    Arrival arrival(Message message) throws JMSException {
        Map<String, String> properties = properties(message);
        String contentType = properties.getOrDefault(CONTENT_TYPE, properties.getOrDefault(AMQP_CONTENT_TYPE, ""));
        String refusal = "";
        byte[] content;
        if (message instanceof TextMessage text) {
            content = text(text);
            contentType = ofText(contentType);
        } else if (message instanceof BytesMessage bytes) {
            content = new byte[Math.toIntExact(bytes.getBodyLength())];
            bytes.readBytes(content);
        } else {
            Optional<byte[]> raw = RawBody.of(message);
            content = raw.orElse(NOTHING);
            refusal = refusal(message, content) + (raw.isPresent() ? "" : UNSEEN);
        }
        String id = Optional.ofNullable(message.getJMSMessageID()).orElse("");
        return new Arrival(new EncodedEvent(content, contentType, properties, id), receivedAt(message), refusal);
    }

    private static byte[] text(TextMessage message) throws JMSException {
        Optional<byte[]> large = message.propertyExists(LARGE) ? RawBody.ofText(message) : Optional.empty();
        if (large.isPresent()) {
            return large.get();
        }
        return Optional.ofNullable(message.getText()).orElse("").getBytes(StandardCharsets.UTF_8);
    }

    /** Why a body of that kind is no event; empty when there is no body, which the reader has words for. */
    private static String refusal(Message message, byte[] content) {
        if (message instanceof ObjectMessage) {
            return "The message is an ObjectMessage, which Waybill never deserialises" + RIGHT;
        }
        if (message instanceof MapMessage) {
            return "The message is a MapMessage" + RIGHT;
        }
        if (message instanceof StreamMessage) {
            return "The message is a StreamMessage" + RIGHT;
        }
        return content.length == 0 ? "" : "The message has a body of a kind that Waybill does not know" + RIGHT;
    }

    /** A text is characters already: whatever charset it once named, its bytes are UTF-8 now. */
    private static String ofText(String contentType) {
        int parameters = contentType.indexOf(';');
        String type = parameters < 0 ? contentType : contentType.substring(0, parameters);
        return (type.isEmpty() ? "text/plain" : type) + "; charset=utf-8";
    }

    /** The broker's own stamp where it sets one, else the sender's; of its first arrival; never later than now. */
    private Instant receivedAt(Message message) throws JMSException {
        Instant now = clock.instant();
        long stamp;
        if (message.getObjectProperty(HeldEvent.RECEIVED_AT) instanceof Long first) {
            stamp = first;
        } else if (message.propertyExists("_AMQ_INGRESS_TIMESTAMP")) {
            stamp = message.getLongProperty("_AMQ_INGRESS_TIMESTAMP");
        } else {
            stamp = message.getJMSTimestamp();
        }
        if (stamp <= 0 || stamp > now.toEpochMilli()) {
            return now;
        }
        return Instant.ofEpochMilli(stamp);
    }

    private static Map<String, String> properties(Message message) throws JMSException {
        Map<String, String> properties = new HashMap<>();
        Enumeration<?> names = message.getPropertyNames();
        while (names.hasMoreElements()) {
            String name = (String) names.nextElement();
            Object value = message.getObjectProperty(name);
            if (value != null) {
                properties.put(name, value.toString());
            }
        }
        return properties;
    }
}
