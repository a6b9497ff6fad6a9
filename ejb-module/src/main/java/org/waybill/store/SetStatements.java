package org.waybill.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.UUID;

/**
 * Writing sets of rows, one statement a table: each database's own words for it. Rows are given sorted by key and are
 * written in that order, and tables always in the same order, so that recorders that meet never wait in a circle.
 */
interface SetStatements {

    /** Takes what must be taken before anything is written; nothing on databases that ignore existing rows by themselves. */
    void begin(Connection connection) throws SQLException;

    /**
     * Inserts the rows whose key is not there yet.
     *
     * @param rows values in the order of the table's columns, no key twice
     * @return the keys of the rows that are new, in any order
     */
    List<List<Object>> insertNew(Connection connection, Table table, List<Object[]> rows) throws SQLException;

    /**
     * Inserts the rows whose key is not there yet and merges the others, column by column.
     *
     * @param rows values in the order of the table's columns, no key twice
     * @param told moments that the rows then have and that the caller wants to know
     * @return the key and those moments of every row, in any order; nothing when none is wanted
     */
    List<List<Object>> merge(Connection connection, Table table, List<Object[]> rows, Table.Column... told)
            throws SQLException;

    /** Whether this was thrown because somebody else holds a row for longer than a recorder waits. */
    default boolean isHeld(SQLException trouble) {
        return false;
    }

    /** From now on, until the transaction ends, waits for a row that somebody else holds no longer than a moment. */
    default void waitNoMore(Connection connection) throws SQLException {
        // only where isHeld may say so
    }

    /** From now on, until the transaction ends, is the first to be disappointed when two want the same rows. */
    default void giveWay(Connection connection) throws SQLException {
        // only where it is not enough to take turns
    }

    /** Takes back what {@link #giveWay} has said of the connection, after the transaction. */
    default void giveWayNoMore(Connection connection) throws SQLException {
        // only where it would outlive the transaction
    }

    /** Whether this was thrown because of somebody else's work: a deadlock, a row held for too long. */
    default boolean isInTheWay(SQLException trouble) {
        String state = trouble.getSQLState();
        return isHeld(trouble) || (state != null && (state.startsWith("40") || state.equals("HYT00")));
    }

    /** Sets a mark of that name, to which the work can be taken back. */
    void savepoint(Connection connection, String name) throws SQLException;

    /** Takes the work back to the mark, and gives back the rows that were taken since. */
    void rollbackToSavepoint(Connection connection, String name) throws SQLException;

    /**
     * A condition that a column holds one of a set of ids, with one parameter for the set.
     *
     * @param column the column's name, with its prefix
     */
    String isAmong(String column);

    /** The set as the parameter of {@link #isAmong}. */
    void bindIds(Connection connection, PreparedStatement statement, int index, Collection<UUID> ids)
            throws SQLException;

    /** Reads by a statement whose one parameter is the set of {@link #isAmong}. */
    default <T> List<T> list(Connection connection, String sql, Collection<UUID> ids, Query.RowReader<T> reader)
            throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(sql)) {
            bindIds(connection, select, 1, ids);
            List<T> rows = new ArrayList<>();
            try (ResultSet result = select.executeQuery()) {
                while (result.next()) {
                    rows.add(reader.read(result));
                }
            }
            return rows;
        }
    }

    /** Deletes the rows of a table of which a column is among these; how many there were. */
    default int delete(Connection connection, String table, String column, Collection<UUID> ids) throws SQLException {
        return ids.isEmpty() ? 0 : update(connection, "delete from " + table + " where " + isAmong(column), ids);
    }

    /** Changes by a statement whose one parameter is the set of {@link #isAmong}; how many rows it changed. */
    default int update(Connection connection, String sql, Collection<UUID> ids) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bindIds(connection, statement, 1, ids);
            return statement.executeUpdate();
        }
    }
}
