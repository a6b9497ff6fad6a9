package org.waybill.api;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The headers of a CloudEvent in binary mode as message properties: {@code ce-type} becomes {@code cloudEvents_type} (CloudEvents
 * 1.0.2, HTTP protocol binding section 3.1.3, and the JMS binding's prefix).
 */
final class EventHeaders {

    /** What the properties begin with. */
    static final String PREFIX = "cloudEvents_";

    private static final String HEADER_PREFIX = "ce-";

    private EventHeaders() {}

    static Map<String, String> properties(Map<String, List<String>> headers) {
        Map<String, String> properties = new HashMap<>();
        headers.forEach((name, values) -> {
            String lower = name.toLowerCase(Locale.ROOT);
            if (lower.startsWith(HEADER_PREFIX) && !values.isEmpty()) {
                properties.put(PREFIX + lower.substring(HEADER_PREFIX.length()), decode(values.get(0)));
            }
        });
        return properties;
    }

    /** Percent-decoding, once, of UTF-8; a percent sign without two hexadecimal digits stays what it is. */
    private static String decode(String value) {
        if (value.indexOf('%') < 0) {
            return value;
        }
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream decoded = new ByteArrayOutputStream(bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            int high = bytes[i] == '%' && i + 2 < bytes.length ? Character.digit(bytes[i + 1], 16) : -1;
            int low = high < 0 ? -1 : Character.digit(bytes[i + 2], 16);
            if (low >= 0) {
                decoded.write(high * 16 + low);
                i += 2;
            } else {
                decoded.write(bytes[i]);
            }
        }
        return decoded.toString(StandardCharsets.UTF_8);
    }
}
