package org.waybill.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;
import javax.sql.DataSource;
import org.waybill.domain.Page;
import org.waybill.domain.event.PayloadAccess;
import org.waybill.domain.event.PayloadAccessQuery;

/** Reads the audit over JDBC, as all lists are read: by keyset, so that every page of millions of lines costs the same. */
final class PayloadAccessList {

    private final DataSource reading;

    PayloadAccessList(DataSource reading) {
        this.reading = reading;
    }

    Page<PayloadAccess> find(PayloadAccessQuery query) {
        Query select = new Query("select * from payload_access where 1 = 1");
        select.and("and event_id = ?", query.event())
                .and("and user_name = ?", query.user())
                .and("and accessed_at >= ?", query.from())
                .and("and accessed_at < ?", query.to());
        query.cursor()
                .map(Cursor::parse)
                .ifPresent(from -> select.and(
                        "and accessed_at <= ? and (accessed_at < ? or id < ?)", from.at(), from.at(), from.id()));
        select.and("order by accessed_at desc, id desc").first(query.limit() + 1);
        return Cursor.page(
                        select.list(reading, PayloadAccessList::line),
                        query.limit(),
                        line -> new Cursor(line.access().at(), line.id()))
                .map(Line::access);
    }

    private static Line line(ResultSet row) throws SQLException {
        return new Line(
                Rows.uuid(row, "id"),
                new PayloadAccess(
                        Rows.moment(row, "accessed_at"),
                        row.getString("user_name"),
                        Rows.uuid(row, "event_id"),
                        PayloadAccess.Action.valueOf(row.getString("action")),
                        row.getString("search_text")));
    }

    private record Line(UUID id, PayloadAccess access) {}
}
