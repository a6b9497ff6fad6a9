package org.waybill.domain.rollup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.waybill.domain.rollup.Level.Span;

class BucketTest {

    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    private static List<Instant> edges(Bucket bucket, String from, String to, ZoneId zone) {
        return bucket.edges(Instant.parse(from), Instant.parse(to), zone, 1000);
    }

    private static List<Long> hours(List<Instant> edges) {
        return IntStream.range(1, edges.size())
                .mapToObj(i -> Duration.between(edges.get(i - 1), edges.get(i)).toHours())
                .toList();
    }

    @Test
    void aDayHas25HoursWhereTheClockGoesBackAnd23WhereItGoesForward() {
        assertThat(hours(edges(Bucket.DAY, "2026-10-23T22:00:00Z", "2026-10-26T23:00:00Z", BERLIN)))
                .containsExactly(24L, 25L, 24L);
        assertThat(hours(edges(Bucket.DAY, "2026-03-27T23:00:00Z", "2026-03-30T22:00:00Z", BERLIN)))
                .containsExactly(24L, 23L, 24L);
    }

    @Test
    void anHourThatTheClockShowsTwiceIsTwo() {
        assertThat(edges(Bucket.HOUR, "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z", BERLIN))
                .hasSize(26);
    }

    @Test
    void aDayBeginsWithItsFirstMomentWhereThereIsNoMidnight() {
        assertThat(edges(Bucket.DAY, "2026-09-05T12:00:00Z", "2026-09-07T12:00:00Z", ZoneId.of("America/Santiago")))
                .contains(Instant.parse("2026-09-06T04:00:00Z"));
    }

    @Test
    void weeksBeginOnMondayAndMonthsOnTheFirstByTheZonesCalendar() {
        assertThat(edges(Bucket.WEEK, "2026-11-20T00:00:00Z", "2026-12-01T00:00:00Z", ZoneId.of("Asia/Kathmandu")))
                .containsExactly(
                        Instant.parse("2026-11-20T00:00:00Z"),
                        Instant.parse("2026-11-22T18:15:00Z"),
                        Instant.parse("2026-11-29T18:15:00Z"),
                        Instant.parse("2026-12-01T00:00:00Z"));
        assertThat(edges(Bucket.MONTH, "2026-10-15T00:00:00Z", "2026-12-15T00:00:00Z", BERLIN))
                .contains(Instant.parse("2026-10-31T23:00:00Z"), Instant.parse("2026-11-30T23:00:00Z"))
                .hasSize(4);
    }

    @Test
    void aRangeIsTakenToTheQuarterHoursAroundIt() {
        assertThat(edges(Bucket.DAY, "2026-11-30T08:07:01Z", "2026-11-30T09:20:00Z", ZoneOffset.UTC))
                .containsExactly(Instant.parse("2026-11-30T08:00:00Z"), Instant.parse("2026-11-30T09:30:00Z"));
    }

    @Test
    void moreBucketsThanAreWantedAreTold() {
        Instant begin = Instant.parse("2026-11-30T00:00:00Z");
        assertThat(Bucket.HOUR.edges(begin, begin.plus(Duration.ofHours(10)), ZoneOffset.UTC, 10))
                .hasSize(11);
        assertThat(Bucket.HOUR.edges(begin, begin.plus(Duration.ofDays(9999)), ZoneOffset.UTC, 10))
                .hasSize(12);
    }

    @Test
    void inEveryZoneEdgesAscendOnQuarterHoursAndEveryQuarterHourIsReadOnceFromOneBucket() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        List<String> zones = ZoneId.getAvailableZoneIds().stream().sorted().toList();
        for (String zone : zones) {
            Bucket bucket = List.of(Bucket.values()).get(random.nextInt(5));
            Instant from = Instant.ofEpochSecond(random.nextLong(0, 2_000_000_000L));
            Instant to = from.plusSeconds(random.nextLong(1, 40L * 86_400));
            List<Instant> edges = bucket.edges(from, to, ZoneId.of(zone), 5000);
            String what = bucket + " from " + from + " to " + to + " in " + zone + ", seed " + seed;
            assertThat(edges).as(what).isSorted().doesNotHaveDuplicates();
            assertThat(edges.get(0)).as(what).isBeforeOrEqualTo(from);
            assertThat(edges.get(edges.size() - 1)).as(what).isAfterOrEqualTo(to);
            assertTiled(what, edges);
        }
    }

    /** The rows that are read follow each other from the first edge to the last, and reach over none. */
    private static void assertTiled(String what, List<Instant> edges) {
        TreeMap<Instant, Instant> rows = new TreeMap<>();
        int read = 0;
        for (Span span : Level.spans(edges)) {
            Duration width = span.level().width();
            for (Instant row = span.from(); row.isBefore(span.to()); row = row.plus(width)) {
                rows.put(span.level().floor(row), row.plus(width));
                read++;
            }
        }
        TreeSet<Instant> unreached = new TreeSet<>(edges);
        Instant at = edges.get(0);
        for (Map.Entry<Instant, Instant> row : rows.entrySet()) {
            boolean isNext = row.getKey().equals(at)
                    && unreached.subSet(at, false, row.getValue(), false).isEmpty();
            at = isNext ? row.getValue() : Instant.MIN;
        }
        assertThat(at).as(what).isEqualTo(edges.get(edges.size() - 1));
        assertThat(rows).as(what).hasSize(read);
    }

    @Test
    void aYearOfDaysInAZoneIsReadFromHoursAsOneSpanAndAYearOfMonthsMostlyFromDays() {
        List<Instant> days = edges(Bucket.DAY, "2025-12-31T23:00:00Z", "2026-12-31T23:00:00Z", BERLIN);
        assertThat(Level.spans(days)).hasSize(1).extracting(Span::level).containsExactly(Level.HOUR);
        List<Instant> months = edges(Bucket.MONTH, "2025-12-31T23:00:00Z", "2026-12-31T23:00:00Z", BERLIN);
        assertThat(Level.spans(months)).hasSizeLessThan(30);
    }

    @Test
    void refusesAnEdgeOnNoQuarterHour() {
        List<Instant> edges = List.of(Instant.EPOCH, Instant.EPOCH.plusSeconds(901));
        assertThatThrownBy(() -> Level.spans(edges))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an edge must be on a quarter hour, was 1970-01-01T00:15:01Z");
    }
}
