package org.waybill.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.waybill.domain.annotation.Annotation;
import org.waybill.domain.annotation.Annotations;
import org.waybill.domain.annotation.Marks;

/** Lines on business transactions over JDBC. A line stays with the identity that the transaction had; aliases lead to it. */
final class JdbcAnnotations implements Annotations {

    /** The lines that were written on {@code business_transaction t} as it is, and on what was joined with it. */
    private static final List<String> LINES = List.of(
            "from transaction_annotation %1$s where %1$s.transaction_id = t.id",
            "from alias_key k join transaction_annotation %1$s on %1$s.transaction_id = k.id"
                    + " where k.root = t.id and k.id <> t.id");

    /**
     * That a {@code business_transaction t} is acknowledged, as a condition in parentheses: the same rule as {@link
     * Marks#isAcknowledged}.
     */
    static final String IS_ACKNOWLEDGED = "("
            + exists(
                    "a",
                    "a.kind = 'ACKNOWLEDGED' and a.failures >= t.final_failure_count + t.retryable_failure_count and not ("
                            + exists(
                                    "b",
                                    "b.kind in ('ACKNOWLEDGED', 'REOPENED') and (b.written_at > a.written_at"
                                            + " or b.written_at = a.written_at and b.id > a.id)")
                            + ")")
            + ")";

    private static final String INSERT = "insert into transaction_annotation"
            + " (id, transaction_id, kind, text, author, written_at, failures) values (?, ?, ?, ?, ?, ?, ?)";

    private final DataSource dataSource;

    /** @param dataSource used outside of transactions: each call is one of its own */
    JdbcAnnotations(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    private static String exists(String line, String condition) {
        return LINES.stream()
                .map(lines -> "exists (select 1 " + lines.formatted(line) + " and " + condition + ")")
                .collect(Collectors.joining(" or "));
    }

    @Override
    public void add(Annotation line) {
        try (Connection connection = dataSource.getConnection()) {
            connection.setAutoCommit(false);
            try {
                insert(connection, line);
                note(connection, line.transaction());
                connection.commit();
            } catch (SQLException e) {
                connection.rollback();
                throw e;
            } finally {
                connection.setAutoCommit(true);
            }
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    private static void insert(Connection connection, Annotation line) throws SQLException {
        Rows.update(
                connection,
                INSERT,
                line.id(),
                line.transaction(),
                line.kind().name(),
                Storable.text(line.text(), line.kind().longest()),
                Storable.text(line.author(), 400),
                line.at(),
                line.failures());
    }

    /** So that others who look at the transaction are told. */
    private static void note(Connection connection, UUID transaction) throws SQLException {
        List<Map.Entry<String, Instant>> places = new Query(
                        "select definition, first_event_at from business_transaction where id = ?", transaction)
                .list(connection, row -> Map.entry(row.getString("definition"), Rows.moment(row, "first_event_at")));
        for (Map.Entry<String, Instant> place : places) {
            ChangeNotes.writeSeen(connection, place.getKey(), place.getValue());
        }
    }

    @Override
    public List<Annotation> of(UUID transaction, int limit) {
        Query select = new Query("select a.* from transaction_annotation a where a.transaction_id = ?", transaction)
                .and("union all select a.* from alias_key k join transaction_annotation a on a.transaction_id = k.id")
                .and("where k.root = ? and k.id <> k.root", transaction)
                .and("order by written_at desc, id desc")
                .first(limit);
        List<Annotation> lines = new ArrayList<>(select.list(dataSource, JdbcAnnotations::read));
        Collections.reverse(lines);
        return lines;
    }

    @Override
    public Map<UUID, Marks> marks(Collection<UUID> transactions) {
        Map<UUID, Marks> marks = new HashMap<>();
        if (transactions.isEmpty()) {
            return marks;
        }
        transactions.forEach(transaction -> marks.put(transaction, Marks.NONE));
        Object[] ids = transactions.toArray();
        new Query("select a.*, a.transaction_id as shown from transaction_annotation a where a.kind <> 'NOTE'")
                .and("and a.transaction_id " + JdbcTransactions.among(transactions), ids)
                .and("union all select a.*, k.root from alias_key k join transaction_annotation a")
                .and("on a.transaction_id = k.id where a.kind <> 'NOTE' and k.id <> k.root")
                .and("and k.root " + JdbcTransactions.among(transactions), ids)
                .and("order by written_at, id")
                .list(dataSource, row -> {
                    UUID transaction = Rows.uuid(row, "shown");
                    return marks.put(transaction, marks.get(transaction).after(read(row)));
                });
        return marks;
    }

    private static Annotation read(ResultSet row) throws SQLException {
        return new Annotation(
                Rows.uuid(row, "id"),
                Rows.uuid(row, "transaction_id"),
                Annotation.Kind.valueOf(row.getString("kind")),
                row.getString("text"),
                row.getString("author"),
                Rows.moment(row, "written_at"),
                row.getInt("failures"));
    }
}
