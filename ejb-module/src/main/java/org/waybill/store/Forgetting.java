package org.waybill.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.domain.recording.ReceivedEvent;

/**
 * Forgets business transactions and folds all of their events anew, each to where it belongs now. That is right beside
 * recorders, since their rows are taken first: who has had a row before has committed, and his links are seen; who comes
 * after finds the new row, and merges his own events into it.
 */
final class Forgetting {

    private static final int PAGE = 500;

    private final Connection connection;
    private final SetStatements sets;
    private final Function<RecordedEvent, ReceivedEvent> matching;

    /** @param matching what an event means now */
    Forgetting(Connection connection, SetStatements sets, Function<RecordedEvent, ReceivedEvent> matching) {
        this.connection = connection;
        this.sets = sets;
        this.matching = matching;
    }

    /**
     * @param definition the definition's name
     * @param transactions identities in links; of transactions with aliases, any of theirs
     */
    void foldAnew(String definition, Set<UUID> transactions) throws SQLException {
        HeldTransactions held = HeldTransactions.hold(connection, sets, transactions);
        Set<UUID> all = held.ids();
        ChangeNotes changes = new ChangeNotes();
        note(all, changes);
        held.delete(all);
        UUID last = new UUID(0, 0);
        List<RecordedEvent> events;
        do {
            events = linked(all, last);
            if (!events.isEmpty()) {
                last = events.get(events.size() - 1).event().id();
                unlink(all, events);
                EventFold.fold(connection, sets, events.stream().map(matching).toList(), changes);
            }
        } while (events.size() == PAGE);
        changes.write(connection, sets);
    }

    /** A transaction counts where its first event was created; its events may count elsewhere when they are folded anew. */
    private void note(Set<UUID> transactions, ChangeNotes changes) throws SQLException {
        String sql = "select t.definition, t.first_event_at from business_transaction t where " + sets.isAmong("t.id");
        sets.list(
                        connection,
                        sql,
                        transactions,
                        row -> Map.entry(row.getString("definition"), Rows.moment(row, "first_event_at")))
                .forEach(one -> changes.add(one.getKey(), one.getValue(), one.getValue()));
    }

    /** Each event once, in the order of identities; those that have been folded anew already come before. */
    private List<RecordedEvent> linked(Set<UUID> transactions, UUID after) throws SQLException {
        String sql = JdbcEvents.SELECT + " where e.id in (select l.event_id from transaction_event l where "
                + sets.isAmong("l.transaction_id") + ") and e.id > ? order by e.id offset 0 rows fetch next " + PAGE
                + " rows only";
        try (PreparedStatement select = connection.prepareStatement(sql)) {
            sets.bindIds(connection, select, 1, transactions);
            select.setObject(2, after);
            List<RecordedEvent> events = new ArrayList<>();
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    events.add(JdbcEvents.read(row));
                }
            }
            return events;
        }
    }

    private void unlink(Set<UUID> transactions, List<RecordedEvent> events) throws SQLException {
        String sql = "delete from transaction_event where " + sets.isAmong("transaction_id") + " and "
                + sets.isAmong("event_id");
        try (PreparedStatement delete = connection.prepareStatement(sql)) {
            sets.bindIds(connection, delete, 1, transactions);
            sets.bindIds(
                    connection,
                    delete,
                    2,
                    events.stream().map(event -> event.event().id()).toList());
            delete.executeUpdate();
        }
    }
}
