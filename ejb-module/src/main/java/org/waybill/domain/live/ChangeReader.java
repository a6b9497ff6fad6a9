package org.waybill.domain.live;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.waybill.domain.live.ChangeLog.Entry;

/**
 * Reads the log of changes again and again, and tells each change once. A line becomes visible after it was written, when its
 * transaction commits; so every reading goes back a little before the one before, now and then as far as a transaction can
 * take, and lines that were told are remembered so long.
 *
 * <p>A mark is a moment of the store's clock: whoever was told everything up to a mark goes on from it at any node. He may be told a
 * change twice, but none is left out. Not thread-safe.
 */
public final class ChangeReader {

    /** A transaction that takes longer is told late or, when it is longer than {@link #LONGEST}, not at all. */
    static final Duration USUAL = Duration.ofSeconds(10);

    /** How long a transaction may take from its last line to its commit: the recorder's time and a reserve. */
    static final Duration LONGEST = Duration.ofSeconds(90);

    /** How often a reading goes back as far as {@link #LONGEST}. */
    static final Duration FAR = Duration.ofSeconds(15);

    private final ChangeLog log;
    private final Map<UUID, Instant> told = new HashMap<>();
    private Instant mark;
    private Instant far;

    /** What there is now is taken as told. */
    public ChangeReader(ChangeLog log) {
        this.log = log;
        begin(log.now());
    }

    private void begin(Instant now) {
        mark = now;
        far = now;
        read(now.minus(LONGEST));
    }

    /** Up to when everything has been told, but for what {@link #since} adds. */
    public Instant mark() {
        return mark;
    }

    /**
     * What has become visible since the reading before.
     *
     * @return absent when that is so long ago that changes may be forgotten: whatever is shown must be loaded anew
     */
    public Optional<Changes> next() {
        Instant now = log.now();
        if (isForgotten(mark, now)) {
            begin(now);
            return Optional.empty();
        }
        if (now.isBefore(far.plus(FAR))) {
            Changes changes = read(mark.minus(USUAL));
            mark = now;
            return Optional.of(changes);
        }
        Instant oldest = far.minus(LONGEST); // what was written before was visible then
        Changes changes = read(oldest);
        told.values().removeIf(written -> written.isBefore(oldest));
        mark = now;
        far = now;
        return Optional.of(changes);
    }

    private Changes read(Instant since) {
        Changes changes = Changes.NONE;
        for (Entry entry : log.since(since)) {
            if (told.putIfAbsent(entry.id(), entry.writtenAt()) == null) {
                changes = changes.merge(entry.changes());
            }
        }
        return changes;
    }

    /** All that has become visible in the last seconds, for somebody who has loaded what he shows just before. */
    public static Changes latest(ChangeLog log) {
        return merged(log, log.now().minus(USUAL));
    }

    /**
     * All that has become visible since a mark.
     *
     * @return absent when that is so long ago that changes may be forgotten, or when it is no mark of this store
     */
    public static Optional<Changes> since(ChangeLog log, Instant mark) {
        Instant now = log.now();
        return mark.isAfter(now) || isForgotten(mark, now)
                ? Optional.empty()
                : Optional.of(merged(log, mark.minus(FAR).minus(LONGEST)));
    }

    private static boolean isForgotten(Instant mark, Instant now) {
        return mark.isBefore(now.minus(ChangeLog.KEPT).plus(FAR).plus(LONGEST));
    }

    private static Changes merged(ChangeLog log, Instant since) {
        return log.since(since).stream().map(Entry::changes).reduce(Changes.NONE, Changes::merge);
    }
}
