package org.waybill.store;

import static java.util.stream.Collectors.joining;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.waybill.store.Table.Column;

/**
 * H2: columns travel as arrays; {@code merge … using} knows what is there, and {@code final table} tells what is new.
 *
 * <p>H2's merge does not wait for another transaction's uncommitted row, it fails on it. Recorders therefore take turns
 * (a row is locked until the transaction ends). H2 is for trying and for small sites; nothing is lost by it.
 */
final class H2Statements implements SetStatements {

    private final Map<Table, String> inserts = new ConcurrentHashMap<>();
    private final Map<Table, String> merges = new ConcurrentHashMap<>();

    @Override
    public void begin(Connection connection) throws SQLException {
        Rows.execute(connection, "select id from recorder_turn where id = 1 for update");
    }

    @Override
    public List<List<Object>> insertNew(Connection connection, Table table, List<Object[]> rows) throws SQLException {
        String sql = inserts.computeIfAbsent(
                table,
                t -> "select " + t.keyColumns().stream().map(Column::name).collect(joining(", "))
                        + " from final table (" + merge(t) + ")");
        List<List<Object>> added = new ArrayList<>(rows.size());
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, table, rows);
            try (ResultSet result = statement.executeQuery()) {
                while (result.next()) {
                    added.add(Rows.key(result, table));
                }
            }
        }
        return added;
    }

    @Override
    public void merge(Connection connection, Table table, List<Object[]> rows) throws SQLException {
        String sql = merges.computeIfAbsent(
                table, t -> merge(t) + " when matched then update set " + Merges.assignments(t, "t.", "s."));
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, table, rows);
            statement.executeUpdate();
        }
    }

    @Override
    public void savepoint(Connection connection) throws SQLException {
        Rows.execute(connection, "savepoint waybill");
    }

    @Override
    public void rollbackToSavepoint(Connection connection) throws SQLException {
        Rows.execute(connection, "rollback to savepoint waybill");
    }

    private static String merge(Table table) {
        String arrays = table.columns().stream()
                .map(column -> "cast(? as " + type(column) + " array)")
                .collect(joining(", "));
        String same = table.keyColumns().stream()
                .map(column -> "t." + column.name() + " = s." + column.name())
                .collect(joining(" and "));
        return "merge into " + table.name() + " t using (select * from unnest(" + arrays + ") as u(" + table.names("")
                + ")) s on (" + same + ") when not matched then insert (" + table.names("") + ") values ("
                + table.names("s.") + ")";
    }

    private static String type(Column column) {
        return switch (column.type()) {
            case UUID -> "uuid";
            case TEXT -> "varchar";
            case INTEGER -> "integer";
            case LONG -> "bigint";
            case MOMENT -> "timestamp(6) with time zone";
            case BYTES -> "varbinary";
        };
    }

    private static void bind(PreparedStatement statement, Table table, List<Object[]> rows) throws SQLException {
        for (int i = 0; i < table.columns().size(); i++) {
            Object[] values = new Object[rows.size()];
            for (int row = 0; row < values.length; row++) {
                Object value = rows.get(row)[i];
                values[row] =
                        value instanceof Instant moment ? OffsetDateTime.ofInstant(moment, ZoneOffset.UTC) : value;
            }
            statement.setObject(i + 1, values);
        }
    }
}
