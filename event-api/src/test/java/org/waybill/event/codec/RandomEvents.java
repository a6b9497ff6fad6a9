package org.waybill.event.codec;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.waybill.event.Correlators;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Events as nasty as they can be, always the same ones for the same seed. */
final class RandomEvents {

    private static final String[] PIECES = {
        "Order In",
        "a.b.c",
        ".terminal.",
        ".transaction.Start",
        " ",
        "\"",
        "'",
        "<",
        ">",
        "&",
        "&amp;",
        "]]>",
        "<![CDATA[",
        "\\",
        "\\u0000",
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "\n",
        "\r",
        "\r\n",
        "\t",
        "é",
        "ß",
        "漢字",
        "😀",
        "👩‍👩‍👧",
        "𝄞",
        "\uFEFF",
        "\u2028",
        "_unknown_",
        "%20",
        "/",
        "~1",
        "null",
        "0",
        "ORD-4711",
        "<x>",
        "</wmb:event>",
        "\u0085",
        "\uD7FF",
        "\uE000"
    };
    private static final String[] TYPES = {"string", "integer", "dateTime", "hexBinary", "decimal", "boolean"};
    private static final String[] CONTENT_TYPES = {
        "", "application/json", "text/plain; charset=utf-8", "application/xml", "application/vnd.order+json"
    };

    private final Random random;

    RandomEvents(long seed) {
        this.random = new Random(seed);
    }

    MonitoringEvent next() {
        Instant createdAt = Instant.ofEpochSecond(
                Math.floorMod(random.nextLong(), MonitoringEvent.LATEST.getEpochSecond()),
                random.nextInt(1_000_000) * 1_000L);
        return new MonitoringEvent(
                random.nextBoolean()
                        ? EventIdentity.next(createdAt)
                        : EventIdentity.derived(createdAt, Long.toString(random.nextLong())),
                source(),
                text(),
                createdAt,
                random.nextInt(3) == 0 ? 0 : random.nextInt(Integer.MAX_VALUE),
                new Correlators(text(), text(), text(), text()),
                list(() -> new MonitoringEvent.Field(name(), longText(), TYPES[random.nextInt(TYPES.length)], text())),
                list(() -> new MonitoringEvent.Document(name(), document(), text())),
                payload(),
                text(),
                extensions());
    }

    private EventSource source() {
        return new EventSource(
                text(), text(), text(), text(), text(), name(), text(), text(), text(), text(), text(), text(), text());
    }

    private Map<String, String> extensions() {
        Map<String, String> extensions = new HashMap<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            extensions.put(random.nextBoolean() ? name() : "subject", text());
        }
        return extensions;
    }

    private Payload payload() {
        Payload.Absence[] absences = Payload.Absence.values();
        Payload.Encoding[] encodings = Payload.Encoding.values();
        Payload.Absence absence = absences[random.nextInt(absences.length)];
        Payload.Encoding encoding = encodings[random.nextInt(encodings.length)];
        String contentType = CONTENT_TYPES[random.nextInt(CONTENT_TYPES.length)];
        if (absence != Payload.Absence.PRESENT && random.nextBoolean()) {
            return new Payload(new byte[0], contentType, encoding, absence, random.nextInt(10) - 1);
        }
        byte[] bytes = payloadBytes();
        return new Payload(
                bytes,
                contentType,
                encoding,
                Payload.Absence.PRESENT,
                random.nextInt(4) == 0 ? random.nextInt() & 0xFFFF : bytes.length);
    }

    private byte[] payloadBytes() {
        return switch (random.nextInt(4)) {
            case 0 -> {
                byte[] bytes = new byte[random.nextInt(200)];
                random.nextBytes(bytes);
                yield bytes;
            }
            case 1 -> "{ \"order\": [1, 2.50, null, \"\\u0041\"] }".getBytes(StandardCharsets.UTF_8);
            case 2 -> "<order id=\"1\">]]> &amp; </order>".getBytes(StandardCharsets.UTF_8);
            default -> longText().getBytes(StandardCharsets.UTF_8);
        };
    }

    private <T> List<T> list(Supplier<T> one) {
        List<T> list = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            list.add(one.get());
        }
        return list;
    }

    private String document() {
        return switch (random.nextInt(4)) {
            case 0 -> "<customer a=\"1 &amp; &#10;2\"><id>7 &lt; 8</id><e/></customer>";
            case 1 -> "<p:c xmlns:p=\"urn:p\" xmlns=\"urn:d\" p:x=\"'\"><in>漢字 😀</in></p:c>";
            default -> longText();
        };
    }

    private String name() {
        return "n" + text();
    }

    private String longText() {
        return random.nextInt(50) == 0 ? text() + "long ".repeat(random.nextInt(10_000)) : text();
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(6); i > 0; i--) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }
}
