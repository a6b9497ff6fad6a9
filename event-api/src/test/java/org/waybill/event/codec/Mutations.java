package org.waybill.event.codec;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Events in every form with up to three faults in each: bits, cuts, splices, noise, depth. */
public final class Mutations {

    private static final String[] SPLICES = {
        "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/hostname\">]>",
        "<!DOCTYPE a [<!ENTITY b \"ha\"><!ENTITY c \"&b;&b;&b;&b;\">]>",
        "&c;",
        "&#0;",
        "&#xD800;",
        "\\u0000",
        "\\uD800",
        "<![CDATA[",
        "]]>",
        "<!--",
        "-->",
        "<?x ?>",
        "<?xml version=\"1.1\" encoding=\"UTF-16\"?>",
        "<?xml version=\"1.0\" encoding=\"nonsense\"?>",
        "xmlns=\"\"",
        "xmlns:wmb=\"\"",
        "wmb:",
        "[[[[",
        "{\"a\":",
        "\"fields\":",
        "\"payload\":{\"absence\":\"PRESENT\"},",
        "\"specversion\":\"1.0\",",
        "1e999999999",
        "9999999999999999999999",
        "null",
        "\"\"",
        "\u0000",
        "\uFEFF"
    };

    private static final String[][] ATTRIBUTES = {
        {"specversion", "1.0"},
        {"id", "1"},
        {"source", "/orders"},
        {"type", "OrderReceived"},
        {"time", "2026-11-30T08:00:00Z"},
        {"flow", "Orders"},
        {"counter", "7"},
        {"fields", "{\"orderId\":\"4711\"}"}
    };

    private final List<EncodedEvent> good = List.of(
            Examples.of(Examples.NATIVE, ""),
            Examples.of("[" + Examples.NATIVE + "," + Examples.CLOUD_EVENT + "]", "application/json; charset=utf-8"),
            Examples.of(Examples.CLOUD_EVENT, "application/cloudevents+json"),
            Examples.xml(Examples.WMB),
            Examples.xml(Examples.V2),
            EventWriter.write(new RandomEvents(1).next(), EventFormat.NATIVE_JSON),
            EventWriter.write(new RandomEvents(2).next(), EventFormat.CLOUDEVENTS),
            EventWriter.write(new RandomEvents(3).next(), EventFormat.IBM_WMB));

    /** The next event; the same for the same random numbers. */
    public EncodedEvent next(Random random, String transportId) {
        EncodedEvent one = good.get(random.nextInt(good.size()));
        byte[] bytes = one.content();
        for (int n = random.nextInt(3); n >= 0; n--) {
            bytes = mutated(random, bytes);
        }
        String contentType = random.nextInt(8) == 0 ? "text/plain" : one.contentType();
        Map<String, String> properties = random.nextInt(8) == 0 ? attributes(random) : Map.of();
        return new EncodedEvent(bytes, contentType, properties, transportId);
    }

    /** Attributes of a CloudEvent in binary mode, each there or not, right or wrong. */
    private static Map<String, String> attributes(Random random) {
        Map<String, String> attributes = new HashMap<>();
        for (String[] attribute : ATTRIBUTES) {
            if (random.nextInt(6) > 0) {
                attributes.put(
                        "ce_" + attribute[0],
                        random.nextInt(10) == 0 ? SPLICES[random.nextInt(SPLICES.length)] : attribute[1]);
            }
        }
        return attributes;
    }

    private byte[] mutated(Random random, byte[] bytes) {
        if (bytes.length == 0) {
            return bytes;
        }
        int at = random.nextInt(bytes.length);
        return switch (random.nextInt(7)) {
            case 0 -> {
                byte[] flipped = bytes.clone();
                flipped[at] ^= (byte) (1 << random.nextInt(8));
                yield flipped;
            }
            case 1 -> Arrays.copyOf(bytes, at);
            case 2 -> spliced(bytes, at, SPLICES[random.nextInt(SPLICES.length)].getBytes(StandardCharsets.UTF_8));
            case 3 -> {
                byte[] other = good.get(random.nextInt(good.size())).content();
                int from = random.nextInt(other.length);
                yield spliced(bytes, at, Arrays.copyOfRange(other, from, from + random.nextInt(other.length - from)));
            }
            case 4 -> {
                byte[] noise = new byte[1 + random.nextInt(8)];
                random.nextBytes(noise);
                yield spliced(bytes, at, noise);
            }
            case 5 -> {
                byte[] cut = Arrays.copyOf(bytes, bytes.length - 1);
                System.arraycopy(bytes, at + 1, cut, at, bytes.length - at - 1);
                yield cut;
            }
            default -> {
                String part = random.nextBoolean() ? "{\"a\":[" : "<a b='c'>";
                yield spliced(bytes, at, part.repeat(random.nextInt(300)).getBytes(StandardCharsets.UTF_8));
            }
        };
    }

    private static byte[] spliced(byte[] bytes, int at, byte[] part) {
        byte[] spliced = Arrays.copyOf(bytes, bytes.length + part.length);
        System.arraycopy(part, 0, spliced, at, part.length);
        System.arraycopy(bytes, at, spliced, at + part.length, bytes.length - at);
        return spliced;
    }
}
