package org.waybill.event.emit;

import jakarta.jms.BytesMessage;
import jakarta.jms.Destination;
import jakarta.jms.JMSException;
import jakarta.jms.MapMessage;
import jakarta.jms.Message;
import jakarta.jms.ObjectMessage;
import jakarta.jms.StreamMessage;
import jakarta.jms.TextMessage;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.waybill.event.Payload;
import org.waybill.event.Payload.Absence;
import org.waybill.event.query.MonitoredMessage;

/**
 * A JMS message as monitoring sees it. Texts and bytes are read; maps, streams and objects count as unreadable, and no object
 * is ever deserialised. A bytes message is rewound after reading, so the flow finds it at its beginning.
 */
final class JmsMonitoredMessage implements MonitoredMessage {

    private static final String CONTENT_TYPE = JmsEventSender.CONTENT_TYPE;

    private static final List<String> HEADERS = List.of(
            "JMSMessageID",
            "JMSCorrelationID",
            "JMSDestination",
            "JMSReplyTo",
            "JMSType",
            "JMSTimestamp",
            "JMSPriority",
            "JMSExpiration",
            "JMSRedelivered");

    private final Message message;
    private Payload body;
    private NavigableMap<String, String> properties;

    JmsMonitoredMessage(Message message) {
        this.message = message;
    }

    @Override
    public Payload body() {
        if (body == null) {
            body = read();
        }
        return body;
    }

    private Payload read() {
        try {
            if (message instanceof TextMessage text) {
                String content = text.getText();
                return payload(content == null ? new byte[0] : content.getBytes(StandardCharsets.UTF_8), true);
            }
            if (message instanceof BytesMessage bytes) {
                return payload(content(bytes), false);
            }
            return hasBody() ? Payload.absent(Absence.UNREADABLE, -1) : Payload.absent(Absence.EMPTY, 0);
        } catch (JMSException e) {
            return Payload.absent(Absence.UNREADABLE, -1);
        }
    }

    private boolean hasBody() {
        return message instanceof MapMessage || message instanceof StreamMessage || message instanceof ObjectMessage;
    }

    private Payload payload(byte[] content, boolean isText) throws JMSException {
        String said = message.getStringProperty(CONTENT_TYPE);
        return said == null || content.length == 0
                ? MessageArguments.payload(content, isText)
                : Payload.of(content, said);
    }

    private static byte[] content(BytesMessage message) throws JMSException {
        long length = message.getBodyLength(); // throws when the message is still being written
        if (length > Integer.MAX_VALUE) {
            throw new JMSException("A body of " + length + " bytes is more than an event can carry");
        }
        byte[] content = new byte[(int) length];
        message.reset();
        int read = message.readBytes(content);
        message.reset();
        return read < 0 ? new byte[0] : content;
    }

    @Override
    public NavigableMap<String, String> properties() {
        if (properties == null) {
            properties = new TreeMap<>();
            try {
                for (String header : HEADERS) {
                    put(header, header(header));
                }
                Enumeration<?> names = message.getPropertyNames();
                while (names.hasMoreElements()) {
                    String name = names.nextElement().toString();
                    put(name, message.getStringProperty(name));
                }
            } catch (JMSException e) {
                // What could be read is there; an absent property is no reason to disturb a flow.
            }
        }
        return properties;
    }

    @Override
    public String property(String name) {
        try {
            String value = HEADERS.contains(name) ? header(name) : message.getStringProperty(name);
            return value == null ? "" : value;
        } catch (JMSException e) {
            return "";
        }
    }

    private String header(String name) throws JMSException {
        return switch (name) {
            case "JMSMessageID" -> message.getJMSMessageID();
            case "JMSCorrelationID" -> message.getJMSCorrelationID();
            case "JMSDestination" -> text(message.getJMSDestination());
            case "JMSReplyTo" -> text(message.getJMSReplyTo());
            case "JMSType" -> message.getJMSType();
            case "JMSTimestamp" -> Long.toString(message.getJMSTimestamp());
            case "JMSPriority" -> Integer.toString(message.getJMSPriority());
            case "JMSExpiration" -> Long.toString(message.getJMSExpiration());
            case "JMSRedelivered" -> Boolean.toString(message.getJMSRedelivered());
            default -> "";
        };
    }

    private static String text(Destination destination) {
        return destination == null ? "" : destination.toString();
    }

    private void put(String name, String value) {
        if (value != null && !value.isEmpty()) {
            properties.put(name, value);
        }
    }
}
