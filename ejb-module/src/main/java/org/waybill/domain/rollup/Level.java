package org.waybill.domain.rollup;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The widths in which rollups are kept, in UTC. The narrowest is one that every zone's offset is a multiple of, so that a
 * day of any zone is a number of them; the wider ones are there so that a year is read in few rows.
 */
public enum Level {
    QUARTER_HOUR(15),
    HOUR(60),
    DAY(24 * 60);

    private final int minutes;

    Level(int minutes) {
        this.minutes = minutes;
    }

    /** How wide, in minutes. */
    public int minutes() {
        return minutes;
    }

    /** The beginning of the bucket of this width that the moment is in. */
    public Instant floor(Instant moment) {
        long seconds = minutes * 60L;
        return Instant.ofEpochSecond(Math.floorDiv(moment.getEpochSecond(), seconds) * seconds);
    }

    /** The moment itself where a bucket begins with it, else the beginning of the next one. */
    public Instant ceiling(Instant moment) {
        Instant floor = floor(moment);
        return floor.equals(moment) ? floor : floor.plus(width());
    }

    /** How wide. */
    public Duration width() {
        return Duration.ofMinutes(minutes);
    }

    /**
     * Some buckets of one width after each other.
     *
     * @param level their width
     * @param from where the first begins
     * @param to where the last ends
     */
    public record Span(Level level, Instant from, Instant to) {}

    /**
     * What to read for a row of buckets: the widest kept ones that reach over no edge, each once, those that follow on each
     * other as one span.
     *
     * @param edges where buckets begin and end, ascending
     * @throws IllegalArgumentException if an edge is not on a quarter hour
     */
    public static List<Span> spans(List<Instant> edges) {
        for (Instant edge : edges) {
            if (!edge.equals(QUARTER_HOUR.floor(edge))) {
                throw new IllegalArgumentException("an edge must be on a quarter hour, was " + edge);
            }
        }
        List<Span> pieces = new ArrayList<>();
        for (int i = 1; i < edges.size(); i++) {
            DAY.cut(edges.get(i - 1), edges.get(i), pieces);
        }
        pieces.sort(Comparator.comparing(Span::level).thenComparing(Span::from));
        List<Span> spans = new ArrayList<>();
        for (Span piece : pieces) {
            Span last = spans.isEmpty() ? null : spans.get(spans.size() - 1);
            if (last != null && last.level == piece.level && last.to.equals(piece.from)) {
                spans.set(spans.size() - 1, new Span(piece.level, last.from, piece.to));
            } else {
                spans.add(piece);
            }
        }
        return spans;
    }

    private void cut(Instant from, Instant to, List<Span> pieces) {
        if (!from.isBefore(to)) {
            return;
        }
        Level narrower = switch (this) {
            case DAY -> HOUR;
            case HOUR, QUARTER_HOUR -> QUARTER_HOUR;
        };
        Instant first = ceiling(from);
        Instant last = floor(to);
        if (first.isBefore(last)) {
            narrower.cut(from, first, pieces);
            pieces.add(new Span(this, first, last));
            narrower.cut(last, to, pieces);
        } else {
            narrower.cut(from, to, pieces);
        }
    }
}
