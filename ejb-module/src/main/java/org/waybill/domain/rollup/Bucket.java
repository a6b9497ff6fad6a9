package org.waybill.domain.rollup;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;

/** The widths in which people look at rollups, by the clock and calendar of their zone. */
public enum Bucket {
    QUARTER_HOUR,
    /** From full hour to full hour; an hour that the clock shows twice is two. */
    HOUR,
    /** From midnight to midnight: 23 or 25 hours where the clock is changed. */
    DAY,
    /** From Monday to Monday (ISO 8601). */
    WEEK,
    MONTH;

    /**
     * Where the buckets of a range begin and end. The first and the last bucket are cut to the range.
     *
     * @param from where the range begins; taken back to the quarter hour
     * @param to where it ends; taken on to the quarter hour
     * @param zone whose clock and calendar counts
     * @param most no more buckets than this are told
     * @return ascending, from the range's beginning to its end; at most {@code most + 2} edges, which means that there are
     *     more than {@code most} buckets
     */
    public List<Instant> edges(Instant from, Instant to, ZoneId zone, int most) {
        Instant begin = Level.QUARTER_HOUR.floor(from);
        Instant end = Level.QUARTER_HOUR.ceiling(to);
        List<Instant> edges = new ArrayList<>();
        for (Instant edge = begin; edge.isBefore(end) && edges.size() <= most; edge = next(edge, zone)) {
            edges.add(edge);
        }
        edges.add(end);
        return edges;
    }

    /** Where the next bucket begins, after that moment. */
    private Instant next(Instant moment, ZoneId zone) {
        LocalDate day = moment.atZone(zone).toLocalDate();
        return switch (this) {
            case QUARTER_HOUR -> moment.plus(Level.QUARTER_HOUR.width());
            case HOUR -> nextHour(moment, zone);
            case DAY -> begin(day.plusDays(1), zone);
            case WEEK -> begin(day.with(TemporalAdjusters.next(DayOfWeek.MONDAY)), zone);
            case MONTH -> begin(day.with(TemporalAdjusters.firstDayOfNextMonth()), zone);
        };
    }

    /** Offsets are multiples of a quarter hour, so one of the next quarter hours is a full hour by the zone's clock. */
    private static Instant nextHour(Instant moment, ZoneId zone) {
        Instant next = moment;
        do {
            next = next.plus(Level.QUARTER_HOUR.width());
        } while (next.atZone(zone).getMinute() >= 15);
        return next;
    }

    /** The day's first moment, on a quarter hour also where a zone's offset was none, before 1972. */
    private static Instant begin(LocalDate day, ZoneId zone) {
        return Level.QUARTER_HOUR.ceiling(day.atStartOfDay(zone).toInstant());
    }
}
