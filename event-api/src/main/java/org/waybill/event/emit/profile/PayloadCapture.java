package org.waybill.event.emit.profile;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.waybill.event.Payload;

/**
 * How much of the message an event carries (IBM: {@code bitstreamDataQuery}).
 *
 * @param part which part
 * @param encoding how the bytes are written down where the event's format leaves a choice
 * @param maxBytes the largest payload that is carried, at most {@link #MOST_BYTES}; a larger one is left out whole, and the event says so
 */
public record PayloadCapture(Part part, Payload.Encoding encoding, int maxBytes) {

    /** The size cap when a profile names none: 1 MiB. */
    public static final int USUAL_MAX_BYTES = 1 << 20;

    /** The largest size cap: 10 MiB, which readers still take when it is written in base64. */
    public static final int MOST_BYTES = 10 << 20;

    /** No payload. */
    public static final PayloadCapture NONE = new PayloadCapture(Part.NONE, Payload.Encoding.BASE64, USUAL_MAX_BYTES);

    public PayloadCapture {
        requireNonNull(part, "part");
        requireNonNull(encoding, "encoding");
        if (maxBytes < 1 || maxBytes > MOST_BYTES) {
            throw new InvalidProfileException(
                    "payload.maxBytes", "must be from 1 to " + MOST_BYTES + ", was " + maxBytes);
        }
    }

    /** The parts of a message. */
    public enum Part {
        NONE("none"),
        HEADERS("headers"),
        BODY("body"),
        ALL("all");

        private final String ibmName;

        Part(String ibmName) {
            this.ibmName = ibmName;
        }

        /** The name in IBM's schema, and in a JSON profile. */
        public String ibmName() {
            return ibmName;
        }

        /** The part of that name, empty for any other text. */
        public static Optional<Part> named(String ibmName) {
            for (Part part : values()) {
                if (part.ibmName.equals(ibmName)) {
                    return Optional.of(part);
                }
            }
            return Optional.empty();
        }
    }
}
