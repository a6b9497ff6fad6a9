package org.waybill.launcher;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import javax.sql.DataSource;

/**
 * A real PostgreSQL from Maven Central's binaries, on 127.0.0.1 and a free port, with a database {@code waybill} and a
 * user of the same name. It trusts local connections: for trying and testing only.
 */
public final class Postgres implements AutoCloseable {

    private static final String NAME = "waybill";

    private final EmbeddedPostgres postgres;

    private Postgres(EmbeddedPostgres postgres) {
        this.postgres = postgres;
    }

    /**
     * Starts it over the data of last time, if there are any.
     *
     * @param directory for its data and its unpacked binaries
     */
    public static Postgres start(Path directory) {
        return start(directory, Map.of());
    }

    /**
     * As {@link #start(Path)}, with more settings of the database server.
     *
     * @param settings as in {@code postgresql.conf}
     */
    public static Postgres start(Path directory, Map<String, String> settings) {
        return start(directory, 100, settings);
    }

    /**
     * As {@link #start(Path)}, with another number of prepared transactions.
     *
     * @param preparedTransactions {@code max_prepared_transactions}; 0 as an untouched PostgreSQL has it
     */
    public static Postgres start(Path directory, int preparedTransactions) {
        return start(directory, preparedTransactions, Map.of());
    }

    private static Postgres start(Path directory, int preparedTransactions, Map<String, String> settings) {
        try {
            Files.createDirectories(directory);
            EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder();
            settings.forEach(builder::setServerConfig);
            EmbeddedPostgres postgres = builder.setDataDirectory(directory.resolve("data"))
                    .setOverrideWorkingDirectory(directory.resolve("binaries").toFile())
                    .setCleanDataDirectory(false)
                    // Without it there is no XA: every session of the recorder holds one for a moment.
                    .setServerConfig("max_prepared_transactions", Integer.toString(preparedTransactions))
                    .setServerConfig("max_connections", "200")
                    // The library turns both off for fast tests; then a commit says nothing.
                    .setServerConfig("fsync", "on")
                    .setServerConfig("synchronous_commit", "on")
                    .start();
            createDatabase(postgres.getPostgresDatabase());
            return new Postgres(postgres);
        } catch (IOException | SQLException | IllegalStateException e) {
            throw new LauncherException("PostgreSQL cannot be started in " + directory + ": " + e.getMessage(), e);
        }
    }

    public int port() {
        return postgres.getPort();
    }

    /** For looking into the database from outside of the server. */
    public DataSource dataSource() {
        return postgres.getDatabase(NAME, NAME);
    }

    /** As the administrator, who may do what the application must not. */
    public void administer(String statement) {
        try (Connection connection = postgres.getDatabase("postgres", NAME).getConnection();
                Statement administration = connection.createStatement()) {
            administration.execute(statement);
        } catch (SQLException e) {
            throw new LauncherException(statement + " failed: " + e.getMessage(), e);
        }
    }

    /** What a server must be told to find this database. */
    public Map<String, String> serverProperties() {
        return Map.of("waybill.database.host", "localhost", "waybill.database.port", Integer.toString(port()));
    }

    @Override
    public void close() {
        try {
            postgres.close();
        } catch (IOException e) {
            throw new LauncherException("PostgreSQL did not end in order: " + e.getMessage(), e);
        }
    }

    private static void createDatabase(DataSource administrator) throws SQLException {
        try (Connection connection = administrator.getConnection();
                Statement statement = connection.createStatement()) {
            try (ResultSet found = statement.executeQuery("select 1 from pg_database where datname = 'waybill'")) {
                if (found.next()) {
                    return;
                }
            }
            statement.execute("create role waybill login");
            statement.execute("create database waybill owner waybill encoding 'UTF8' template template0");
        }
    }
}
