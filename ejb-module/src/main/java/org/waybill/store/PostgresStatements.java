package org.waybill.store;

import static java.util.stream.Collectors.joining;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.waybill.store.Table.Column;

/**
 * PostgreSQL: columns travel as arrays and become rows again with {@code unnest}; {@code on conflict} knows what is
 * there. Measured as fast as a rewritten batch, and it tells which rows are new.
 *
 * <p>Moments travel as microseconds since 1970: the driver sends arrays of numbers in binary, arrays of timestamps as
 * text. Savepoints are SQL, since {@code Connection.setSavepoint} is refused under XA.
 *
 * <p>A row that somebody else holds is waited for half a second. A table that somebody else locks is waited for as long as
 * the transaction lasts: it is asked for first, so that running out of patience always means a row. The database itself
 * ends a statement just before the transaction's time is up: the transaction manager's own roll-back would have to wait
 * for the statement, and the driver's time-out for that roll-back.
 */
final class PostgresStatements implements SetStatements {

    private static final String BEGIN =
            "set local statement_timeout = %d; lock table monitoring_event, event_failure, event_payload, transaction_event,"
                    + " business_transaction, transaction_key, alias_key, alias_facts, change_log in row exclusive mode; set local lock_timeout = '500ms'";

    /** SQL state lock_not_available (PostgreSQL manual, appendix A). */
    private static final String LOCK_NOT_AVAILABLE = "55P03";

    private final Map<Table, String> inserts = new ConcurrentHashMap<>();
    private final Map<Table, String> merges = new ConcurrentHashMap<>();
    private final String begin;

    /** @param transaction how long a transaction of the recorder may take */
    PostgresStatements(Duration transaction) {
        begin = BEGIN.formatted(transaction.toMillis() * 9 / 10);
    }

    @Override
    public void begin(Connection connection) throws SQLException {
        Rows.execute(connection, begin);
    }

    @Override
    public boolean isHeld(SQLException trouble) {
        return LOCK_NOT_AVAILABLE.equals(trouble.getSQLState());
    }

    @Override
    public void waitNoMore(Connection connection) throws SQLException {
        Rows.execute(connection, "set local lock_timeout = '2ms'");
    }

    @Override
    public void giveWay(Connection connection) throws SQLException {
        Rows.execute(connection, "set local lock_timeout = '100ms'");
    }

    @Override
    public List<List<Object>> insertNew(Connection connection, Table table, List<Object[]> rows) throws SQLException {
        String sql = inserts.computeIfAbsent(table, PostgresStatements::insertIgnoring);
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
        String sql = merges.computeIfAbsent(table, PostgresStatements::insertMerging);
        if (told.length > 0) {
            sql += " returning " + Table.names(table.keyColumns(), told);
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
        statement.setArray(index, connection.createArrayOf("uuid", ids.toArray()));
    }

    private static String insertIgnoring(Table table) {
        return insert(table) + " on conflict do nothing returning "
                + table.keyColumns().stream().map(Column::name).collect(joining(", "));
    }

    private static String insertMerging(Table table) {
        return insert(table) + " on conflict ("
                + table.keyColumns().stream().map(Column::name).collect(joining(", ")) + ") do update set "
                + assignments(table);
    }

    /** What becomes of each column of a row that is there, called {@code t}, when it takes in another one. */
    static String assignments(Table table) {
        return Merges.assignments(table, "t.", "excluded.", (mine, other) -> mine + " | " + other);
    }

    private static String insert(Table table) {
        String values = table.columns().stream()
                .map(column -> switch (column.type()) {
                    case MOMENT -> "timestamptz 'epoch' + s." + column.name() + " * interval '1 microsecond'";
                    case UUID, TEXT, INTEGER, LONG, BYTES -> "s." + column.name();
                })
                .collect(joining(", "));
        String arrays = table.columns().stream()
                .map(column -> "?::" + arrayType(column) + "[]")
                .collect(joining(", "));
        return "insert into " + table.name() + " as t (" + table.names("") + ") select " + values + " from unnest("
                + arrays + ") as s(" + table.names("") + ")";
    }

    private static String arrayType(Column column) {
        return switch (column.type()) {
            case UUID -> "uuid";
            case TEXT -> "text";
            case INTEGER -> "int4";
            case LONG, MOMENT -> "int8";
            case BYTES -> "bytea";
        };
    }

    private static void bind(Connection connection, PreparedStatement statement, Table table, List<Object[]> rows)
            throws SQLException {
        for (int i = 0; i < table.columns().size(); i++) {
            Column column = table.columns().get(i);
            Array array = connection.createArrayOf(arrayType(column), values(column, i, rows));
            statement.setArray(i + 1, array);
        }
    }

    private static Object[] values(Column column, int index, List<Object[]> rows) {
        Object[] values = switch (column.type()) {
            case UUID -> new UUID[rows.size()];
            case TEXT -> new String[rows.size()];
            case INTEGER -> new Integer[rows.size()];
            case LONG, MOMENT -> new Long[rows.size()];
            case BYTES -> new byte[rows.size()][];
        };
        for (int row = 0; row < values.length; row++) {
            Object value = rows.get(row)[index];
            values[row] =
                    value instanceof Instant moment ? (Long) ChronoUnit.MICROS.between(Instant.EPOCH, moment) : value;
        }
        return values;
    }
}
