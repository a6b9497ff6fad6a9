package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.waybill.domain.rollup.Level;
import org.waybill.domain.transaction.TransactionFacts;

/**
 * In which rollups a batch has changed something: a few notes, made in the batch's own transaction. Every note is a row of its
 * own, so recorders never wait for each other here.
 *
 * <p>A transaction counts where its first event was created. If an earlier one comes, it moves; where it was before is not
 * known, but it was not after its last event. So a note is a range of time.
 */
final class RollupChanges {

    private final Set<Change> changes = new LinkedHashSet<>();

    /**
     * A transaction took in events.
     *
     * @param added the facts of those events
     * @param first when its first event was created, now that they are in
     * @param last when its last event was created
     */
    void add(String definition, TransactionFacts added, Instant first, Instant last) {
        boolean mayHaveMoved = added.firstEventAt().equals(first);
        add(definition, first, mayHaveMoved ? last : first);
    }

    /** Transactions of that definition may have been changed that count in one of the buckets from this moment to that one. */
    void add(String definition, Instant from, Instant to) {
        changes.add(new Change(definition, Level.QUARTER_HOUR.floor(from), Level.QUARTER_HOUR.floor(to)));
    }

    /** Writes the notes, as rows of {@link EventTables#ROLLUP_CHANGES}. */
    void write(Connection connection, SetStatements sets) throws SQLException {
        if (changes.isEmpty()) {
            return;
        }
        List<Object[]> rows = new ArrayList<>(changes.size());
        changes.forEach(
                change -> rows.add(new Object[] {UUID.randomUUID(), change.definition(), change.from(), change.to()}));
        sets.insertNew(connection, EventTables.ROLLUP_CHANGES, rows);
    }

    private record Change(String definition, Instant from, Instant to) {}
}
