package org.waybill.domain.rollup;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/**
 * A distribution of durations that merges: how many there were of each class. Up to 100 ms a class is one millisecond,
 * then a fiftieth of the power of ten below, so that what it tells is at most a hundredth off.
 *
 * <p>The classes are plain arithmetic on whole numbers, so that a database can sort durations into them as well
 * ({@link #floor}). Immutable.
 */
public final class Durations {

    /** None. */
    public static final Durations NONE = new Durations(new long[0], new long[0]);

    /** Below this many milliseconds every class is one millisecond; a whole number of steps per power of ten. */
    public static final long EXACT = 100;

    /** The longest that is told apart, in milliseconds, about 317 years. */
    public static final long LONGEST = 10_000_000_000_000L;

    private static final int STEPS = 50;

    private final long[] floors;
    private final long[] counts;

    private Durations(long[] floors, long[] counts) {
        this.floors = floors;
        this.counts = counts;
    }

    /**
     * The distribution of those classes.
     *
     * @param floors the least milliseconds of each class, ascending
     * @param counts how many durations there are of each, the same number of classes
     * @throws IllegalArgumentException if these are no ascending classes
     */
    public static Durations of(long[] floors, long[] counts) {
        if (floors.length != counts.length) {
            throw new IllegalArgumentException(floors.length + " classes but " + counts.length + " counts");
        }
        for (int i = 0; i < floors.length; i++) {
            if (floors[i] != floor(floors[i]) || (i > 0 && floors[i] <= floors[i - 1])) {
                throw new IllegalArgumentException(floors[i] + " is not the next class of durations at place " + i);
            }
        }
        return new Durations(floors.clone(), counts.clone());
    }

    /** One duration; one that is negative, because two hosts' clocks differ, counts as zero. */
    public static Durations of(Duration duration) {
        return new Durations(new long[] {floor(duration.toMillis())}, new long[] {1});
    }

    /**
     * The least duration of the class that a duration is in, both in milliseconds. Negative ones are in the class of zero,
     * those beyond {@link #LONGEST} in the class of that.
     */
    public static long floor(long millis) {
        long bounded = Math.max(0, Math.min(LONGEST, millis));
        return bounded - bounded % step(bounded);
    }

    /** How wide the class of that duration is, in milliseconds. */
    public static long step(long millis) {
        long step = 1;
        for (long end = EXACT; millis >= end; end *= 10) {
            step = end / STEPS;
        }
        return step;
    }

    /** The durations of both. */
    public Durations merge(Durations other) {
        if (other.floors.length == 0) {
            return this;
        }
        if (floors.length == 0) {
            return other;
        }
        long[] mergedFloors = new long[floors.length + other.floors.length];
        long[] mergedCounts = new long[mergedFloors.length];
        int mine = 0;
        int others = 0;
        int size = 0;
        while (mine < floors.length || others < other.floors.length) {
            long next = Math.min(at(floors, mine), at(other.floors, others));
            mergedFloors[size] = next;
            if (at(floors, mine) == next) {
                mergedCounts[size] += counts[mine++];
            }
            if (at(other.floors, others) == next) {
                mergedCounts[size] += other.counts[others++];
            }
            size++;
        }
        return new Durations(Arrays.copyOf(mergedFloors, size), Arrays.copyOf(mergedCounts, size));
    }

    private static long at(long[] floors, int index) {
        return index < floors.length ? floors[index] : Long.MAX_VALUE;
    }

    /** How many durations there are. */
    public long count() {
        return Arrays.stream(counts).sum();
    }

    /**
     * That many percent of the durations were at most so long: the middle of the class in which the duration of that rank
     * is.
     *
     * @param percent above 0, up to 100
     * @return in whole milliseconds; absent when there are none
     */
    public Optional<Duration> percentile(double percent) {
        long rank = Math.max(1, (long) Math.ceil(percent / 100 * count()));
        for (int i = 0; i < floors.length; i++) {
            rank -= counts[i];
            if (rank <= 0) {
                return Optional.of(Duration.ofMillis(floors[i] + step(floors[i]) / 2));
            }
        }
        return Optional.empty();
    }

    /** The least milliseconds of each class, ascending. */
    public long[] floors() {
        return floors.clone();
    }

    /** How many there are of each class. */
    public long[] counts() {
        return counts.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Durations durations
                && Arrays.equals(floors, durations.floors)
                && Arrays.equals(counts, durations.counts);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(floors) + Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < floors.length; i++) {
            text.append(i == 0 ? "" : ", ")
                    .append(counts[i])
                    .append(" of ")
                    .append(floors[i])
                    .append(" ms");
        }
        return text.toString();
    }
}
