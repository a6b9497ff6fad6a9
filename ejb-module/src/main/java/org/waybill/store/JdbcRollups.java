package org.waybill.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.waybill.domain.rollup.Level;
import org.waybill.domain.rollup.Level.Span;
import org.waybill.domain.rollup.Rollup;
import org.waybill.domain.rollup.RollupQuery;
import org.waybill.domain.rollup.Rollups;
import org.waybill.domain.transaction.TransactionState;

/** Reads rollups over JDBC: of a bucket of any zone the widest rows that fit. */
final class JdbcRollups implements Rollups {

    /** So many spans in one statement; SQL Server takes 2100 parameters. */
    private static final int MOST_SPANS = 500;

    private final DataSource dataSource;

    JdbcRollups(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public List<Rollup> find(RollupQuery query) {
        List<Instant> edges = query.edges();
        List<Rollup> rollups = new ArrayList<>(Collections.nCopies(edges.size() - 1, Rollup.NONE));
        List<Span> spans = Level.spans(edges);
        for (int from = 0; from < spans.size(); from += MOST_SPANS) {
            List<Span> some = spans.subList(from, Math.min(spans.size(), from + MOST_SPANS));
            select(query, some)
                    .list(dataSource, row -> Map.entry(Rows.moment(row, "starts_at"), RollupRows.read(row)))
                    .forEach(row -> rollups.set(
                            place(edges, row.getKey()),
                            rollups.get(place(edges, row.getKey())).merge(row.getValue())));
        }
        return rollups;
    }

    private static Query select(RollupQuery query, List<Span> spans) {
        return new Query(
                        "select starts_at, " + RollupRows.COLUMNS + " from transaction_rollup where definition = ?",
                        query.definition().orElse(JdbcRollupKeeper.ALL))
                .and("and version = ?", query.version())
                .and(in(spans));
    }

    private static Query in(List<Span> spans) {
        Query condition = new Query("");
        String or = "and (";
        for (Span span : spans) {
            condition.and(
                    or + " (minutes = ? and starts_at >= ? and starts_at < ?)",
                    span.level().minutes(),
                    span.from(),
                    span.to());
            or = "or";
        }
        return spans.isEmpty() ? condition.and("and 1 = 0") : condition.and(")");
    }

    @Override
    public SortedMap<String, Map<TransactionState, Long>> byDefinition(Instant from, Instant to) {
        SortedMap<String, Map<TransactionState, Long>> counts = new TreeMap<>();
        new Query(
                        "select definition, " + RollupRows.SUMS + " from transaction_rollup where definition <> ?",
                        JdbcRollupKeeper.ALL)
                .and(in(Level.spans(List.of(from, to))))
                .and("group by definition")
                .list(dataSource, row -> counts.put(row.getString("definition"), RollupRows.counts(row)));
        return counts;
    }

    /** In which bucket a moment is. */
    private static int place(List<Instant> edges, Instant moment) {
        int found = Collections.binarySearch(edges, moment);
        return found >= 0 ? found : -found - 2;
    }

    @Override
    public Optional<Instant> asOf() {
        return new Query("select fresh_at from rollup_turn where id = 1")
                .one(dataSource, row -> Rows.optionalMoment(row, "fresh_at"))
                .flatMap(moment -> moment);
    }
}
