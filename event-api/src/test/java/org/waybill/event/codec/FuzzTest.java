package org.waybill.event.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
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

    private final EventReader reader = new EventReader(new ReadLimits(1_000_000, 200, 400, 20_000, 100_000, 100));
    private final Mutations mutations = new Mutations();

    @Test
    void nothingButEventsAndRefusalsComesOut() {
        int read = 0;
        int refused = 0;
        for (int i = 0; i < EVENTS; i++) {
            EncodedEvent mutated = mutations.next(new Random(SEED + i), "ID:1");
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
}
