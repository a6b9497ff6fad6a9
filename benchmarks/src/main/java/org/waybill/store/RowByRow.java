package org.waybill.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.waybill.domain.recording.Contribution;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.transaction.BusinessKey;

/** What everybody writes: one statement a row, with the very rows and constraints of the recorder. */
public final class RowByRow {

    private RowByRow() {}

    /** Writes the event, its failure, links, transactions and keys in the connection's transaction. */
    public static void write(Connection connection, ReceivedEvent received) throws SQLException {
        Dialect dialect = Dialect.of(connection);
        insert(connection, dialect, EventTables.EVENTS, EventTables.row(received));
        if (!received.event().failure().isEmpty()) {
            insert(connection, dialect, EventTables.FAILURES, EventTables.failure(received.event()));
        }
        for (Contribution contribution : received.contributions()) {
            insert(connection, dialect, EventTables.LINKS, EventTables.row(received.event(), contribution));
            merge(
                    connection,
                    dialect,
                    EventTables.row(
                            contribution.transaction(),
                            contribution.definition(),
                            contribution.correlator(),
                            contribution.facts()));
            for (BusinessKey key : contribution.keys()) {
                insert(connection, dialect, EventTables.KEYS, EventTables.row(contribution.transaction(), key));
            }
        }
    }

    private static void insert(Connection connection, Dialect dialect, Table table, Object[] row) throws SQLException {
        switch (dialect) {
            case POSTGRESQL -> execute(connection, insert(table) + " on conflict do nothing", row);
            case H2, SQLSERVER -> dialect.statements().insertNew(connection, table, List.<Object[]>of(row));
        }
    }

    private static void merge(Connection connection, Dialect dialect, Object[] row) throws SQLException {
        Table table = EventTables.TRANSACTIONS;
        switch (dialect) {
            case POSTGRESQL ->
                execute(
                        connection,
                        insert(table) + " on conflict (id) do update set " + PostgresStatements.assignments(table),
                        row);
            case H2, SQLSERVER -> {
                dialect.statements().begin(connection);
                dialect.statements().merge(connection, table, List.<Object[]>of(row));
            }
        }
    }

    private static String insert(Table table) {
        return "insert into " + table.name() + " as t (" + table.names("") + ") values ("
                + String.join(", ", Collections.nCopies(table.columns().size(), "?")) + ")";
    }

    private static void execute(Connection connection, String sql, Object[] row) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < row.length; i++) {
                Object value = row[i];
                statement.setObject(
                        i + 1,
                        value instanceof Instant moment ? OffsetDateTime.ofInstant(moment, ZoneOffset.UTC) : value);
            }
            statement.executeUpdate();
        }
    }

    /** The names of all tables that the recorder writes. */
    public static List<String> tables() {
        return Stream.of(
                        EventTables.EVENTS,
                        EventTables.FAILURES,
                        EventTables.PAYLOADS,
                        EventTables.LINKS,
                        EventTables.TRANSACTIONS,
                        EventTables.KEYS,
                        EventTables.QUARANTINE)
                .map(Table::name)
                .toList();
    }
}
