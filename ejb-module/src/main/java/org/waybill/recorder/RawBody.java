package org.waybill.recorder;

import jakarta.jms.Message;
import jakarta.jms.ObjectMessage;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The bytes of a message as they travelled, where JMS offers no way to them but deserialising an object, which must never
 * happen here, or making a string of millions of characters. The broker's own message underneath has them, and is asked by reflection so
 * that no class of the broker is needed to compile.
 *
 * <p>Source: Artemis 2.44, {@code ActiveMQMessage.getCoreMessage()}, {@code ICoreMessage.getBodyBuffer()},
 * {@code ActiveMQBuffer}; its resource adapter wraps messages that a pooled session receives in {@code ActiveMQRAMessage}.
 */
final class RawBody {

    /** Artemis writes an object's length before its bytes. */
    private static final int LENGTH_OF_OBJECT = Integer.BYTES;

    private static final int PIECE = 8_192;

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

    /**
     * A text as UTF-8, without a string of it: a text of 50 MB has four copies on the heap as it is, and would have seven.
     * Artemis writes a mark, the number of bytes, and UTF-16 with the lower byte first ({@code SimpleString}).
     */
    static Optional<byte[]> ofText(Message message) {
        try {
            Object buffer = call(call(unwrapped(message), "getCoreMessage"), "getBodyBuffer");
            call(buffer, "resetReaderIndex");
            boolean present = (Byte) call(buffer, "readByte") != 0;
            int length = present ? (Integer) call(buffer, "readInt") : 0;
            ByteBuffer utf16 = (ByteBuffer) call(buffer, "toByteBuffer");
            utf16.limit(utf16.position() + length);
            return Optional.of(utf8(utf16));
        } catch (ReflectiveOperationException | RuntimeException e) {
            return Optional.empty();
        }
    }

    /** In two passes, so that nothing is allocated but what is answered. */
    static byte[] utf8(ByteBuffer utf16) {
        CharBuffer chars = utf16.order(ByteOrder.LITTLE_ENDIAN).asCharBuffer();
        ByteBuffer piece = ByteBuffer.allocate(PIECE);
        int size = 0;
        CharsetEncoder encoder = encoder();
        for (CharBuffer rest = chars.duplicate(); more(encoder, rest, piece); piece.clear()) {
            size += piece.position();
        }
        byte[] utf8 = new byte[size + piece.position()];
        encoder().encode(chars, ByteBuffer.wrap(utf8), true);
        return utf8;
    }

    private static boolean more(CharsetEncoder encoder, CharBuffer chars, ByteBuffer to) {
        return encoder.encode(chars, to, true).isOverflow();
    }

    private static CharsetEncoder encoder() {
        return StandardCharsets.UTF_8
                .newEncoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
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
