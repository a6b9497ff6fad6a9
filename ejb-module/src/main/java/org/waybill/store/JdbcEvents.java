package org.waybill.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.waybill.domain.Page;
import org.waybill.domain.event.EventQuery;
import org.waybill.domain.event.Events;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.event.Correlators;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Reads recorded events over JDBC. */
final class JdbcEvents implements Events {

    /** The columns of which {@link #read} makes an event. */
    static final String COLUMNS = "e.*, x.failure, p.size, p.original_size, p.content_type, p.encoding";

    static final String FAILURE = "left join event_failure x on x.event_id = e.id";
    static final String PAYLOAD = "left join event_payload p on p.event_id = e.id";

    /** The tables beside {@code monitoring_event e} that have some of them. */
    static final String BESIDE = FAILURE + " " + PAYLOAD;

    /** Both, to which conditions can be added. */
    static final String SELECT = "select " + COLUMNS + " from monitoring_event e " + BESIDE;

    private final DataSource dataSource;
    private final int window;

    JdbcEvents(DataSource dataSource) {
        this(dataSource, Candidates.WINDOW);
    }

    /** @param window how many rows a search may look through at once */
    JdbcEvents(DataSource dataSource, int window) {
        this.dataSource = dataSource;
        this.window = window;
    }

    @Override
    public Page<RecordedEvent> find(EventQuery query) {
        Optional<Cursor> after = query.cursor().map(Cursor::parse);
        try (Connection connection = dataSource.getConnection()) {
            EventSearch search = EventSearch.of(connection, window, query, after);
            List<RecordedEvent> found = search.find(connection, COLUMNS, query.limit() + 1, JdbcEvents::read);
            return found.size() > query.limit()
                    ? Cursor.page(
                            found,
                            query.limit(),
                            one -> new Cursor(
                                    one.event().createdAt(), one.event().id()))
                    : Cursor.page(found, query.limit(), search.end(connection));
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    @Override
    public Optional<RecordedEvent> byId(UUID id) {
        return new Query(SELECT).and("where e.id = ?", id).one(dataSource, JdbcEvents::read);
    }

    @Override
    public Optional<Payload> payload(UUID event) {
        return new Query(
                        "select e.payload_state, p.* from monitoring_event e"
                                + " left join event_payload p on p.event_id = e.id where e.id = ?",
                        event)
                .one(dataSource, JdbcEvents::readPayload);
    }

    private static Payload readPayload(ResultSet row) throws SQLException {
        Payload.Absence absence = absence(row);
        return absence == Payload.Absence.PRESENT
                ? new Payload(
                        row.getBytes("content"),
                        row.getString("content_type"),
                        Code.ENCODING.value(row.getInt("encoding")),
                        absence,
                        row.getLong("original_size"))
                : absent(row, absence);
    }

    /** One that was captured and is not there any more has been deleted: the event's row is not written again for that. */
    private static Payload.Absence absence(ResultSet row) throws SQLException {
        Payload.Absence absence = Code.PAYLOAD.value(row.getInt("payload_state"));
        return absence == Payload.Absence.PRESENT && row.getObject("original_size") == null
                ? Payload.Absence.EXPIRED
                : absence;
    }

    private static Payload absent(ResultSet row, Payload.Absence absence) throws SQLException {
        return row.getObject("original_size") == null
                ? Payload.absent(absence, -1)
                : new Payload(
                        new byte[0],
                        row.getString("content_type"),
                        Code.ENCODING.value(row.getInt("encoding")),
                        absence,
                        row.getLong("original_size"));
    }

    /** The event of a row that holds {@link #COLUMNS}. */
    static RecordedEvent read(ResultSet row) throws SQLException {
        EventDetails details = EventDetails.read(row.getString("details"));
        Payload.Absence absence = absence(row);
        MonitoringEvent event = new MonitoringEvent(
                Rows.uuid(row, "id"),
                source(row, details),
                row.getString("name"),
                Rows.moment(row, "created_at"),
                row.getInt("counter"),
                new Correlators(
                        row.getString("local_transaction_id"),
                        row.getString("parent_transaction_id"),
                        row.getString("global_transaction_id"),
                        row.getString("trace_parent")),
                details.fields(),
                details.documents(),
                absent(row, absence),
                Optional.ofNullable(row.getString("failure")).orElse(""),
                details.extensions());
        return new RecordedEvent(event, Rows.moment(row, "received_at"), row.getLong("size"), row.getInt("duplicates"));
    }

    private static EventSource source(ResultSet row, EventDetails details) throws SQLException {
        return new EventSource(
                row.getString("address"),
                details.source("integrationNode"),
                details.source("integrationServer"),
                details.source("application"),
                details.source("library"),
                row.getString("flow"),
                row.getString("unique_flow"),
                details.source("node"),
                details.source("nodeType"),
                details.source("terminal"),
                details.source("detail"),
                details.source("thread"),
                details.source("product"));
    }
}
