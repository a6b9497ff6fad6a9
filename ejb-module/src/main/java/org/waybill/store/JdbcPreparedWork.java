package org.waybill.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import javax.sql.DataSource;
import org.waybill.domain.recording.PreparedWork;

/** Prepared transactions of PostgreSQL, which its driver names {@code format_gtrid_bqual}, the latter two in base 64. */
final class JdbcPreparedWork implements PreparedWork {

    private final DataSource dataSource;

    /** @param dataSource outside of any transaction */
    JdbcPreparedWork(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public int commit(byte[] transaction) {
        try (Connection connection = dataSource.getConnection()) {
            return switch (Dialect.of(connection)) {
                case POSTGRESQL -> commit(connection, transaction);
                // their drivers do not report work that is still prepared as rolled back
                case H2, SQLSERVER -> 0;
            };
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    private static int commit(Connection connection, byte[] transaction) throws SQLException {
        List<String> prepared = new ArrayList<>();
        try (PreparedStatement select = connection.prepareStatement(
                        "select gid from pg_prepared_xacts where database = current_database() and owner = current_user");
                ResultSet result = select.executeQuery()) {
            while (result.next()) {
                if (isOf(transaction, result.getString(1))) {
                    prepared.add(result.getString(1));
                }
            }
        }
        for (String gid : prepared) {
            Rows.execute(connection, "commit prepared '" + gid.replace("'", "''") + "'");
        }
        return prepared.size();
    }

    /** Whether the name is of the driver's making, and its global transaction id begins like this. */
    static boolean isOf(byte[] transaction, String gid) {
        String[] parts = gid.split("_", -1);
        if (parts.length != 3) {
            return false;
        }
        try {
            byte[] global = Base64.getDecoder().decode(parts[1]);
            return global.length >= transaction.length
                    && Arrays.equals(global, 0, transaction.length, transaction, 0, transaction.length);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
