package org.waybill.store;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.waybill.domain.event.EventQuery;
import org.waybill.store.Candidates.Order;

/**
 * Which conditions of a query narrow the events and which are tested on them. A payload is looked into only as long as there
 * are not too many bytes: how many there are is known without reading them.
 */
final class EventSearch {

    private static final String LINK = "exists (select 1 from transaction_event l where l.event_id = e.id)";

    /** So many bytes cost as much as looking at a row. */
    private static final int BYTES = 400;

    private final Candidates candidates;
    private final String beside;
    private final Optional<Cursor> after;
    private final Optional<Cursor> enough;

    private EventSearch(Candidates candidates, String beside, Optional<Cursor> after, Optional<Cursor> enough) {
        this.candidates = candidates;
        this.beside = beside;
        this.after = after;
        this.enough = enough;
    }

    /** @param rows how many rows may be looked through */
    static EventSearch of(Connection connection, int rows, EventQuery query, Optional<Cursor> after)
            throws SQLException {
        Led led = Led.by(query);
        Candidates candidates = new Candidates(led.table, led.moment, led.id, rows)
                .narrow("and e.global_transaction_id = ?", query.globalTransactionId())
                .narrow("and " + led.moment + " >= ?", query.from())
                .narrow("and " + led.moment + " < ?", query.to());
        query.name().ifPresent(name -> candidates.test(led.event, "and e.name = ?", name));
        query.flow().ifPresent(flow -> candidates.test(led.event, "and (e.unique_flow = ? or e.flow = ?)", flow, flow));
        query.matched().ifPresent(matched -> candidates.test(8, matched ? "and " + LINK : "and not " + LINK));
        if (query.failure().isPresent()) {
            candidates.test(
                    led.failure,
                    "and " + Dialect.of(connection).contains("x.failure"),
                    query.failure().get());
        }
        if (query.payload().isEmpty()) {
            return new EventSearch(candidates, led.beside, after, Optional.empty());
        }
        candidates.test(
                10,
                "and " + Dialect.of(connection).containsBytes("p.content"),
                query.payload().get().getBytes(StandardCharsets.UTF_8));
        Optional<Cursor> enough = enough(connection, rows, candidates, led, after);
        enough.ifPresent(last -> candidates.narrow(
                "and " + led.moment + " >= ? and (" + led.moment + " > ? or " + led.id + " >= ?)",
                last.at(),
                last.at(),
                last.id()));
        return new EventSearch(candidates, led.beside, after, enough);
    }

    /** The last event whose payload is looked into, where all together are too many bytes. */
    private static Optional<Cursor> enough(
            Connection connection, int rows, Candidates candidates, Led led, Optional<Cursor> after)
            throws SQLException {
        List<Sized> sizes = candidates
                .all(
                        led.moment + " as created_at, " + led.id + " as id, p.size",
                        "join event_payload p on p.event_id = " + led.id,
                        after)
                .list(
                        connection,
                        row -> new Sized(Rows.moment(row, "created_at"), Rows.uuid(row, "id"), row.getLong("size")));
        long bytes = 0;
        for (Sized event : sizes) {
            bytes += event.size();
            if (bytes >= (long) rows * BYTES) {
                return Optional.of(new Cursor(event.at(), event.id()));
            }
        }
        return Optional.empty();
    }

    /** From which table candidates come, and what it costs to test something that stands in another one. */
    private enum Led {
        BY_EVENT("monitoring_event e", "e.created_at", "e.id", JdbcEvents.FAILURE, 1, Candidates.SCATTERED),
        BY_FAILURE(
                "event_failure x",
                "x.created_at",
                "x.event_id",
                "join monitoring_event e on e.id = x.event_id and e.failed > 0",
                2 * Candidates.SCATTERED,
                1);

        private final String table;
        private final String moment;
        private final String id;
        private final String beside;
        private final int event;
        private final int failure;

        Led(String table, String moment, String id, String beside, int event, int failure) {
            this.table = table;
            this.moment = moment;
            this.id = id;
            this.beside = beside + " " + JdbcEvents.PAYLOAD;
            this.event = event;
            this.failure = failure;
        }

        /** Few events report a failure; fewer are of one correlator. */
        static Led by(EventQuery query) {
            return query.failure().isPresent() && query.globalTransactionId().isEmpty() ? BY_FAILURE : BY_EVENT;
        }
    }

    private record Sized(Instant at, UUID id, long size) {}

    <T> List<T> find(Connection connection, String columns, int most, Query.RowReader<T> reader) throws SQLException {
        return candidates.find(connection, columns, beside, after, Order.NEWEST_FIRST, most, reader);
    }

    /** Everything up to it has been looked through; absent when that was everything. */
    Optional<Cursor> end(Connection connection) throws SQLException {
        return enough.isPresent() ? enough : candidates.end(connection, after, Order.NEWEST_FIRST);
    }
}
