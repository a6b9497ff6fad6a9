package org.waybill.domain.flowmap;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.waybill.domain.flowmap.FlowMap.Flow;
import org.waybill.domain.flowmap.FlowMap.HandOver;

class FlowMapFoldTest {

    private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

    private final FlowMapFold fold = new FlowMapFold();

    @Test
    void ofNothingItIsEmpty() {
        FlowMap map = fold.map();
        assertThat(map.transactions()).isZero();
        assertThat(map.from()).isEmpty();
        assertThat(map.flows()).isEmpty();
        assertThat(map.handOvers()).isEmpty();
    }

    @Test
    void eventsThatFollowEachOtherInDifferentFlowsAreAHandOver() {
        fold.add(trail(0, false, "Validate 0", "Validate 10", "Dispatch 250", "Dispatch 300", "Complete 1300"));
        FlowMap map = fold.map();
        assertThat(map.flows())
                .containsExactly(
                        new Flow("Complete", 1, 1, 0), new Flow("Dispatch", 2, 1, 0), new Flow("Validate", 2, 1, 0));
        assertThat(map.handOvers())
                .containsExactly(
                        handOver("Dispatch", "Complete", 1, 1, 0, 1000, 1000),
                        handOver("Validate", "Dispatch", 1, 1, 0, 240, 240));
    }

    @Test
    void aWayThatIsGoneTwiceIsOneTransactionWithTwoTimes() {
        fold.add(trail(0, false, "A 0", "B 100", "A 150", "B 400"));
        assertThat(fold.map().handOvers())
                .containsExactly(handOver("A", "B", 1, 1, 0, 100, 250), handOver("B", "A", 1, 1, 0, 50, 50));
    }

    @Test
    void theRateIsOverTheTimeBetweenOldestAndNewest() {
        for (int minute = 0; minute <= 10; minute++) {
            fold.add(trail(minute * 60, minute % 5 == 0, "A 0", "B 100"));
        }
        FlowMap map = fold.map();
        assertThat(map.from()).contains(NOON);
        assertThat(map.to()).contains(NOON.plusSeconds(600));
        HandOver only = map.handOvers().get(0);
        assertThat(only.perMinute()).isEqualTo(1.1);
        assertThat(only.failureShare()).isEqualTo(3 / 11.0);
    }

    @Test
    void failuresAreCountedWhereTheyHappened() {
        fold.add(trail(0, true, "A 0", "B! 100", "B! 200"));
        assertThat(fold.map().flows()).containsExactly(new Flow("A", 1, 1, 0), new Flow("B", 2, 1, 2));
    }

    @Test
    void quantilesAreThoseOfAllTimesInWhateverOrderTheyCome() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        List<Trail> trails = new ArrayList<>();
        List<Long> times = new ArrayList<>();
        Map<Integer, Integer> lengths = new HashMap<>();
        for (int i = 0; i < 200; i++) {
            int time = random.nextInt(10_000);
            times.add((long) time);
            lengths.merge(time, 1, Integer::sum);
            trails.add(trail(0, false, "A 0", "B " + time));
        }
        Collections.shuffle(trails, random);
        trails.forEach(fold::add);
        HandOver only = fold.map().handOvers().get(0);
        assertThat(times.stream().filter(time -> time <= only.p50().toMillis()).count())
                .as("seed %d", seed)
                .isBetween(100L, 99L + lengths.get((int) only.p50().toMillis()));
        assertThat(times.stream().filter(time -> time <= only.p95().toMillis()).count())
                .as("seed %d", seed)
                .isBetween(190L, 189L + lengths.get((int) only.p95().toMillis()));
    }

    /** A step is a flow's name, with an exclamation mark where it failed, and the milliseconds since the first one. */
    private static Trail trail(int second, boolean failed, String... steps) {
        Instant first = NOON.plusSeconds(second);
        List<Trail.Step> all = new ArrayList<>();
        for (String step : steps) {
            String[] parts = step.split(" ", 2);
            all.add(new Trail.Step(
                    parts[0].replace("!", ""), first.plusMillis(Long.parseLong(parts[1])), parts[0].endsWith("!")));
        }
        return new Trail(first, failed, all);
    }

    private static HandOver handOver(
            String from, String to, int transactions, double perMinute, double failureShare, int p50, int p95) {
        return new HandOver(
                from, to, transactions, perMinute, failureShare, Duration.ofMillis(p50), Duration.ofMillis(p95));
    }
}
