package org.waybill.domain.transaction;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A stage that a business transaction has been in, by the emitters' clocks.
 *
 * @param stage the stage's number, from 1
 * @param enteredAt when it was entered first
 * @param leftAt when a later stage was entered first, or else the end, but not before it was entered itself; absent while
 *     it lasts
 */
public record StageVisit(int stage, Instant enteredAt, Optional<Instant> leftAt) {

    /**
     * The visits in the order of the stages.
     *
     * @param entries when which stage was entered first
     * @param endedAt when the transaction ended or failed, absent while it goes on
     */
    public static List<StageVisit> of(SortedMap<Integer, Instant> entries, Optional<Instant> endedAt) {
        List<StageVisit> visits = new ArrayList<>();
        for (Map.Entry<Integer, Instant> entry : entries.entrySet()) {
            Optional<Instant> next =
                    entries.tailMap(entry.getKey() + 1).values().stream().min(Instant::compareTo);
            Instant entered = entry.getValue();
            visits.add(new StageVisit(
                    entry.getKey(),
                    entered,
                    next.or(() -> endedAt).map(left -> left.isBefore(entered) ? entered : left)));
        }
        return visits;
    }
}
