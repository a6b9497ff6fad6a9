package org.waybill.store;

import static java.util.stream.Collectors.joining;

import java.sql.Blob;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.waybill.store.Table.Column;

/**
 * H2: columns travel as arrays; {@code merge … using} knows what is there, and {@code final table} tells what is new.
 *
 * <p>H2's merge does not wait for another transaction's uncommitted row, it fails on it. Recorders therefore take turns
 * (a row is locked until the transaction ends). H2 is for trying and for small sites; nothing is lost by it.
 */
final class H2Statements implements SetStatements {

    private static final String BYTES = "varbinary";
    private static final String LARGE_BYTES = "binary large object";
    /** What a varbinary of H2 can hold. */
    private static final int LONGEST_BYTES = 1_048_576;

    private final Map<Table, String> inserts = new ConcurrentHashMap<>();
    private final Map<Table, String> merges = new ConcurrentHashMap<>();

    @Override
    public void begin(Connection connection) throws SQLException {
        Rows.execute(connection, "select id from recorder_turn where id = 1 for update");
    }

    @Override
    public List<List<Object>> insertNew(Connection connection, Table table, List<Object[]> rows) throws SQLException {
        String sql = hasLargeBytes(rows)
                ? insertNew(table, LARGE_BYTES)
                : inserts.computeIfAbsent(table, t -> insertNew(t, BYTES));
        List<List<Object>> added = new ArrayList<>(rows.size());
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(connection, statement, table, rows);
            try (ResultSet result = statement.executeQuery()) {
                while (result.next()) {
                    added.add(Rows.key(result, table));
                }
            }
        }
        return added;
    }

    @Override
    public List<List<Object>> merge(Connection connection, Table table, List<Object[]> rows, Column... told)
            throws SQLException {
        String sql = merges.computeIfAbsent(
                table,
                t -> merge(t, BYTES) + " when matched then update set "
                        + Merges.assignments(t, "t.", "s.", (mine, other) -> "bitor(" + mine + ", " + other + ")"));
        if (told.length > 0) {
            sql = "select " + Table.names(table.keyColumns(), told) + " from final table (" + sql + ")";
        }
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(connection, statement, table, rows);
            return Rows.told(statement, table, told.length);
        }
    }

    @Override
    public void savepoint(Connection connection, String name) throws SQLException {
        Rows.execute(connection, "savepoint " + name);
    }

    @Override
    public void rollbackToSavepoint(Connection connection, String name) throws SQLException {
        Rows.execute(connection, "rollback to savepoint " + name);
    }

    @Override
    public String isAmong(String column) {
        return column + " = any(?)";
    }

    @Override
    public void bindIds(Connection connection, PreparedStatement statement, int index, Collection<UUID> ids)
            throws SQLException {
        statement.setObject(index, ids.toArray());
    }

    private static String insertNew(Table table, String bytes) {
        return "select " + table.keyColumns().stream().map(Column::name).collect(joining(", ")) + " from final table ("
                + merge(table, bytes) + ")";
    }

    private static boolean hasLargeBytes(List<Object[]> rows) {
        return rows.stream().flatMap(Stream::of).anyMatch(H2Statements::isLarge);
    }

    private static boolean isLarge(Object value) {
        return value instanceof byte[] bytes && bytes.length > LONGEST_BYTES;
    }

    private static String merge(Table table, String bytes) {
        String arrays = table.columns().stream()
                .map(column -> "cast(? as " + type(column, bytes) + " array)")
                .collect(joining(", "));
        String same = table.keyColumns().stream()
                .map(column -> "t." + column.name() + " = s." + column.name())
                .collect(joining(" and "));
        return "merge into " + table.name() + " t using (select * from unnest(" + arrays + ") as u(" + table.names("")
                + ")) s on (" + same + ") when not matched then insert (" + table.names("") + ") values ("
                + table.names("s.") + ")";
    }

    private static String type(Column column, String bytes) {
        return switch (column.type()) {
            case UUID -> "uuid";
            case TEXT -> "varchar";
            case INTEGER -> "integer";
            case LONG -> "bigint";
            case MOMENT -> "timestamp(6) with time zone";
            case BYTES -> bytes;
        };
    }

    private static void bind(Connection connection, PreparedStatement statement, Table table, List<Object[]> rows)
            throws SQLException {
        for (int i = 0; i < table.columns().size(); i++) {
            Object[] values = new Object[rows.size()];
            for (int row = 0; row < values.length; row++) {
                values[row] = bound(connection, rows.get(row)[i]);
            }
            statement.setObject(i + 1, values);
        }
    }

    private static Object bound(Connection connection, Object value) throws SQLException {
        if (value instanceof Instant moment) {
            return OffsetDateTime.ofInstant(moment, ZoneOffset.UTC);
        }
        if (isLarge(value)) {
            Blob blob = connection.createBlob();
            blob.setBytes(1, (byte[]) value);
            return blob;
        }
        return value;
    }
}
