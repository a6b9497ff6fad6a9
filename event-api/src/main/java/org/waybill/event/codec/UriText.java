package org.waybill.event.codec;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Percent-encoding as in RFC 3986 section 2.1, for any text as a relative URI reference, and back. */
final class UriText {

    private static final String PLAIN = "-._~/";
    private static final String HEX = "0123456789ABCDEF";

    private UriText() {}

    /** The text as a URI reference; itself when it has only letters, digits and {@code -._~/}. */
    static String encode(String text) {
        StringBuilder encoded = new StringBuilder(text.length());
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || PLAIN.indexOf(c) >= 0) {
                encoded.append(c);
            } else {
                encoded.append('%').append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 0xF));
            }
        }
        return encoded.toString();
    }

    /** A header's value, whose non-ASCII characters are percent-encoded (CloudEvents HTTP binding, section 3.1.3.2). */
    static String decode(String value) {
        if (value.indexOf('%') < 0) {
            return value;
        }
        ByteArrayOutputStream decoded = new ByteArrayOutputStream(value.length());
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            int high = bytes[i] == '%' && i + 2 < bytes.length ? Character.digit(bytes[i + 1], 16) : -1;
            int low = high < 0 ? -1 : Character.digit(bytes[i + 2], 16);
            if (low < 0) {
                decoded.write(bytes[i]);
            } else {
                decoded.write(high * 16 + low);
                i += 2;
            }
        }
        return decoded.toString(StandardCharsets.UTF_8);
    }
}
