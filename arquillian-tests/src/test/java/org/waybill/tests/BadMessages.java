package org.waybill.tests;

import jakarta.jms.BytesMessage;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSException;
import jakarta.jms.MapMessage;
import jakarta.jms.Message;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Messages that are no events, one of each kind. */
final class BadMessages {

    private static final String WMB =
            "<wmb:event xmlns:wmb=\"http://www.ibm.com/xmlns/prod/websphere/messagebroker/6.1.0/monitoring/event\">";
    private static final String TIMED = "\"createdAt\": \"2026-11-30T08:00:00Z\"";
    private static final int LEVELS = 10_000;

    /**
     * A message and what must be said of it.
     *
     * @param kind what is wrong with it
     * @param body makes the message
     * @param content the bytes that must be kept
     * @param reason with what the reason begins
     */
    record Bad(String kind, Body body, byte[] content, String reason) {}

    interface Body {
        Message in(JMSContext context) throws JMSException;
    }

    private BadMessages() {}

    static List<Bad> all() {
        return List.of(
                text(
                        "unusable id",
                        "{\"id\": \"" + "x".repeat(401) + "\", \"flow\": \"F\", " + TIMED + "}",
                        "id has 401"),
                text("wrong type", "{\"id\": 1, \"flow\": \"F\", " + TIMED + "}", "id is a number"),
                text("wrong time", "{\"id\": \"1\", \"flow\": \"F\", \"createdAt\": \"soon\"}", "createdAt is 'soon'"),
                text("truncated JSON", "{\"id\": \"1\", \"flow\": \"F\"", "The JSON is broken"),
                text("broken XML", WMB + "<wmb:eventPointData>", "The XML is broken"),
                text("other XML", "<order/>", "The root element is 'order'"),
                text("neither", "no event at all", "The message is neither JSON nor XML"),
                text("NUL", "{\"id\": \"1\", \"flow\": \"\\u0000\", " + TIMED + "}", "flow holds the character NUL"),
                bytes(
                        "wrong charset",
                        "{\"id\": \"1\", \"flow\": \"Zoë\"}".getBytes(StandardCharsets.ISO_8859_1),
                        "The bytes are not UTF-8"),
                bytes("noise", new byte[] {(byte) 0xFE, (byte) 0xFF, (byte) 0xD8}, "The bytes are not UTF-16BE"),
                text("empty text", "", "The message is empty"),
                bytes("empty bytes", new byte[0], "The message is empty"),
                new Bad("no body", JMSContext::createMessage, new byte[0], "The message is empty"),
                text("XML bomb", bomb() + WMB + "&d;</wmb:event>", "The XML has a document type declaration"),
                text("external entity", external("file:///etc/hostname"), "The XML has a document type declaration"),
                text("deep JSON", "{\"a\":".repeat(LEVELS), "The JSON passes a limit: Document nesting depth"),
                text("deep array", "[".repeat(LEVELS), "An event is an array"),
                text(
                        "deep XML",
                        WMB + "<a>".repeat(LEVELS) + "</a>".repeat(LEVELS),
                        "The XML has more than 200 levels"));
    }

    static String external(String uri) {
        return "<!DOCTYPE e [<!ENTITY x SYSTEM \"" + uri + "\">]>" + WMB + "&x;</wmb:event>";
    }

    private static String bomb() {
        return "<!DOCTYPE e [<!ENTITY a \"" + "ha".repeat(50) + "\"><!ENTITY b \"" + "&a;".repeat(50)
                + "\"><!ENTITY c \"" + "&b;".repeat(50) + "\"><!ENTITY d \"" + "&c;".repeat(50) + "\">]>";
    }

    static Bad text(String kind, String text, String reason) {
        return new Bad(kind, context -> context.createTextMessage(text), text.getBytes(StandardCharsets.UTF_8), reason);
    }

    static Bad bytes(String kind, byte[] bytes, String reason) {
        return new Bad(
                kind,
                context -> {
                    BytesMessage message = context.createBytesMessage();
                    message.writeBytes(bytes);
                    return message;
                },
                bytes,
                reason);
    }

    static Message map(JMSContext context) throws JMSException {
        MapMessage message = context.createMapMessage();
        message.setString("flow", "Orders");
        return message;
    }
}
