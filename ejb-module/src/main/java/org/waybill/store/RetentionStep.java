package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import org.waybill.domain.retention.Retention;
import org.waybill.domain.retention.Retention.Step;
import org.waybill.domain.retention.RetentionRules;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.TransactionState;
import org.waybill.store.SweepRow.Deleted;

/**
 * The next of what a sweep walks through, oldest first, in one transaction with the note of how far it is.
 *
 * <p>A business transaction is looked at again once its rows are held: had an event come meanwhile, it would be kept. One that
 * comes later waits for the rows, and then finds none. Who counts rollups is kept away meanwhile, so that each transaction is
 * counted once, among those that are there or among those that were.
 */
final class RetentionStep {

    private static final Set<TransactionState> COMPLETE = EnumSet.of(TransactionState.COMPLETE);
    private static final Set<TransactionState> FAILED =
            EnumSet.of(TransactionState.FAILED, TransactionState.INCONSISTENT);
    private static final Set<TransactionState> OPEN =
            EnumSet.of(TransactionState.IN_PROGRESS, TransactionState.OVERDUE);

    private static final Deletion LEAVING = ids -> Deleted.NOTHING;

    private final Connection connection;
    private final SetStatements sets;
    private final RetentionRules rules;
    private final int most;
    private final SweepRow sweep;
    private final Instant now;

    /** @param most how many rows it looks at */
    RetentionStep(Connection connection, SetStatements sets, RetentionRules rules, int most, Instant now)
            throws SQLException {
        this.connection = connection;
        this.sets = sets;
        this.rules = rules;
        this.most = most;
        this.sweep = SweepRow.hold(connection);
        this.now = now.isBefore(sweep.now()) ? now : sweep.now();
    }

    /** @param deletes whether what it finds is deleted, or left to the next sweep */
    Step run(boolean deletes) throws SQLException {
        if (sweep.stage() == SweepRow.Stage.ENDED && !isTime()) {
            return Step.RESTS;
        }
        if (isHistoryMoving()) {
            return Step.GAVE_WAY;
        }
        switch (sweep.stage()) {
            case REQUESTED, ENDED -> SweepRow.begin(connection, now);
            case TRANSACTIONS ->
                walk(
                        page(
                                "business_transaction",
                                "first_event_at",
                                List.of(rules.complete(), rules.failed(), rules.open())),
                        deletes ? this::transactions : LEAVING,
                        SweepRow.Stage.EVENTS);
            case EVENTS ->
                walk(
                        page("monitoring_event", "created_at", List.of(rules.unmatched(), rules.payload())),
                        deletes ? this::events : LEAVING,
                        SweepRow.Stage.QUARANTINE);
            case QUARANTINE ->
                walk(
                        page("quarantined_event", "received_at", List.of(rules.quarantine())),
                        deletes ? this::quarantined : LEAVING,
                        SweepRow.Stage.ENDED);
        }
        return Step.GOES_ON;
    }

    private boolean isTime() {
        return sweep.sweep()
                .filter(last -> now.isBefore(last.begunAt().plus(Retention.PERIOD)))
                .isEmpty();
    }

    /** A job reads events and links them in steps of its own. */
    private boolean isHistoryMoving() throws SQLException {
        return !new Query("select id from history_job where state = 'RUNNING'")
                .list(connection, row -> Rows.uuid(row, "id"))
                .isEmpty();
    }

    private void walk(List<Cursor> page, Deletion deletion, SweepRow.Stage next) throws SQLException {
        if (page.isEmpty()) {
            SweepRow.enter(connection, next, now);
            return;
        }
        Set<UUID> ids = page.stream().map(Cursor::id).collect(Collectors.toCollection(TreeSet::new));
        SweepRow.advance(connection, page.get(page.size() - 1), deletion.of(ids));
    }

    /** The next rows that may be old enough for any of the rules. */
    private List<Cursor> page(String table, String moment, List<Optional<Duration>> kept) throws SQLException {
        Optional<Instant> edge =
                kept.stream().flatMap(Optional::stream).min(Duration::compareTo).map(now::minus);
        if (edge.isEmpty()) {
            return List.of();
        }
        return new Candidates(table + " x", "x." + moment, "x.id", most)
                .narrow("and x." + moment + " < ?", edge.get())
                .select("x.id, x." + moment + " as place_at", "", sweep.position(), Candidates.Order.OLDEST_FIRST, most)
                .list(connection, row -> new Cursor(Rows.moment(row, "place_at"), Rows.uuid(row, "id")));
    }

