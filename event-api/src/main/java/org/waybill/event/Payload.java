package org.waybill.event;

import static java.util.Objects.requireNonNull;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The message that passed, as bytes; or, in words that a person can be shown, why it is absent.
 *
 * @param content the decoded bytes; empty when absent. Not copied: whoever makes a payload gives the array away
 * @param contentType the media type if the emitter said one, else empty
 * @param encoding how the emitter wrote the bytes down
 * @param absence why there is no content, or {@link Absence#PRESENT}
 * @param originalSize the number of bytes before anything was cut or left out; -1 when not known
 */
public record Payload(byte[] content, String contentType, Encoding encoding, Absence absence, long originalSize) {

    /** The emitter was not asked to capture a payload. */
    public static final Payload NOT_CAPTURED = absent(Absence.NOT_CAPTURED, -1);

    public Payload {
        requireNonNull(content, "content");
        requireNonNull(contentType, "contentType");
        requireNonNull(encoding, "encoding");
        if ((absence != Absence.PRESENT) && content.length > 0) {
            throw new IllegalArgumentException("A payload that is absent (" + absence + ") cannot have content");
        }
    }

    /** A payload that is there, whole. */
    public static Payload of(byte[] content, String contentType) {
        return new Payload(content, contentType, Encoding.BASE64, Absence.PRESENT, content.length);
    }

    /** A payload that is there, whole, as UTF-8 text. */
    public static Payload text(String content, String contentType) {
        return of(content.getBytes(StandardCharsets.UTF_8), contentType);
    }

    /** No payload, and why. */
    public static Payload absent(Absence why, long originalSize) {
        return new Payload(new byte[0], "", Encoding.NONE, why, originalSize);
    }

    public boolean isPresent() {
        return absence == Absence.PRESENT;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Payload that
                && Arrays.equals(content, that.content)
                && contentType.equals(that.contentType)
                && encoding == that.encoding
                && absence == that.absence
                && originalSize == that.originalSize;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(content) * 31 + absence.hashCode();
    }

    @Override
    public String toString() {
        return isPresent() ? "Payload[" + content.length + " bytes " + contentType + "]" : "Payload[" + absence + "]";
    }

    /** How the bytes are written down inside an event (IBM: {@code bitstream encoding}). */
    public enum Encoding {
        NONE("none"),
        CDATA("CDATA"),
        HEX("hexBinary"),
        BASE64("base64Binary");

        private final String ibmName;

        Encoding(String ibmName) {
            this.ibmName = ibmName;
        }

        /** The name in IBM's schema. */
        public String ibmName() {
            return ibmName;
        }

        /** The encoding of that IBM name, empty for any other text. */
        public static Optional<Encoding> named(String ibmName) {
            for (Encoding encoding : values()) {
                if (encoding.ibmName.equals(ibmName)) {
                    return Optional.of(encoding);
                }
            }
            return Optional.empty();
        }
    }

    /** Whether the content is there, and if not, why. */
    public enum Absence {
        /** It is there. */
        PRESENT,
        /** The monitoring profile does not ask for it. */
        NOT_CAPTURED,
        /** It was larger than the emitter's size cap. */
        TOO_LARGE,
        /** The message had no body. */
        EMPTY,
        /** The emitter could not read it, for instance an object whose class it does not know. */
        UNREADABLE,
        /** It was stored once and its time of keeping is over. */
        EXPIRED
    }
}
