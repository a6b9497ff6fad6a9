package org.waybill.domain.rollup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DurationsTest {

    private static Durations of(long... millis) {
        return Arrays.stream(millis)
                .mapToObj(each -> Durations.of(Duration.ofMillis(each)))
                .reduce(Durations.NONE, Durations::merge);
    }

    /** Between a millisecond and four months, as likely in each power of ten. */
    private static long[] random(Random random, int count) {
        return random.doubles(count, 0, 10)
                .mapToLong(power -> (long) Math.pow(10, power))
                .toArray();
    }

    @Test
    void aPercentileIsAtMostAHundredthOff() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int round = 0; round < 50; round++) {
            long[] millis = random(random, 1 + random.nextInt(400));
            Durations durations = of(millis);
            Arrays.sort(millis);
            for (double percent : new double[] {50, 95, 99, 100}) {
                long exact = millis[(int) Math.ceil(percent / 100 * millis.length) - 1];
                assertThat((double) durations.percentile(percent).orElseThrow().toMillis())
                        .as("%s%% of %d durations, seed %d", percent, millis.length, seed)
                        .isCloseTo((double) exact, within(exact / 100.0));
            }
        }
    }

    @Test
    void mergingInAnyOrderAndSplitGivesTheSame() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        long[] millis = random(random, 300);
        int split = random.nextInt(300);
        Durations whole = of(millis);
        Durations one = of(Arrays.copyOfRange(millis, 0, split));
        Durations other = of(Arrays.copyOfRange(millis, split, 300));
        assertThat(one.merge(other)).as("seed %d", seed).isEqualTo(whole).hasSameHashCodeAs(whole);
        assertThat(other.merge(one)).as("seed %d", seed).isEqualTo(whole);
        assertThat(whole.count()).isEqualTo(300);
    }

    @Test
    void everyClassBeginsWithItsOwnFloorAndTheNextOneFollows() {
        for (long floor = 0; floor < Durations.LONGEST; floor += Durations.step(floor)) {
            assertThat(Durations.floor(floor)).isEqualTo(floor);
            assertThat(Durations.floor(floor + Durations.step(floor) - 1)).isEqualTo(floor);
        }
    }

    @Test
    void aNegativeDurationCountsAsNoneAndAnEndlessOneAsTheLongest() {
        assertThat(of(-5000)).isEqualTo(of(0));
        assertThat(of(Long.MAX_VALUE / 2)).isEqualTo(of(Durations.LONGEST));
    }

    @Test
    void noneHasNoPercentile() {
        assertThat(Durations.NONE.percentile(50)).isEmpty();
    }

    @Test
    void refusesWhatIsNoClass() {
        assertThatThrownBy(() -> Durations.of(new long[] {1, 101}, new long[] {1, 1}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("101 is not the next class");
        assertThatThrownBy(() -> Durations.of(new long[] {7, 7}, new long[] {1, 1}))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Durations.of(new long[] {7}, new long[] {}))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
