package org.waybill.recorder;

import jakarta.jms.BytesMessage;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.ObjectMessage;
import jakarta.jms.TextMessage;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
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
            content = Optional.ofNullable(text.getText()).orElse("").getBytes(StandardCharsets.UTF_8);
            contentType = ofText(contentType);
        } else if (message instanceof BytesMessage bytes) {
            content = new byte[Math.toIntExact(bytes.getBodyLength())];
            bytes.readBytes(content);
        } else if (message instanceof ObjectMessage object) {
            content = serialised(object);
            refusal =
                    "The message is an ObjectMessage, which Waybill never deserialises; send the event as text or bytes";
        } else if (message.isBodyAssignableTo(Map.class)) {
            content = new byte[0];
            refusal = "The message is a MapMessage; send the event as text or bytes";
        } else {
            content = new byte[0];
        }
        String id = Optional.ofNullable(message.getJMSMessageID()).orElse("");
        return new Arrival(new EncodedEvent(content, contentType, properties, id), receivedAt(message), refusal);
    }

    /** A text is characters already: whatever charset it once named, its bytes are UTF-8 now. */
    private static String ofText(String contentType) {
        int parameters = contentType.indexOf(';');
        String type = parameters < 0 ? contentType : contentType.substring(0, parameters);
        return (type.isEmpty() ? "text/plain" : type) + "; charset=utf-8";
    }

    /** The broker's own stamp where it sets one, else the sender's; never later than now. */
    private Instant receivedAt(Message message) throws JMSException {
        Instant now = clock.instant();
        long stamp = message.propertyExists("_AMQ_INGRESS_TIMESTAMP")
                ? message.getLongProperty("_AMQ_INGRESS_TIMESTAMP")
                : message.getJMSTimestamp();
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

    /**
     * The bytes of an object message, for the quarantine. JMS offers nothing but deserialising; the broker's own message
     * underneath has the bytes, and is asked by reflection so that no class of the broker is needed to compile.
     */
    private static byte[] serialised(ObjectMessage message) {
        try {
            Method core = message.getClass().getMethod("getCoreMessage");
            Object coreMessage = core.invoke(message);
            Object buffer =
                    coreMessage.getClass().getMethod("getReadOnlyBodyBuffer").invoke(coreMessage);
            ByteBuffer bytes =
                    (ByteBuffer) buffer.getClass().getMethod("toByteBuffer").invoke(buffer);
            byte[] content = new byte[bytes.remaining()];
            bytes.get(content);
            return content;
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new IllegalStateException(
                    "The bytes of an ObjectMessage cannot be read from this broker's client", e);
        }
    }
}
