package org.waybill.store;

import static java.util.stream.Collectors.joining;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.waybill.store.Table.Column;

/**
 * SQL Server: the set travels as one JSON text and becomes rows with {@code openjson}. {@code merge} is a known source
 * of deadlocks there, so it is an update followed by an insert of what is missing, both under {@code updlock, holdlock}.
 *
 * <p>Savepoints do not exist in distributed transactions there. What is known before the database (too long, NUL) never
 * gets here; should the database refuse an event all the same, the batch is rolled back as trouble, and nothing is lost.
 */
final class SqlServerStatements implements SetStatements {

    /** "Lock request time out period exceeded." */
    private static final int LOCK_TIMEOUT = 1222;

    private static final JsonFactory JSON = new JsonFactory();

    @Override
    public void begin(Connection connection) {
        // the hints below do the waiting
    }

    @Override
    public void giveWay(Connection connection) throws SQLException {
        Rows.execute(connection, "set lock_timeout 100; set deadlock_priority low");
    }

    @Override
    public void giveWayNoMore(Connection connection) throws SQLException {
        Rows.execute(connection, "set lock_timeout -1; set deadlock_priority normal");
    }

    @Override
    public boolean isInTheWay(SQLException trouble) {
        return trouble.getErrorCode() == LOCK_TIMEOUT || SetStatements.super.isInTheWay(trouble);
    }

    @Override
    public List<List<Object>> insertNew(Connection connection, Table table, List<Object[]> rows) throws SQLException {
        String keys = table.keyColumns().stream()
                .map(column -> "inserted." + column.name())
                .collect(joining(", "));
        List<List<Object>> added = new ArrayList<>(rows.size());
        try (PreparedStatement statement = connection.prepareStatement(insert(table, " output " + keys))) {
            statement.setString(1, json(table, rows));
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
        String json = json(table, rows);
        String output = told.length == 0
                ? ""
                : " output "
                        + Stream.concat(table.keyColumns().stream(), Stream.of(told))
                                .map(column -> "inserted." + column.name())
                                .collect(joining(", "));
        String update = "update t set " + Merges.assignments(table, "t.", "s.", (mine, other) -> mine + " | " + other)
                + output + " from " + table.name() + " t with (updlock, holdlock) join " + source(table) + " on "
                + sameKey(table);
        List<List<Object>> then = new ArrayList<>();
        try (PreparedStatement statement = connection.prepareStatement(update)) {
            statement.setString(1, json);
            then.addAll(Rows.told(statement, table, told.length));
        }
        try (PreparedStatement statement = connection.prepareStatement(insert(table, output))) {
            statement.setString(1, json);
            then.addAll(Rows.told(statement, table, told.length));
        }
        return then;
    }

    @Override
    public void savepoint(Connection connection, String name) {
        // a distributed transaction has none here
    }

    @Override
    public void rollbackToSavepoint(Connection connection, String name) throws SQLException {
        throw new SQLFeatureNotSupportedException(
                "SQL Server has no savepoints in distributed transactions, so the batch is rolled back as a whole; where an"
                        + " event was refused, the reason stands in the exception before",
                "0A000");
    }

    @Override
    public String isAmong(String column) {
        return column + " in (select cast(value as uniqueidentifier) from openjson(?))";
    }

    @Override
    public void bindIds(Connection connection, PreparedStatement statement, int index, Collection<UUID> ids)
            throws SQLException {
        statement.setString(
                index, ids.stream().map(id -> '"' + id.toString() + '"').collect(joining(",", "[", "]")));
    }

    private static String insert(Table table, String output) {
        return "insert into " + table.name() + " (" + table.names("") + ")" + output + " select " + table.names("s.")
                + " from " + source(table) + " where not exists (select 1 from " + table.name()
                + " t with (updlock, holdlock) where " + sameKey(table) + ")";
    }

    private static String source(Table table) {
        String columns = table.columns().stream()
                .map(column -> column.name() + " " + type(column))
                .collect(joining(", "));
        return "openjson(?) with (" + columns + ") s";
    }

    private static String sameKey(Table table) {
        return table.keyColumns().stream()
                .map(column -> "t." + column.name() + " = s." + column.name())
                .collect(joining(" and "));
    }

    private static String type(Column column) {
        return switch (column.type()) {
            case UUID -> "uniqueidentifier";
            case TEXT -> "nvarchar(max)";
            case INTEGER -> "int";
            case LONG -> "bigint";
            case MOMENT -> "datetimeoffset(6)";
            case BYTES -> "varbinary(max)";
        };
    }

    private static String json(Table table, List<Object[]> rows) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartArray();
            for (Object[] row : rows) {
                json.writeStartObject();
                for (int i = 0; i < row.length; i++) {
                    write(json, table.columns().get(i), row[i]);
                }
                json.writeEndObject();
            }
            json.writeEndArray();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write to memory", e);
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, Column column, Object value) throws IOException {
        if (value == null) {
            return;
        }
        switch (column.type()) {
            case UUID, TEXT, MOMENT -> json.writeStringField(column.name(), value.toString());
            case INTEGER -> json.writeNumberField(column.name(), (Integer) value);
            case LONG -> json.writeNumberField(column.name(), (Long) value);
            case BYTES -> json.writeBinaryField(column.name(), (byte[]) value);
        }
    }
}
