package org.waybill.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import javax.sql.DataSource;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.domain.history.HistoryWork.Step;
import org.waybill.domain.history.Matching;
import org.waybill.domain.recording.Contribution;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.UnrecordableEventException;

/**
 * The next events of a job, in one transaction with the note of how far it is.
 *
 * <p>Events without a link under the definition are folded as the recorder folds. Where a link is another one than must be,
 * its business transaction is forgotten and all of its events are folded anew ({@link Forgetting}): minima and maxima cannot
 * be taken back. The version in the link tells whether it was folded by the right one.
 *
 * <p>What is written is right under the job's change only; so the last thing to be looked at is whether there is a later one:
 * had a recorder linked any of the events by it, it would be visible by then.
 */
final class HistoryStep {

    private static final String EVENTS = """
            %s
            where e.created_at >= ? and (e.created_at > ? or e.id > ?)
            order by e.created_at, e.id offset 0 rows fetch next %d rows only
            """;

    /** Before every event: identities are not negative, and no version is 0. */
    private static final UUID FIRST = new UUID(0, 0);

    private final Connection connection;
    private final SetStatements sets;
    private final Matching matching;
    private int refused;

    HistoryStep(Connection connection, SetStatements sets, DataSource dataSource, DefinitionBook book) {
        this.connection = connection;
        this.sets = sets;
        this.matching = new Matching(book, new JdbcEvents(dataSource)::payload);
    }

    Step run(UUID job, UUID worker, int most) throws SQLException {
        if (!isMine(job, worker)) {
            return Step.STOPPED;
        }
        Position position = position(job);
        List<RecordedEvent> events = events(position, most);
        List<ReceivedEvent> wanted = new ArrayList<>(events.size());
        for (RecordedEvent event : events) {
            wanted.add(matched(event));
        }
        int refusedHere = refused;
        Map<UUID, List<Link>> links = links(position.definition(), wanted);
        List<ReceivedEvent> fresh = new ArrayList<>();
        Set<UUID> wrong = new TreeSet<>();
        int changed = 0;
        for (ReceivedEvent event : wanted) {
            List<Link> present = links.getOrDefault(event.event().id(), List.of());
            if (present.isEmpty()) {
                fresh.add(event);
            } else if (!present.equals(links(event))) {
                present.forEach(link -> wrong.add(link.transaction()));
                changed++;
            }
        }
        if (!wrong.isEmpty()) {
            new Forgetting(connection, sets, this::matched).foldAnew(position.definition(), wrong);
        }
        ChangeNotes changes = new ChangeNotes();
        int linked = EventFold.fold(connection, sets, fresh, changes);
        changes.write(connection, sets);
        boolean isLast = events.size() < most;
        advance(job, position, events, new int[] {linked, changed, refusedHere}, isLast);
        if (JdbcHistoryWork.lastChange(connection, position.definition()) != position.change()) {
            return Step.CHANGED;
        }
        return isLast ? Step.DONE : Step.SCANNED;
    }

    private ReceivedEvent matched(RecordedEvent recorded) {
        try {
            return matching.of(recorded);
        } catch (UnrecordableEventException e) {
            refused++;
            return new ReceivedEvent(recorded.event(), recorded.receivedAt(), List.of());
        }
    }

    private Position position(UUID job) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("select * from history_job where id = ?")) {
            select.setObject(1, job);
            try (ResultSet row = select.executeQuery()) {
                row.next();
                Instant from = Rows.optionalMoment(row, "from_moment").orElse(Instant.EPOCH);
                return new Position(
                        row.getString("definition"),
                        row.getLong("change_number"),
                        Rows.optionalMoment(row, "position_at").orElse(from),
                        row.getObject("position_id") == null ? FIRST : Rows.uuid(row, "position_id"));
            }
        }
    }

    private List<RecordedEvent> events(Position position, int most) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(EVENTS.formatted(JdbcEvents.SELECT, most))) {
            Rows.bind(select, List.of(position.at(), position.at(), position.event()));
            List<RecordedEvent> events = new ArrayList<>(most);
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    events.add(JdbcEvents.read(row));
                }
            }
            return events;
        }
    }

    /** The links that the events have under the definition; of aliases, only the first one has links. */
    private Map<UUID, List<Link>> links(String definition, List<ReceivedEvent> events) throws SQLException {
        Map<UUID, List<Link>> links = new HashMap<>();
        if (events.isEmpty()) {
            return links;
        }
        String sql = "select l.transaction_id, l.event_id, l.version from transaction_event l"
                + " left join business_transaction t on t.id = l.transaction_id"
                + " left join alias_key k on k.id = l.transaction_id"
                + " where coalesce(t.definition, k.definition) = ? and " + sets.isAmong("l.event_id");
        try (PreparedStatement select = connection.prepareStatement(sql)) {
            select.setString(1, definition);
            sets.bindIds(
                    connection,
                    select,
                    2,
                    events.stream().map(event -> event.event().id()).toList());
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    links.computeIfAbsent(Rows.uuid(row, "event_id"), id -> new ArrayList<>())
                            .add(new Link(Rows.uuid(row, "transaction_id"), row.getInt("version")));
                }
            }
        }
        return links;
    }

    private static List<Link> links(ReceivedEvent event) {
        return event.contributions().stream()
                .map(Contribution::version)
                .map(version -> new Link(event.contributions().get(0).transaction(), version))
                .toList();
    }

    /** Has the job's row to itself: however long the step takes, nobody else takes the job, pauses or cancels it. */
    private boolean isMine(UUID job, UUID worker) throws SQLException {
        String sql = "update history_job set seen_at = "
                + Dialect.of(connection).ago(0)
                + " where id = ? and worker = ? and state = 'RUNNING' and phase = 'SCANNING'";
        return Rows.update(connection, sql, job, worker) > 0;
    }

    private void advance(UUID job, Position position, List<RecordedEvent> events, int[] counts, boolean isLast)
            throws SQLException {
        String now = Dialect.of(connection).ago(0);
        String sql =
                "update history_job set position_at = ?, position_id = ?, scanned = scanned + ?, linked = linked + ?,"
                        + " changed = changed + ?, refused = refused + ?, note = '', seen_at = " + now
                        + (isLast ? ", state = 'DONE', slot = ?, ended_at = " + now : "")
                        + " where id = ?";
        RecordedEvent last = events.isEmpty() ? null : events.get(events.size() - 1);
        List<Object> parameters = new ArrayList<>(List.of(
                last == null ? position.at() : last.event().createdAt(),
                last == null ? position.event() : last.event().id(),
                events.size(),
                counts[0],
                counts[1],
                counts[2]));
        if (isLast) {
            parameters.add(job.toString());
        }
        parameters.add(job);
        Rows.update(connection, sql, parameters.toArray());
    }

    private record Position(String definition, long change, Instant at, UUID event) {}

    private record Link(UUID transaction, int version) {}
}
