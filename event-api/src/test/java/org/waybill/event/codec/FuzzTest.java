package org.waybill.event.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/**
 * Whatever arrives gives events or a refusal in words, at once. The system property {@code waybill.fuzz.events} says how
 * many are tried (20,000), {@code waybill.fuzz.seed} with which seed.
 */
class FuzzTest {

    private static final int EVENTS = Integer.getInteger("waybill.fuzz.events", 20_000);
    private static final long SEED = Long.getLong("waybill.fuzz.seed", 4711);
    private static final Duration AT_ONCE = Duration.ofSeconds(5);

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

    private final EventReader reader = new EventReader(new ReadLimits(1_000_000, 200, 400, 20_000, 100_000, 100));
    private final List<EncodedEvent> good = List.of(
            Examples.of(Examples.NATIVE, ""),
            Examples.of("[" + Examples.NATIVE + "," + Examples.CLOUD_EVENT + "]", "application/json; charset=utf-8"),
            Examples.of(Examples.CLOUD_EVENT, "application/cloudevents+json"),
            Examples.xml(Examples.WMB),
            Examples.xml(Examples.V2),
            EventWriter.write(new RandomEvents(1).next(), EventFormat.NATIVE_JSON),
            EventWriter.write(new RandomEvents(2).next(), EventFormat.CLOUDEVENTS),
            EventWriter.write(new RandomEvents(3).next(), EventFormat.IBM_WMB));

    @Test
    void nothingButEventsAndRefusalsComesOut() {
        int read = 0;
        int refused = 0;
        for (int i = 0; i < EVENTS; i++) {
            EncodedEvent mutated = mutated(new Random(SEED + i));
            long started = System.nanoTime();
            try {
                assertThat(reader.read(mutated)).as("seed %d", SEED + i).isNotEmpty();
                read++;
            } catch (UnreadableEventException e) {
                assertThat(e.getMessage()).as("seed %d", SEED + i).endsWith(".").contains("; expected ");
                refused++;
            } catch (RuntimeException | Error e) {
                throw new AssertionError("Seed " + (SEED + i) + " lets something else escape", e);
            }
            assertThat(System.nanoTime() - started).as("seed %d", SEED + i).isLessThan(AT_ONCE.toNanos());
        }
        assertThat(read).isPositive();
        assertThat(refused).isPositive();
    }

    @Test
    void deepNestingIsRefused() {
        String json = "{\"flow\":" + "[".repeat(400_000);
        String objects = "{\"a\":".repeat(150_000);
        String xml = Examples.WMB.replace("<customer>", "<a>".repeat(150_000));
        String unknown = Examples.WMB.replace("<wmb:eventPointData>", "<b>".repeat(150_000));
        for (String bomb : List.of(json, objects, "[".repeat(900_000), xml, unknown)) {
            assertRefused(bomb);
        }
    }

    @Test
    void entitiesAreRefused() {
        String laughs =
                "<!DOCTYPE lolz [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;\">]>";
        String external = "<!DOCTYPE a [<!ENTITY c SYSTEM \"file:///etc/hostname\">]>";
        String parameter = "<!DOCTYPE a [<!ENTITY % p SYSTEM \"http://127.0.0.1:1/p\"> %p;]>";
        for (String bomb : List.of(laughs, external, parameter)) {
            String message = assertRefused(bomb + Examples.WMB.replace("ORD-4711", "&c;"));
            assertThat(message).startsWith("The XML has a document type declaration (line 1, ");
        }
    }

    private String assertRefused(String text) {
        return Assertions.assertTimeoutPreemptively(
                AT_ONCE,
                () -> Assertions.assertThrows(UnreadableEventException.class, () -> reader.read(Examples.of(text, "")))
                        .getMessage());
    }

    private EncodedEvent mutated(Random random) {
        EncodedEvent one = good.get(random.nextInt(good.size()));
        byte[] bytes = one.content();
        for (int n = random.nextInt(3); n >= 0; n--) {
            bytes = mutated(random, bytes);
        }
        return new EncodedEvent(bytes, random.nextInt(8) == 0 ? "text/plain" : one.contentType(), Map.of(), "ID:1");
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
