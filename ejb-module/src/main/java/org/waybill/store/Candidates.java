package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A search of a list whose cost is bounded. Conditions that an index serves narrow the candidates, which come in the list's
 * order; the others are tested on a bounded number of candidates, the window.
 *
 * <p>The candidates are a subselect with an order and a limit, which no database merges with the tests around it: so no plan
 * tests more rows than that, whatever the statistics say.
 */
final class Candidates {

    /** As many rows as one call of a list looks through, in some 5 ms where they are in memory. */
    static final int WINDOW = 5_000;

    /** A count looks further, since nobody asks it to go on. */
    static final int COUNT_WINDOW = 4 * WINDOW;

    /** So much more it costs to look at a row whose neighbours are no candidates: each is on a page of its own. */
    static final int SCATTERED = 4;

    /** So many candidates for each row that is wanted. */
    private static final int GLANCE = 10;

    private final String table;
    private final String alias;
    private final String moment;
    private final String id;
    private final int rows;
    private final Query narrowing = new Query("");
    private final List<String> alternatives = new ArrayList<>();
    private final Query tests = new Query("");
    private int window;
    private boolean isBounded;
    private boolean isComplete;

    /**
     * @param table the table and its alias
     * @param moment by what the list is ordered first, with the alias
     * @param id by what it is ordered then, with the alias
     * @param rows how many rows a test that only looks at the row may look through
     */
    Candidates(String table, String moment, String id, int rows) {
        this.table = table;
        this.moment = moment;
        this.alias = moment.substring(0, moment.indexOf('.'));
        this.id = id;
        this.rows = rows;
        this.window = rows;
    }

    /** A condition that an index serves. */
    Candidates narrow(String condition, Object... values) {
        narrowing.and(condition, values);
        return this;
    }

    /** The same, when there is a value. */
    Candidates narrow(String condition, Optional<?> value) {
        narrowing.and(condition, value);
        return this;
    }

    /**
     * Conditions that exclude each other, each of which an index serves in the list's order: candidates meet one of them. Each
     * is read by itself as far as it is needed, and then they are merged, so that it does not matter how many rows lie
     * between.
     */
    Candidates narrowToOneOf(List<String> conditions) {
        if (isComplete) {
            return narrow("and (" + String.join(" or ", conditions) + ")");
        }
        alternatives.addAll(conditions);
        return this;
    }

    /** A condition that no index serves; testing a candidate costs so many times as much as looking at its row. */
    Candidates test(int cost, String condition, Object... values) {
        return test(cost, new Query(condition, values));
    }

    Candidates test(int cost, Query condition) {
        if (!isComplete) {
            window = Math.min(window, Math.max(1, rows / cost));
            isBounded = true;
        }
        tests.and(condition);
        return this;
    }

    /** Whatever is narrowed to is so few that all are tested. */
    void testAll(int few) {
        window = Math.max(1, few);
        isComplete = true;
    }

    /** The candidates of one window, newest first, whether they meet the tests or not. */
    Query all(String columns, String joined, Optional<Cursor> after) {
        return new Query("select " + columns + " from (")
                .and(inOrder(alias + ".*", after, Order.NEWEST_FIRST, window).first(window))
                .and(") " + alias + " " + joined)
                .and(Order.NEWEST_FIRST.by(moment, id));
    }

    /**
     * Those that meet everything, in order. Where many do, a glance at the first candidates is enough, and the database plans
     * for few rows; it is not worth its time where the whole window is not much larger.
     *
     * @param columns which columns, of the table and of what is joined
     * @param joined more tables; empty for none
     * @param after where to begin
     * @param most how many at most
     */
    <T> List<T> find(
            Connection connection,
            String columns,
            String joined,
            Optional<Cursor> after,
            Order order,
            int most,
            Query.RowReader<T> reader)
            throws SQLException {
        int glance = most * GLANCE;
        if (isBounded && 2 * glance < window) {
            List<T> found = select(columns, joined, after, order, glance, most).list(connection, reader);
            if (found.size() == most) {
                return found;
            }
        }
        return select(columns, joined, after, order, most).list(connection, reader);
    }

    /** The same as one statement. */
    Query select(String columns, String joined, Optional<Cursor> after, Order order, int most) {
        return select(columns, joined, after, order, isBounded || isComplete ? window : most, most);
    }

    private Query select(String columns, String joined, Optional<Cursor> after, Order order, int candidates, int most) {
        return new Query("select " + columns + " from (")
                .and(inOrder(alias + ".*", after, order, candidates).first(candidates))
                .and(") " + alias + " " + joined + " where 1 = 1")
                .and(tests)
                .and(order.by(moment, id))
                .first(most);
    }

    /** The last candidate of a full window: everything up to it has been looked through. Absent when that was everything. */
    Optional<Cursor> end(Connection connection, Optional<Cursor> after, Order order) throws SQLException {
        if (isComplete || !isBounded) {
            return Optional.empty();
        }
        return inOrder(moment + " as place_at, " + id + " as place_id", after, order, window)
                .at(window - 1)
                .list(connection, row -> new Cursor(Rows.moment(row, "place_at"), Rows.uuid(row, "place_id")))
                .stream()
                .findFirst();
    }

    /** @param most how many of them are wanted */
    private Query inOrder(String columns, Optional<Cursor> after, Order order, int most) {
        if (alternatives.isEmpty()) {
            return inOrder(columns, "1 = 1", after, order);
        }
        Query merged = new Query("select " + columns + " from (");
        String union = "";
        for (String alternative : alternatives) {
            merged.and(union + "select * from (")
                    .and(inOrder(alias + ".*", alternative, after, order).first(most))
                    .and(") one");
            union = "union all ";
        }
        return merged.and(") " + alias).and(order.by(moment, id));
    }

    private Query inOrder(String columns, String condition, Optional<Cursor> after, Order order) {
        Query candidates = new Query("select " + columns + " from " + table + " where " + condition).and(narrowing);
        after.ifPresent(cursor -> candidates.and(order.beyond(moment, id), cursor.at(), cursor.at(), cursor.id()));
        return candidates.and(order.by(moment, id));
    }

    /** In which direction a list is read. */
    enum Order {
        NEWEST_FIRST("desc", "<"),
        OLDEST_FIRST("asc", ">");

        private final String direction;
        private final String beyond;

        Order(String direction, String beyond) {
            this.direction = direction;
            this.beyond = beyond;
        }

        private String by(String moment, String id) {
            return "order by " + moment + " " + direction + ", " + id + " " + direction;
        }

        private String beyond(String moment, String id) {
            return "and " + moment + " " + beyond + "= ? and (" + moment + " " + beyond + " ? or " + id + " " + beyond
                    + " ?)";
        }
    }
}
