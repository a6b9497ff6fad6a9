package org.waybill.recorder;

import jakarta.jms.Message;
import jakarta.jms.ObjectMessage;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Optional;

/**
 * The bytes of a message that is neither text nor bytes, as they travelled. JMS offers no way to them but deserialising
 * an object, which must never happen here; the broker's own message underneath has them, and is asked by reflection so
 * that no class of the broker is needed to compile.
 *
 * <p>Source: Artemis 2.44, {@code ActiveMQMessage.getCoreMessage()}, {@code ICoreMessage.getBodyBuffer()},
 * {@code ActiveMQBuffer}; its resource adapter wraps messages that a pooled session receives in {@code ActiveMQRAMessage}.
 */
final class RawBody {

    /** Artemis writes an object's length before its bytes. */
    private static final int LENGTH_OF_OBJECT = Integer.BYTES;

    private RawBody() {}

    /** The bytes; none when this broker's client does not show them. */
    static Optional<byte[]> of(Message message) {
        try {
            Object buffer = call(call(unwrapped(message), "getCoreMessage"), "getBodyBuffer");
            call(buffer, "resetReaderIndex");
            byte[] body = new byte[(Integer) call(buffer, "readableBytes")];
            buffer.getClass().getMethod("readBytes", byte[].class).invoke(buffer, body);
            return Optional.of(message instanceof ObjectMessage ? withoutLength(body) : body);
        } catch (ReflectiveOperationException | RuntimeException e) {
            return Optional.empty();
        }
    }

    private static Object unwrapped(Message message) throws ReflectiveOperationException {
        for (Class<?> type = message.getClass(); type != null; type = type.getSuperclass()) {
            if (type.getName().endsWith(".ActiveMQRAMessage")) {
                Field delegate = type.getDeclaredField("message");
                delegate.setAccessible(true);
                return delegate.get(message);
            }
        }
        return message;
    }

    private static Object call(Object on, String method) throws ReflectiveOperationException {
        return on.getClass().getMethod(method).invoke(on);
    }

    private static byte[] withoutLength(byte[] body) {
        return body.length < LENGTH_OF_OBJECT ? body : Arrays.copyOfRange(body, LENGTH_OF_OBJECT, body.length);
    }
}
