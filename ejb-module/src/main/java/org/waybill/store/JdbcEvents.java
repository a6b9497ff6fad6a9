package org.waybill.store;

import java.sql.ResultSet;
import java.sql.SQLException;
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

    private static final String SELECT = """
            select e.*, p.size, p.original_size, p.content_type, p.encoding from monitoring_event e
            left join event_payload p on p.event_id = e.id
            where 1 = 1
            """;
    private static final String LINK = "exists (select 1 from transaction_event l where l.event_id = e.id)";

    private final DataSource dataSource;

    JdbcEvents(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public Page<RecordedEvent> find(EventQuery query) {
        Query select = new Query(SELECT)
                .and("and e.name = ?", query.name())
                .and("and e.global_transaction_id = ?", query.globalTransactionId())
                .and("and e.created_at >= ?", query.from())
                .and("and e.created_at < ?", query.to());
        query.flow().ifPresent(flow -> select.and("and (e.unique_flow = ? or e.flow = ?)", flow, flow));
        query.matched().ifPresent(matched -> select.and(matched ? "and " + LINK : "and not " + LINK));
        query.cursor()
                .map(Cursor::parse)
                .ifPresent(cursor -> select.and(
                        "and e.created_at <= ? and (e.created_at < ? or e.id < ?)",
                        cursor.at(),
                        cursor.at(),
                        cursor.id()));
        select.and("order by e.created_at desc, e.id desc").first(query.limit() + 1);
        return Cursor.page(
                select.list(dataSource, JdbcEvents::read),
                query.limit(),
                recorded -> new Cursor(
                        recorded.event().createdAt(), recorded.event().id()));
    }

    @Override
    public Optional<RecordedEvent> byId(UUID id) {
        return new Query(SELECT).and("and e.id = ?", id).one(dataSource, JdbcEvents::read);
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
        Payload.Absence absence = Code.PAYLOAD.value(row.getInt("payload_state"));
        return absence == Payload.Absence.PRESENT
                ? new Payload(
                        row.getBytes("content"),
                        row.getString("content_type"),
                        Code.ENCODING.value(row.getInt("encoding")),
                        absence,
                        row.getLong("original_size"))
                : absent(row, absence);
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

    /** The event of a row that holds all columns of both tables but the content. */
    static RecordedEvent read(ResultSet row) throws SQLException {
        EventDetails details = EventDetails.read(row.getString("details"));
        Payload.Absence absence = Code.PAYLOAD.value(row.getInt("payload_state"));
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
                row.getString("failure"),
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
