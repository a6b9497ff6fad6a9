package org.waybill.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.sql.DataSource;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.domain.recording.StoreUnavailableException;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/**
 * Records over plain JDBC in the caller's transaction: events, payloads, links, transactions, keys, in this order and
 * each sorted by key, so that recorders that meet never wait in a circle. No EntityManager: its flush has an order of its
 * own.
 *
 * <p>What the database refuses because of its data (SQL classes 22 and 23) is found by halving the batch under savepoints,
 * in the same transaction. Any other {@link SQLException} dooms the transaction before anything else happens: PostgreSQL
 * prepares a transaction that swallowed an error with "OK" and rolls it back, and the messages would be gone.
 *
 * <p>When somebody else holds a row, the events of the batch are written one by one, without waiting, and those that meet
 * the row are handed back: one locked business transaction holds up no other.
 */
final class JdbcRecordingStore implements RecordingStore {

    /** The mark before a batch, or a part of one. */
    private static final String BATCH = "waybill";

    private final DataSource dataSource;
    private final Runnable doom;
    private volatile SetStatements statements;

    /**
     * @param dataSource takes part in the caller's transaction
     * @param doom marks the caller's transaction rollback-only
     */
    JdbcRecordingStore(DataSource dataSource, Runnable doom) {
        this.dataSource = dataSource;
        this.doom = doom;
    }

    @Override
    public Recorded record(List<ReceivedEvent> events) {
        if (events.isEmpty()) {
            return new Recorded(0, 0, List.of());
        }
        return within(connection -> {
            SetStatements sets = statements(connection);
            sets.begin(connection);
            return record(connection, sets, events);
        });
    }

    @Override
    public void quarantine(List<QuarantinedEvent> events) {
        if (!events.isEmpty()) {
            within(connection -> {
                ChangeNotes.write(connection, ChangeNotes.About.QUARANTINE);
                return statements(connection)
                        .insertNew(
                                connection,
                                EventTables.QUARANTINE,
                                events.stream().map(EventTables::row).toList());
            });
        }
    }

    private <T> T within(Work<T> work) {
        try (Connection connection = dataSource.getConnection()) {
            return work.with(connection);
        } catch (SQLException e) {
            doom.run();
            throw new StoreUnavailableException(
                    "The database cannot record at the moment (SQL state " + e.getSQLState() + "): " + e.getMessage(),
                    e);
        }
    }

    private Recorded record(Connection connection, SetStatements sets, List<ReceivedEvent> events) throws SQLException {
        sets.savepoint(connection, BATCH);
        try {
            return write(connection, sets, events);
        } catch (SQLException e) {
            boolean isHeld = sets.isHeld(e);
            if (!isHeld && !isAboutTheData(e)) {
                throw e;
            }
            rollbackToSavepoint(connection, sets, e);
            if (isHeld) {
                return recordUnheld(connection, sets, events);
            }
            if (events.size() == 1) {
                return new Recorded(0, 0, List.of(new Refused(events.get(0), e.getMessage())));
            }
            int half = events.size() / 2;
            return record(connection, sets, events.subList(0, half))
                    .plus(record(connection, sets, events.subList(half, events.size())));
        }
    }

    private Recorded recordUnheld(Connection connection, SetStatements sets, List<ReceivedEvent> events)
            throws SQLException {
        if (events.size() == 1) {
            return new Recorded(0, 0, List.of(), events);
        }
        sets.waitNoMore(connection);
        Recorded all = new Recorded(0, 0, List.of());
        for (ReceivedEvent event : events) {
            all = all.plus(record(connection, sets, List.of(event)));
        }
        return all;
    }

    /** If that fails too, the first trouble must not be forgotten over the second. */
    private static void rollbackToSavepoint(Connection connection, SetStatements sets, SQLException refusal)
            throws SQLException {
        try {
            sets.rollbackToSavepoint(connection, BATCH);
        } catch (SQLException e) {
            e.setNextException(refusal);
            e.addSuppressed(refusal);
            throw e;
        }
    }

    private static boolean isAboutTheData(SQLException e) {
        String state = e.getSQLState();
        return state != null && (state.startsWith("22") || state.startsWith("23"));
    }

    private static Recorded write(Connection connection, SetStatements sets, List<ReceivedEvent> events)
            throws SQLException {
        SortedMap<UUID, ReceivedEvent> byId = new TreeMap<>();
        SortedMap<UUID, Integer> repeats = new TreeMap<>();
        for (ReceivedEvent event : events) {
            if (byId.putIfAbsent(event.event().id(), event) != null) {
                repeats.merge(event.event().id(), 1, Integer::sum);
            }
        }
        Set<UUID> added = new HashSet<>();
        for (List<Object> key : sets.insertNew(connection, EventTables.EVENTS, rows(byId.values(), EventTables::row))) {
            added.add((UUID) key.get(0));
        }
        List<ReceivedEvent> recorded = new ArrayList<>(added.size());
        byId.forEach((id, event) -> {
            if (added.contains(id)) {
                recorded.add(event);
            } else {
                repeats.merge(id, 1, Integer::sum);
            }
        });
        countRepeats(connection, repeats);
        writeBeside(
                connection,
                sets,
                EventTables.FAILURES,
                recorded,
                event -> !event.failure().isEmpty(),
                EventTables::failure);
        writeBeside(
                connection,
                sets,
                EventTables.PAYLOADS,
                recorded,
                event -> event.payload().absence() != Payload.Absence.NOT_CAPTURED,
                event -> EventTables.row(event.id(), event.payload()));
        ChangeNotes changes = new ChangeNotes();
        if (!recorded.isEmpty()) {
            changes.add(ChangeNotes.About.EVENTS);
        }
        EventFold.fold(connection, sets, recorded, changes);
        changes.write(connection, sets);
        return new Recorded(recorded.size(), events.size() - recorded.size(), List.of());
    }

    private static void countRepeats(Connection connection, SortedMap<UUID, Integer> repeats) throws SQLException {
        if (repeats.isEmpty()) {
            return;
        }
        try (PreparedStatement update =
                connection.prepareStatement("update monitoring_event set duplicates = duplicates + ? where id = ?")) {
            for (Map.Entry<UUID, Integer> repeat : repeats.entrySet()) {
                update.setInt(1, repeat.getValue());
                update.setObject(2, repeat.getKey());
                update.addBatch();
            }
            update.executeBatch();
        }
    }

    private static void writeBeside(
            Connection connection,
            SetStatements sets,
            Table table,
            List<ReceivedEvent> recorded,
            Predicate<MonitoringEvent> hasOne,
            Function<MonitoringEvent, Object[]> row)
            throws SQLException {
        List<MonitoringEvent> having =
                recorded.stream().map(ReceivedEvent::event).filter(hasOne).toList();
        if (!having.isEmpty()) {
            sets.insertNew(connection, table, rows(having, row));
        }
    }

    private static <T> List<Object[]> rows(Collection<T> values, Function<T, Object[]> row) {
        List<Object[]> rows = new ArrayList<>(values.size());
        values.forEach(value -> rows.add(row.apply(value)));
        return rows;
    }

    private SetStatements statements(Connection connection) throws SQLException {
        if (statements == null) {
            statements = Dialect.of(connection).statements();
        }
        return statements;
    }

    private interface Work<T> {
        T with(Connection connection) throws SQLException;
    }
}
