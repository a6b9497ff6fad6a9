package org.waybill.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import javax.sql.DataSource;
import org.waybill.domain.savedview.SavedView;
import org.waybill.domain.savedview.SavedViews;

/** Saved views over JDBC. */
final class JdbcSavedViews implements SavedViews {

    private static final int MOST_SEEN = 1000;
    private static final String ONE = " where owner = ? and page = ? and name = ?";

    private final DataSource dataSource;

    /** @param dataSource used outside of transactions: each call is one of its own */
    JdbcSavedViews(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public List<SavedView> seenBy(String user) {
        return new Query("select * from saved_view where owner = ? or shared = 1", user)
                .and("order by page, name, owner")
                .first(MOST_SEEN)
                .list(dataSource, JdbcSavedViews::read);
    }

    @Override
    public boolean put(SavedView view, Instant now) {
        try (Connection connection = dataSource.getConnection()) {
            return replace(connection, view, now) || (hasRoom(connection, view) && insert(connection, view, now));
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    private static boolean replace(Connection connection, SavedView view, Instant now) throws SQLException {
        return Rows.update(
                        connection,
                        "update saved_view set query = ?, shared = ?, changed_at = ?" + ONE,
                        Storable.text(view.query(), SavedView.LONGEST_QUERY),
                        view.shared() ? 1 : 0,
                        now,
                        view.owner(),
                        view.page().name(),
                        view.name())
                > 0;
    }

    private static boolean hasRoom(Connection connection, SavedView view) throws SQLException {
        return new Query("select count(*) as views from saved_view where owner = ?", view.owner())
                        .list(connection, row -> row.getInt("views"))
                        .get(0)
                < SavedView.MOST;
    }

    /** If the same person saves it in another window at the same moment, the later one replaces it. */
    private static boolean insert(Connection connection, SavedView view, Instant now) throws SQLException {
        try {
            Rows.update(
                    connection,
                    "insert into saved_view (owner, page, name, query, shared, changed_at) values (?, ?, ?, ?, ?, ?)",
                    view.owner(),
                    view.page().name(),
                    view.name(),
                    Storable.text(view.query(), SavedView.LONGEST_QUERY),
                    view.shared() ? 1 : 0,
                    now);
            return true;
        } catch (SQLException e) {
            if (Rows.violatesConstraint(e)) {
                return replace(connection, view, now);
            }
            throw e;
        }
    }

    @Override
    public boolean remove(String owner, SavedView.Of page, String name) {
        try (Connection connection = dataSource.getConnection()) {
            return Rows.update(connection, "delete from saved_view" + ONE, owner, page.name(), name) > 0;
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    private static SavedView read(ResultSet row) throws SQLException {
        return new SavedView(
                SavedView.Of.valueOf(row.getString("page")),
                row.getString("name"),
                row.getString("owner"),
                row.getString("query"),
                row.getInt("shared") != 0);
    }
}
