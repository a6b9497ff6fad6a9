package org.waybill.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.waybill.domain.Count;
import org.waybill.domain.Page;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.quarantine.QuarantineEntry;
import org.waybill.domain.quarantine.QuarantineFilter;
import org.waybill.domain.quarantine.QuarantinedEvent;

/** The quarantine over JDBC; removing takes part in the caller's transaction, so that a retry is sent and removed at once. */
final class JdbcQuarantine implements Quarantine {

    private final DataSource reading;
    private final DataSource changing;
    private volatile Dialect dialect;

    /**
     * @param reading for lists
     * @param changing for removing; takes part in distributed transactions
     */
    JdbcQuarantine(DataSource reading, DataSource changing) {
        this.reading = reading;
        this.changing = changing;
    }

    @Override
    public Page<QuarantineEntry> find(QuarantineFilter filter, int limit, Optional<String> cursor) {
        Query select = narrowed(entries(), filter);
        cursor.map(Cursor::parse)
                .ifPresent(from -> select.and(
                        "and received_at <= ? and (received_at < ? or id < ?)", from.at(), from.at(), from.id()));
        select.and("order by received_at desc, id desc").first(limit + 1);
        return Cursor.page(
                select.list(reading, JdbcQuarantine::entry),
                limit,
                entry -> new Cursor(entry.receivedAt(), entry.id()));
    }

    @Override
    public Count count(QuarantineFilter filter) {
        Query some = new Query("select count(*) as entries from (select id from quarantined_event where 1 = 1");
        int counted = narrowed(some, filter)
                .and("order by received_at desc, id desc")
                .first(Count.MOST + 1)
                .and(") q")
                .one(reading, row -> row.getInt("entries"))
                .orElse(0);
        return new Count(Math.min(counted, Count.MOST), counted <= Count.MOST);
    }

    private Query narrowed(Query select, QuarantineFilter filter) {
        filter.reason().ifPresent(text -> select.and("and " + dialect().contains("reason"), text));
        return select.and("and received_at >= ?", filter.from()).and("and received_at < ?", filter.to());
    }

    @Override
    public Optional<QuarantineEntry> entry(UUID id) {
        return entries().and("and id = ?", id).one(reading, JdbcQuarantine::entry);
    }

    /** The bytes stay in the database: a page of them could be larger than the heap. */
    private Query entries() {
        return new Query("select id, received_at, reason, content_type, properties, transport_id, "
                + dialect().byteLength("content") + " as size from quarantined_event where 1 = 1");
    }

    private Dialect dialect() {
        if (dialect == null) {
            try (Connection connection = reading.getConnection()) {
                dialect = Dialect.of(connection);
            } catch (SQLException e) {
                throw Rows.unavailable(e);
            }
        }
        return dialect;
    }

    @Override
    public Optional<QuarantinedEvent> byId(UUID id) {
        return new Query("select * from quarantined_event where id = ?", id).one(reading, JdbcQuarantine::read);
    }

    @Override
    public boolean remove(UUID id) {
        try (Connection connection = changing.getConnection()) {
            boolean removed = Rows.update(connection, "delete from quarantined_event where id = ?", id) > 0;
            if (removed) {
                ChangeNotes.write(connection, ChangeNotes.About.QUARANTINE);
            }
            return removed;
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    private static QuarantineEntry entry(ResultSet row) throws SQLException {
        return new QuarantineEntry(
                Rows.uuid(row, "id"),
                Rows.moment(row, "received_at"),
                row.getString("reason"),
                row.getString("content_type"),
                row.getLong("size"),
                PropertiesJson.read(row.getString("properties")),
                row.getString("transport_id"));
    }

    private static QuarantinedEvent read(ResultSet row) throws SQLException {
        return new QuarantinedEvent(
                Rows.uuid(row, "id"),
                Rows.moment(row, "received_at"),
                row.getString("reason"),
                row.getString("content_type"),
                PropertiesJson.read(row.getString("properties")),
                row.getString("transport_id"),
                row.getBytes("content"));
    }
}
