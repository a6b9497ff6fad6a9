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
 * What a batch has changed: a few notes, made in the batch's own transaction. By them rollups are counted anew and open pages are
 * told. Every note is a row of its own, so recorders never wait for each other here.
 *
 * <p>A transaction counts where its first event was created. If an earlier one comes, it moves; where it was before is not
 * known, but it was not after its last event. So a note is a range of time.
 */
final class ChangeNotes {

    /** What a note is about. */
    enum About {
        TRANSACTIONS,
        EVENTS,
        DEFINITIONS,
        QUARANTINE
    }

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
        changes.add(new Change(
                About.TRANSACTIONS, definition, Level.QUARTER_HOUR.floor(from), Level.QUARTER_HOUR.floor(to)));
    }

    /** Something else has changed, which rollups do not count. */
    void add(About about) {
        changes.add(new Change(about, "", Instant.EPOCH, Instant.EPOCH));
    }

    /** Notes in the caller's transaction that something has changed that rollups do not count. */
    static void write(Connection connection, About about) throws SQLException {
        write(connection, about, "", Instant.EPOCH, Instant.EPOCH);
    }

    /** Notes in the caller's transaction that people see another transaction, though rollups count it as before. */
    static void writeSeen(Connection connection, String definition, Instant firstEventAt) throws SQLException {
        Instant from = Level.QUARTER_HOUR.floor(firstEventAt);
        write(connection, About.TRANSACTIONS, definition, from, from);
    }

    private static void write(Connection connection, About about, String definition, Instant from, Instant to)
            throws SQLException {
        Rows.update(
                connection,
                "insert into change_log (id, about, definition, from_at, to_at, counted) values (?, ?, ?, ?, ?, 1)",
                UUID.randomUUID(),
                Code.ABOUT.of(about),
                definition,
                from,
                to);
    }

    /** Writes the notes, as rows of {@link EventTables#CHANGES}. */
    void write(Connection connection, SetStatements sets) throws SQLException {
        if (changes.isEmpty()) {
            return;
        }
        List<Object[]> rows = new ArrayList<>(changes.size());
        changes.forEach(change -> rows.add(new Object[] {
            UUID.randomUUID(),
            Code.ABOUT.of(change.about()),
            change.definition(),
            change.from(),
            change.to(),
            change.about() == About.TRANSACTIONS ? 0 : 1
        }));
        sets.insertNew(connection, EventTables.CHANGES, rows);
    }

    private record Change(About about, String definition, Instant from, Instant to) {}
}
