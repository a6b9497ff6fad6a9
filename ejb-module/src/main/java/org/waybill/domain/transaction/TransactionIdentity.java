package org.waybill.domain.transaction;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.UUID;
import org.waybill.domain.definition.Alias;

/** Identities of business transactions and their aliases: the same for the same definition and correlator, on every node. */
public final class TransactionIdentity {

    private TransactionIdentity() {}

    /** The identity of an alias: of the definition, the alias' name and its value, not of its rank, which may change. */
    public static UUID of(String definition, Alias alias) {
        return of(definition, alias.name() + '\0' + alias.value());
    }

    /** A version-8 UUID (RFC 9562, section 5.8) of 122 bits of SHA-256 over definition and correlator. */
    public static UUID of(String definition, String correlator) {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
        digest.update(definition.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
        ByteBuffer hash = ByteBuffer.wrap(digest.digest(correlator.getBytes(StandardCharsets.UTF_8)));
        return new UUID(
                (hash.getLong() & 0xFFFF_FFFF_FFFF_0FFFL) | 0x8000L,
                (hash.getLong() & 0x3FFF_FFFF_FFFF_FFFFL) | 0x8000_0000_0000_0000L);
    }
}
