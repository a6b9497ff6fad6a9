package org.waybill.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;

/** A select that grows: text and parameters side by side, so that no value ever becomes part of the text. */
final class Query {

    private final StringBuilder sql;
    private final List<Object> parameters = new ArrayList<>();

    Query(String sql, Object... parameters) {
        this.sql = new StringBuilder(sql);
        this.parameters.addAll(List.of(parameters));
    }

    /** More of it, with its parameters. */
    Query and(String more, Object... values) {
        sql.append(' ').append(more);
        parameters.addAll(List.of(values));
        return this;
    }

    /** Another one's text and parameters. */
    Query and(Query more) {
        sql.append(' ').append(more.sql);
        parameters.addAll(more.parameters);
        return this;
    }

    /** And that a column holds one of these, however many. */
    Query andAmong(SetStatements sets, String column, Collection<UUID> ids) {
        return and("and " + sets.isAmong(column), new Among(sets, ids));
    }

    /** More of it, when there is a value. */
    Query and(String more, Optional<?> value) {
        value.ifPresent(present -> and(more, present));
        return this;
    }

    /** The first rows; must come after an order. */
    Query first(int rows) {
        return rows(0, rows);
    }

    /** The row at that place alone, from 0; must come after an order. */
    Query at(int place) {
        return rows(place, 1);
    }

    private Query rows(int from, int rows) {
        return and("offset " + from + " rows fetch next " + rows + " rows only");
    }

    <T> List<T> list(DataSource dataSource, RowReader<T> reader) {
        try (Connection connection = dataSource.getConnection()) {
            return list(connection, reader);
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    /** The same within a transaction of the caller's. */
    <T> List<T> list(Connection connection, RowReader<T> reader) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql.toString())) {
            Rows.bind(statement, parameters);
            List<T> rows = new ArrayList<>();
            try (ResultSet result = statement.executeQuery()) {
                while (result.next()) {
                    rows.add(reader.read(result));
                }
            }
            return rows;
        }
    }

    <T> Optional<T> one(DataSource dataSource, RowReader<T> reader) {
        return list(dataSource, reader).stream().findFirst();
    }

    /** A set as the parameter of {@link SetStatements#isAmong}. */
    record Among(SetStatements sets, Collection<UUID> ids) {}

    /** Makes a value of the current row. */
    interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }
}
