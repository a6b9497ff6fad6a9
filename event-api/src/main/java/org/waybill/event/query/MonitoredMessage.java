package org.waybill.event.query;

import java.util.NavigableMap;
import java.util.TreeMap;
import org.waybill.event.Payload;

/** A message that passes through a flow, as far as monitoring looks at it. */
public interface MonitoredMessage {

    /** Nothing passed: an invocation without a message. */
    MonitoredMessage NONE = of(Payload.absent(Payload.Absence.EMPTY, 0));

    /** A message that has a body and no properties, for instance the argument of a method. */
    static MonitoredMessage of(Payload body) {
        return new MonitoredMessage() {
            @Override
            public Payload body() {
                return body;
            }

            @Override
            public NavigableMap<String, String> properties() {
                return new TreeMap<>();
            }
        };
    }

    /** The body; absent as {@code EMPTY} when there is none and as {@code UNREADABLE} when it cannot be had as bytes. */
    Payload body();

    /** The headers under their JMS names ({@code JMSMessageID}, …) and the application's properties, as text. */
    NavigableMap<String, String> properties();

    /** One header or property, empty when the message has none of that name. */
    default String property(String name) {
        return properties().getOrDefault(name, "");
    }
}
