package org.waybill.event.codec;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** Tells identities that can stay as they are from those that must be derived. */
final class Identities {

    private static final int UUID_LENGTH = 36;

    private Identities() {}

    /**
     * The text as an identity of our own making: a version-7 UUID, or the version-8 UUID of this creation time, which an
     * earlier reader derived. So an event keeps its identity when it is written down and read again.
     */
    static Optional<UUID> own(String text, Instant createdAt) {
        if (text.length() != UUID_LENGTH) {
            return Optional.empty();
        }
        UUID id;
        try {
            id = UUID.fromString(text);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
        boolean own = id.variant() == 2
                && (id.version() == 7
                        || (id.version() == 8 && id.getMostSignificantBits() >>> 16 == createdAt.toEpochMilli()));
        return own ? Optional.of(id) : Optional.empty();
    }
}
