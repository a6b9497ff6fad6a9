package org.waybill.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Whether the transactions that are open at one moment have ended, prepared ones included.
 *
 * <p>PostgreSQL numbers those that write: {@code txid_snapshot_xmin} is the least that is open, {@code txid_snapshot_xmax} the
 * next one. H2 names those that are prepared; the others are a running node's own, which acknowledges a change only when its
 * batches of before have ended. SQL Server tells only those who may see the state of the whole server; there a minute is
 * waited, in which a restarted node has decided about what it had prepared.
 */
final class OpenTransactions {

    private static final long PATIENCE_MICROS = 60_000_000;

    private OpenTransactions() {}

    /** A mark behind everything that is open now. */
    static long now(Connection connection, Dialect dialect) throws SQLException {
        return switch (dialect) {
            case POSTGRESQL -> number(connection, "select txid_snapshot_xmax(txid_current_snapshot())");
            case H2 -> 0;
            case SQLSERVER -> sqlServerMicros(connection) + PATIENCE_MICROS;
        };
    }

    /** Whether everything before the mark has ended. */
    static boolean haveEnded(Connection connection, Dialect dialect, long mark) throws SQLException {
        return switch (dialect) {
            case POSTGRESQL -> number(connection, "select txid_snapshot_xmin(txid_current_snapshot())") >= mark;
            case H2 -> number(connection, "select count(*) from information_schema.in_doubt") == 0;
            case SQLSERVER -> sqlServerMicros(connection) >= mark;
        };
    }

    private static long sqlServerMicros(Connection connection) throws SQLException {
        return number(connection, "select datediff_big(microsecond, '1970-01-01', sysutcdatetime())");
    }

    private static long number(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return row.getLong(1);
        }
    }
}
