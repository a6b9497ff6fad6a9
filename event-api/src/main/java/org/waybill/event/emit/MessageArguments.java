package org.waybill.event.emit;

import jakarta.jms.Message;
import java.nio.charset.StandardCharsets;
import org.waybill.event.Payload;
import org.waybill.event.query.MonitoredMessage;

/** The message that an invocation is about: the first argument that is a JMS message, a text or bytes. */
final class MessageArguments {

    private MessageArguments() {}

    static MonitoredMessage of(Object[] arguments) {
        if (arguments == null) {
            return MonitoredMessage.NONE;
        }
        for (Object argument : arguments) {
            if (argument instanceof Message message) {
                return new JmsMonitoredMessage(message);
            }
            if (argument instanceof CharSequence text) {
                return MonitoredMessage.of(payload(text.toString().getBytes(StandardCharsets.UTF_8), true));
            }
            if (argument instanceof byte[] bytes) {
                return MonitoredMessage.of(payload(bytes.clone(), false));
            }
        }
        return MonitoredMessage.NONE;
    }

    /** A body with the media type that it looks like. */
    static Payload payload(byte[] content, boolean isText) {
        if (content.length == 0) {
            return Payload.absent(Payload.Absence.EMPTY, 0);
        }
        return Payload.of(content, MediaType.of(content, isText));
    }
}
