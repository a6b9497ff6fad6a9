package org.waybill.domain.transaction;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * A flow's name as 64 bits, by which it is told from others where the name would be too long. Among ten thousand names, two
 * have the same one with a probability of less than one in a hundred thousand million.
 *
 * <p>It is stored: what it is for a name must never change.
 *
 * @see <a href="https://doi.org/10.6028/NIST.FIPS.180-4">FIPS 180-4, SHA-256</a>
 */
public final class FlowHash {

    private FlowHash() {}

    /** The first eight bytes of the digest of the name in UTF-8, the highest first. */
    public static long of(String name) {
        try {
            return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(name.getBytes(StandardCharsets.UTF_8)))
                    .getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
