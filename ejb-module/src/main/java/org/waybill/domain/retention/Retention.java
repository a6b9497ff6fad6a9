package org.waybill.domain.retention;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.waybill.domain.recording.StoreUnavailableException;

/**
 * Deletes what the rules keep no longer, step by step, each in a short transaction of its own together with the note of how far
 * the sweep is: any node may take the next step, and none is lost with the node that took the last.
 *
 * <p>A business transaction goes as a whole: with its links, keys and annotations, and with those of its events that no
 * other one shares. What rollups have counted of it stays counted. An event that comes afterwards begins a new one.
 */
public interface Retention {

    /** From the begin of one sweep to the begin of the next. */
    Duration PERIOD = Duration.ofDays(1);

    /**
     * The sweep that goes on, or else the last one; absent before the first.
     *
     * @throws StoreUnavailableException if the store does not answer
     */
    Optional<Sweep> last();

    /**
     * Lets a sweep begin with the next step, though it is not time yet; nothing when one goes on.
     *
     * @throws StoreUnavailableException if the store does not answer
     */
    void request();

    /**
     * The next step: begins a sweep when it is time, looks at the next of what there is, and deletes what is kept no longer.
     *
     * @param rules what is kept for how long
     * @param most how much it looks at, 1 to 10,000; where that is 1 and somebody else holds it, it is left for the next sweep
     * @param now the moment of asking; a clock that is ahead of the database's does not count
     * @throws StoreUnavailableException if the store cannot do it at the moment; nothing has changed then
     */
    Step step(RetentionRules rules, int most, Instant now);

    /** What came of a step. */
    enum Step {
        /** There may be more. */
        GOES_ON,
        /** Somebody else holds rows that it needs, or a definition is being applied to the history. Try again in a while. */
        GAVE_WAY,
        /** The sweep has ended, and it is not time for another one. */
        RESTS
    }
}
