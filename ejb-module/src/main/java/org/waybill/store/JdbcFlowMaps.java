package org.waybill.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.waybill.domain.definition.Role;
import org.waybill.domain.flowmap.FlowMap;
import org.waybill.domain.flowmap.FlowMapFold;
import org.waybill.domain.flowmap.FlowMaps;
import org.waybill.domain.flowmap.Trail;
import org.waybill.domain.transaction.Outcome;

/** Reads the newest transactions by the index of their first event, and all of their events, in one statement. */
final class JdbcFlowMaps implements FlowMaps {

    /** So many events are held at once. */
    static final int MOST_EVENTS = 200_000;

    private final DataSource dataSource;
    private final int mostEvents;

    JdbcFlowMaps(DataSource dataSource) {
        this(dataSource, MOST_EVENTS);
    }

    JdbcFlowMaps(DataSource dataSource, int mostEvents) {
        this.dataSource = dataSource;
        this.mostEvents = mostEvents;
    }

    @Override
    public FlowMap find(Question question) {
        List<Row> rows = new Query(
                        "select t.id, t.first_event_at, t.outcome, t.retry_until, e.flow, e.created_at, l.role from"
                                + " (select * from business_transaction where 1 = 1")
                .and("and definition = ?", question.definition())
                .and("and first_event_at >= ?", question.from())
                .and("and first_event_at < ?", question.to())
                .and("order by first_event_at desc, id desc")
                .first(question.transactions())
                .and(") t left join alias_key k on k.root = t.id"
                        + " join transaction_event l on l.transaction_id = coalesce(k.id, t.id)"
                        + " join monitoring_event e on e.id = l.event_id"
                        + " order by t.first_event_at desc, t.id desc, e.created_at, e.counter, e.id")
                .first(mostEvents + 1)
                .list(dataSource, row -> Row.read(row, question.now()));
        FlowMapFold fold = new FlowMapFold();
        List<Row> one = new ArrayList<>();
        for (Row row : rows) {
            if (!one.isEmpty() && !one.get(0).transaction().equals(row.transaction())) {
                fold.add(trail(one));
                one.clear();
            }
            one.add(row);
        }
        boolean isWhole = rows.size() <= mostEvents; // else the last one may have more events
        if (!one.isEmpty() && isWhole) {
            fold.add(trail(one));
        }
        return fold.map();
    }

    private static Trail trail(List<Row> rows) {
        Row first = rows.get(0);
        return new Trail(
                first.firstEventAt(),
                first.failed(),
                rows.stream().map(Row::step).toList());
    }

    private record Row(UUID transaction, Instant firstEventAt, boolean failed, Trail.Step step) {

        static Row read(ResultSet row, Instant now) throws SQLException {
            return new Row(
                    Rows.uuid(row, "id"),
                    Rows.moment(row, "first_event_at"),
                    hasFailed(Code.OUTCOME.value(row.getInt("outcome")), Rows.moment(row, "retry_until"), now),
                    new Trail.Step(
                            row.getString("flow"),
                            Rows.moment(row, "created_at"),
                            Code.ROLE.value(row.getInt("role")) == Role.FAILURE));
        }

        /** The same rule as in {@link States}. */
        private static boolean hasFailed(Outcome outcome, Instant retryUntil, Instant now) {
            return outcome == Outcome.FAILED || (outcome == Outcome.RETRYING && retryUntil.isBefore(now));
        }
    }
}
