package org.waybill.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.waybill.domain.live.ChangeLog;
import org.waybill.domain.live.Changes;

/** Reads what {@link ChangeNotes} have written, by the index of the moments at which they were. */
final class JdbcChangeLog implements ChangeLog {

    private final DataSource dataSource;

    JdbcChangeLog(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public Instant now() {
        try (Connection connection = dataSource.getConnection()) {
            String now = Dialect.of(connection).ago(0);
            return new Query("select " + now + " as this_moment")
                    .list(connection, row -> Rows.moment(row, "this_moment"))
                    .get(0);
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    @Override
    public List<Entry> since(Instant moment) {
        return new Query("select * from change_log where counted in (0, 1) and written_at >= ?", moment)
                .list(dataSource, row -> new Entry(Rows.uuid(row, "id"), Rows.moment(row, "written_at"), changes(row)));
    }

    private static Changes changes(ResultSet row) throws SQLException {
        return switch (Code.ABOUT.value(row.getInt("about"))) {
            case TRANSACTIONS ->
                Changes.of(row.getString("definition"), Rows.moment(row, "from_at"), Rows.moment(row, "to_at"));
            case EVENTS -> new Changes(new TreeMap<>(), true, false, false);
            case DEFINITIONS -> new Changes(new TreeMap<>(), false, true, false);
            case QUARANTINE -> new Changes(new TreeMap<>(), false, false, true);
        };
    }
}
