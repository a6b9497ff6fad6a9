package org.waybill.domain.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.MORNING;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.event.Correlators;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** The book finds by its index what one finds who tries every version's patterns one after another. */
class DefinitionIndexTest {

    @Test
    void matchesAreThoseOfTryingEverything() {
        int matches = 0;
        for (long seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            List<Definition> definitions = definitions(random);
            DefinitionBook book = DefinitionBook.of(definitions);
            for (int i = 0; i < 20; i++) {
                MonitoringEvent event = event(random);
                List<String> found = book.matches(event).stream()
                        .map(match -> match.definition() + " " + match.pattern())
                        .toList();
                assertThat(found)
                        .as("seed %d, event %d, %s", seed, i, event.source())
                        .isEqualTo(tried(definitions, event));
                matches += found.size();
            }
        }
        assertThat(matches).isGreaterThan(2_000);
    }

    /** Of the versions that have begun the last one counts; of its patterns the first that fits. */
    private static List<String> tried(List<Definition> definitions, MonitoringEvent event) {
        List<String> found = new ArrayList<>();
        for (String name : List.of("a", "b", "c")) {
            definitions.stream()
                    .filter(definition -> definition.name().equals(name))
                    .filter(definition -> !event.createdAt().isBefore(definition.validFrom()))
                    .reduce((lower, higher) -> higher)
                    .flatMap(inForce -> inForce.patternFor(event).map(pattern -> inForce + " " + pattern))
                    .ifPresent(found::add);
        }
        return found;
    }

    private static List<Definition> definitions(Random random) {
        List<Definition> definitions = new ArrayList<>();
        for (String name : List.of("a", "b", "c")) {
            int versions = random.nextInt(4);
            for (int version = 1; version <= versions; version++) {
                List<EventPattern> patterns = new ArrayList<>();
                for (int i = random.nextInt(5); i >= 0; i--) {
                    patterns.add(new EventPattern(
                            Role.PROGRESS,
                            new NamePattern(text(random, "xy.*", 4)),
                            random.nextBoolean() ? NamePattern.ANY : new NamePattern(text(random, "xy*", 2)),
                            random.nextBoolean() ? NamePattern.ANY : new NamePattern(text(random, "xy*", 2)),
                            Optional.of(random.nextBoolean())));
                }
                Definition sample = SampleEvents.definition(name, version, moment(random));
                definitions.add(new Definition(
                        name,
                        version,
                        sample.validFrom(),
                        "",
                        sample.correlators(),
                        patterns,
                        List.of(),
                        sample.limits(),
                        sample.course()));
            }
        }
        return definitions;
    }

    private static MonitoringEvent event(Random random) {
        String flow = text(random, "xy", 2);
        String unique = random.nextBoolean() ? flow : text(random, "xy", 2) + "." + flow;
        String address = text(random, "xy", 2);
        return new MonitoringEvent(
                EventIdentity.derived(MORNING, flow, address),
                new EventSource(address, "", "", "", "", flow, unique, "", "", "", "", "", ""),
                text(random, "xy", 2),
                moment(random),
                1,
                new Correlators("", "", "ORD-1", ""),
                List.of(),
                List.of(),
                Payload.NOT_CAPTURED,
                "",
                Map.of());
    }

    private static Instant moment(Random random) {
        return MORNING.plusSeconds(random.nextInt(4));
    }

    private static String text(Random random, String letters, int most) {
        StringBuilder text = new StringBuilder();
        for (int length = 1 + random.nextInt(most); length > 0; length--) {
            text.append(letters.charAt(random.nextInt(letters.length())));
        }
        return text.toString();
    }
}
