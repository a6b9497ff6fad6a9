package org.waybill.recorder;

import java.nio.ByteBuffer;

/** The transaction manager's identity of a transaction, which is the beginning of its branches' global id. */
final class GlobalId {

    private static final int PARTS = 5;
    private static final int HEX = 16;

    private GlobalId() {}

    /**
     * The identity in bytes: host (two longs), process, second and number (an int each).
     *
     * @param text as the transaction manager prints it, such as {@code 0:ffff7f000001:15b84c:6b0d7a5d:fc2}
     * @throws IllegalArgumentException when it is none
     */
    static byte[] bytes(String text) {
        String[] parts = text.split(":", -1);
        if (parts.length != PARTS) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no transaction id: expected five hexadecimal numbers with colons between");
        }
        ByteBuffer bytes = ByteBuffer.allocate(2 * Long.BYTES + 3 * Integer.BYTES);
        bytes.putLong(number(parts[0])).putLong(number(parts[1]));
        for (int part = 2; part < PARTS; part++) {
            bytes.putInt((int) number(parts[part]));
        }
        return bytes.array();
    }

    /** The numbers are signed: a minus may stand before the digits. */
    private static long number(String digits) {
        return digits.startsWith("-")
                ? -Long.parseUnsignedLong(digits.substring(1), HEX)
                : Long.parseUnsignedLong(digits, HEX);
    }
}