    private Deleted transactions(Set<UUID> ids) throws SQLException {
        Set<UUID> due = due(ids).stream().map(BusinessTransaction::id).collect(Collectors.toCollection(TreeSet::new));
        if (due.isEmpty()) {
            return Deleted.NOTHING;
        }
        DeletedRollups.hold(connection);
        sets.begin(connection);
        sets.giveWay(connection);
        HeldTransactions held = HeldTransactions.hold(connection, sets, due);
        List<BusinessTransaction> going = due(held.ids());
        if (going.isEmpty()) {
            return Deleted.NOTHING;
        }
        DeletedRollups.add(connection, going, now);
        Set<UUID> all = going.stream().map(BusinessTransaction::id).collect(Collectors.toCollection(TreeSet::new));
        all.addAll(held.group(all));
        List<UUID> events = sets.list(
                connection,
                "select distinct l.event_id from transaction_event l where " + sets.isAmong("l.transaction_id"),
                all,
                row -> Rows.uuid(row, "event_id"));
        held.delete(all);
        sets.delete(connection, "transaction_annotation", "transaction_id", all);
        sets.delete(connection, "transaction_event", "transaction_id", all);
        return new Deleted(going.size(), deleteUnlinked(events), 0, 0);
    }

    /** Those of them that are kept no longer. */
    private List<BusinessTransaction> due(Set<UUID> ids) throws SQLException {
        Query due = new Query("select t.*, '' as failure from business_transaction t where 1 = 1")
                .andAmong(sets, "t.id", ids);
        due.and("and (1 = 0");
        orOlder(due, COMPLETE, rules.complete());
        orOlder(due, FAILED, rules.failed());
        orOlder(due, OPEN, rules.open());
        return due.and(")").list(connection, TransactionRows::read);
    }

    private void orOlder(Query due, Set<TransactionState> states, Optional<Duration> kept) {
        if (kept.isPresent()) {
            due.and("or (t.last_received_at < ?", now.minus(kept.get()));
            States.in(due, states, now);
            due.and(")");
        }
    }

    private Deleted events(Set<UUID> ids) throws SQLException {
        sets.begin(connection);
        sets.giveWay(connection);
        int unmatched = rules.unmatched().isPresent()
                ? deleteUnlinked(receivedBefore(ids, rules.unmatched().get()))
                : 0;
        int payloads = rules.payload().isPresent()
                ? sets.delete(
                        connection,
                        "event_payload",
                        "size > 0 and event_id",
                        receivedBefore(ids, rules.payload().get()))
                : 0;
        return new Deleted(0, unmatched, payloads, 0);
    }

    private List<UUID> receivedBefore(Set<UUID> ids, Duration kept) throws SQLException {
        return new Query("select id from monitoring_event where 1 = 1")
                .andAmong(sets, "id", ids)
                .and("and received_at < ?", now.minus(kept))
                .list(connection, row -> Rows.uuid(row, "id"));
    }

    /** Deletes those of them that belong to no business transaction, with what is kept beside them. */
    private int deleteUnlinked(List<UUID> ids) throws SQLException {
        List<UUID> unlinked = sets.list(
                connection,
                "select e.id from monitoring_event e where " + sets.isAmong("e.id")
                        + " and not exists (select 1 from transaction_event l where l.event_id = e.id)",
                ids,
                row -> Rows.uuid(row, "id"));
        sets.delete(connection, "event_failure", "event_id", unlinked);
        sets.delete(connection, "event_payload", "event_id", unlinked);
        return sets.delete(connection, "monitoring_event", "id", unlinked);
    }

    private Deleted quarantined(Set<UUID> ids) throws SQLException {
        sets.giveWay(connection);
        int deleted = sets.delete(connection, "quarantined_event", "id", ids);
        ChangeNotes.write(connection, ChangeNotes.About.QUARANTINE);
        return new Deleted(0, 0, 0, deleted);
    }

    private interface Deletion {
        Deleted of(Set<UUID> ids) throws SQLException;
    }
}
