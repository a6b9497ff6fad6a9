package org.waybill.domain.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ChangeReaderTest {

    private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

    private final InMemoryLog log = new InMemoryLog();

    @Test
    void whatWasThereBeforeIsNotTold() {
        log.write("purchase", 0);
        assertThat(new ChangeReader(log).next()).contains(Changes.NONE);
    }

    @Test
    void aChangeIsToldOnce() {
        ChangeReader reader = new ChangeReader(log);
        log.pass(1);
        log.write("purchase", 0);
        assertThat(reader.next()).contains(Changes.of("purchase", NOON, NOON));
        log.pass(1);
        assertThat(reader.next()).contains(Changes.NONE);
        assertThat(reader.mark()).isEqualTo(log.now());
    }

    @Test
    void changesOfADefinitionMerge() {
        ChangeReader reader = new ChangeReader(log);
        log.write("purchase", 900);
        log.write("purchase", 0);
        log.write("claim", 0);
        assertThat(reader.next())
                .contains(Changes.of("purchase", NOON, NOON.plusSeconds(900)).merge(Changes.of("claim", NOON, NOON)));
    }

    @Test
    void whatBecomesVisibleLaterThanWhatWasWrittenAfterItIsToldAtLastHoweverLongItsTransactionTook() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        ChangeReader reader = new ChangeReader(log);
        List<String> expected = new ArrayList<>();
        List<String> told = new ArrayList<>();
        Instant mark = reader.mark();
        List<String> toldToOther = List.of();
        for (int second = 0; second < 400; second++) {
            if (second < 300 && random.nextBoolean()) {
                String name = "d" + second;
                expected.add(name);
                log.writeVisibleIn(name, random.nextInt(5) == 0 ? random.nextInt(89) : 0);
            }
            log.pass(1 + random.nextInt(2));
            told.addAll(reader.next().orElseThrow().transactions().keySet());
            if (second == 150) {
                mark = reader.mark();
                toldToOther = new ArrayList<>(told);
            }
            if (second == 250) {
                toldToOther.addAll(ChangeReader.since(log, mark)
                        .orElseThrow()
                        .transactions()
                        .keySet());
                assertThat(toldToOther).as("seed %d", seed).containsAll(told);
            }
        }
        assertThat(told).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void afterAGapInWhichChangesWereForgottenEverythingIsToBeLoadedAnew() {
        ChangeReader reader = new ChangeReader(log);
        log.pass(ChangeLog.KEPT.toSeconds());
        assertThat(reader.next()).isEmpty();
        log.write("purchase", 0);
        assertThat(reader.next()).contains(Changes.of("purchase", NOON, NOON));
    }

    @Test
    void whoHasAMarkGoesOnFromItAtAnyNode() {
        ChangeReader reader = new ChangeReader(log);
        Instant mark = reader.mark();
        log.writeVisibleIn("slow", 60);
        log.pass(61);
        log.write("quick", 0);
        assertThat(ChangeReader.since(log, mark).orElseThrow().transactions().keySet())
                .containsExactly("quick", "slow");
        assertThat(ChangeReader.latest(log).transactions().keySet()).containsExactly("quick");
    }

    @Test
    void aMarkThatIsTooOldOrNoneOfThisStoreSaysNothing() {
        assertThat(ChangeReader.since(log, log.now().minus(ChangeLog.KEPT))).isEmpty();
        assertThat(ChangeReader.since(log, log.now().plusSeconds(60))).isEmpty();
        assertThat(ChangeReader.since(log, log.now().minusSeconds(600))).isEqualTo(Optional.of(Changes.NONE));
    }

    /** A log whose lines become visible when the clock says so. */
    private static final class InMemoryLog implements ChangeLog {
        private record Line(Entry entry, Instant visibleAt) {}

        private final List<Line> lines = new ArrayList<>();
        private Instant now = NOON;

        void pass(long seconds) {
            now = now.plusSeconds(seconds);
        }

        void write(String definition, long second) {
            add(Changes.of(definition, NOON.plusSeconds(second), NOON.plusSeconds(second)), Duration.ZERO);
        }

        void writeVisibleIn(String definition, long seconds) {
            add(Changes.of(definition, NOON, NOON), Duration.ofSeconds(seconds));
        }

        private void add(Changes changes, Duration until) {
            lines.add(new Line(new Entry(UUID.randomUUID(), now, changes), now.plus(until)));
        }

        @Override
        public Instant now() {
            return now;
        }

        @Override
        public List<Entry> since(Instant moment) {
            return lines.stream()
                    .filter(line -> !line.visibleAt().isAfter(now))
                    .map(Line::entry)
                    .filter(entry -> !entry.writtenAt().isBefore(moment))
                    .toList();
        }
    }
}
