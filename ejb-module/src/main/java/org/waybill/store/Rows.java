package org.waybill.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.waybill.domain.recording.StoreUnavailableException;

/** Reading and writing single values the way all databases understand. */
final class Rows {

    private Rows() {}

    static Instant moment(ResultSet row, String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }

    static Optional<Instant> optionalMoment(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getObject(column, OffsetDateTime.class)).map(OffsetDateTime::toInstant);
    }

    static UUID uuid(ResultSet row, String column) throws SQLException {
        return uuid(row.getObject(column));
    }

    /** The values of the key's columns, which stand in the result in their order. */
    static List<Object> key(ResultSet row, Table table) throws SQLException {
        List<Object> key = new ArrayList<>(table.keys());
        for (int i = 0; i < table.keys(); i++) {
            Object value = row.getObject(i + 1);
            key.add(table.columns().get(i).type() == Table.Type.UUID ? uuid(value) : value);
        }
        return key;
    }

    /** Runs a merging statement; the key and that many moments of every row then, or nothing when there are none to tell. */
    static List<List<Object>> told(PreparedStatement statement, Table table, int moments) throws SQLException {
        if (moments == 0) {
            statement.executeUpdate();
            return List.of();
        }
        List<List<Object>> rows = new ArrayList<>();
        try (ResultSet result = statement.executeQuery()) {
            while (result.next()) {
                List<Object> values = key(result, table);
                for (int i = 1; i <= moments; i++) {
                    values.add(result.getObject(table.keys() + i, OffsetDateTime.class)
                            .toInstant());
                }
                rows.add(values);
            }
        }
        return rows;
    }

    /** SQL Server's driver hands a uniqueidentifier out as text. */
    private static UUID uuid(Object value) {
        return value instanceof UUID uuid ? uuid : UUID.fromString(value.toString());
    }

    /** Runs a statement that changes rows; a parameter may be null. */
    static int update(Connection connection, String sql, Object... parameters) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, Arrays.asList(parameters));
            return statement.executeUpdate();
        }
    }

    /** Whether a constraint refuses a row: SQL class 23. */
    static boolean violatesConstraint(SQLException trouble) {
        return trouble.getSQLState() != null && trouble.getSQLState().startsWith("23");
    }

    /** What a caller is told outside of a transaction. */
    static StoreUnavailableException unavailable(SQLException trouble) {
        return new StoreUnavailableException("The database does not answer: " + trouble.getMessage(), trouble);
    }

    /** A moment as drivers take it. */
    static OffsetDateTime utc(Instant moment) {
        return OffsetDateTime.ofInstant(moment, ZoneOffset.UTC);
    }

    /** Runs a statement that has neither parameters nor an answer of interest. */
    static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Sets the parameters from the first on. */
    static void bind(PreparedStatement statement, List<?> parameters) throws SQLException {
        for (int i = 0; i < parameters.size(); i++) {
            Object value = parameters.get(i);
            if (value instanceof Instant moment) {
                statement.setObject(i + 1, utc(moment));
            } else if (value instanceof Query.Among among) {
                among.sets().bindIds(statement.getConnection(), statement, i + 1, among.ids());
            } else {
                statement.setObject(i + 1, value);
            }
        }
    }
}
