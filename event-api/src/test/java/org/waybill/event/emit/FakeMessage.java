package org.waybill.event.emit;

import jakarta.jms.BytesMessage;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.ObjectMessage;
import jakarta.jms.TextMessage;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** JMS messages for tests: a map of headers and properties, and a body. What monitoring must not call is refused. */
final class FakeMessage {

    private FakeMessage() {}

    static TextMessage text(String body, Map<String, String> properties) {
        return of(TextMessage.class, body, properties);
    }

    static BytesMessage bytes(byte[] body) {
        return of(BytesMessage.class, body, Map.of());
    }

    static ObjectMessage object() {
        return of(ObjectMessage.class, null, Map.of());
    }

    private static <M extends Message> M of(Class<M> type, Object body, Map<String, String> given) {
        Map<String, String> properties = new LinkedHashMap<>(given);
        int[] position = {0};
        Object fake = Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> switch (method.getName()) {
                    case "getStringProperty" -> properties.get(arguments[0]);
                    case "setStringProperty" -> properties.put((String) arguments[0], (String) arguments[1]);
                    case "getPropertyNames" ->
                        Collections.enumeration(properties.keySet().stream()
                                .filter(name -> !name.startsWith("JMS") || name.startsWith("JMSX"))
                                .toList());
                    case "getJMSMessageID", "getJMSCorrelationID", "getJMSType" ->
                        properties.get(method.getName().substring(3));
                    case "getJMSDestination", "getJMSReplyTo" -> null;
                    case "getJMSTimestamp", "getJMSExpiration" -> 0L;
                    case "getJMSPriority" -> 4;
                    case "getJMSRedelivered" -> false;
                    case "getText" -> body;
                    case "getBodyLength" -> (long) ((byte[]) body).length;
                    case "reset" -> {
                        position[0] = 0;
                        yield null;
                    }
                    case "readBytes" -> {
                        byte[] content = (byte[]) body;
                        byte[] target = (byte[]) arguments[0];
                        System.arraycopy(content, position[0], target, 0, target.length);
                        position[0] += target.length;
                        yield target.length;
                    }
                    case "readByte" -> ((byte[]) body)[position[0]++];
                    default -> throw new JMSException("Monitoring must not call " + method.getName());
                });
        return type.cast(fake);
    }
}
