package org.waybill.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A file that remembers the fingerprint of what was done last, so that it is not done again. */
record Stamp(Path file) {

    /** SHA-256 in hexadecimal digits. */
    static String fingerprint(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }

    boolean is(String fingerprint) {
        try {
            return Files.exists(file) && Files.readString(file).equals(fingerprint);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void set(String fingerprint) {
        try {
            Files.writeString(file, fingerprint);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void forget() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
