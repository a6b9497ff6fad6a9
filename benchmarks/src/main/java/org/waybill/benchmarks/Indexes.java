package org.waybill.benchmarks;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * The keys and indexes of the store's tables, taken away while these are filled and built again from what is there: many
 * times faster than one entry at a time, in places that are random.
 */
final class Indexes {

    private static final String TABLES =
            "('monitoring_event', 'event_failure', 'event_payload', 'business_transaction', 'transaction_event', 'transaction_key')";

    private static final String KEYS =
            "select format('alter table %s drop constraint %I', conrelid::regclass, conname),"
                    + " format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))"
                    + " from pg_constraint where contype in ('p', 'u') and conrelid::regclass::text in " + TABLES;

    private static final String OTHERS =
            "select format('drop index %I', indexname), indexdef from pg_indexes" + " where tablename in " + TABLES
                    + " and not exists (select 1 from pg_constraint where conname = indexname)";

    private final Statement statement;
    private final List<String> building = new ArrayList<>();

    private Indexes(Statement statement) {
        this.statement = statement;
    }

    /** Takes them away. */
    static Indexes drop(Connection connection) throws SQLException {
        Indexes indexes = new Indexes(connection.createStatement());
        indexes.drop(KEYS);
        indexes.drop(OTHERS);
        return indexes;
    }

    private void drop(String query) throws SQLException {
        List<String> dropping = new ArrayList<>();
        try (ResultSet found = statement.executeQuery(query)) {
            while (found.next()) {
                dropping.add(found.getString(1));
                building.add(found.getString(2));
            }
        }
        for (String drop : dropping) {
            statement.execute(drop);
        }
    }

    /** Builds them again, as they were. */
    void build() throws SQLException {
        statement.execute("set maintenance_work_mem = '1GB'");
        for (String build : building) {
            statement.execute(build);
        }
    }
}
