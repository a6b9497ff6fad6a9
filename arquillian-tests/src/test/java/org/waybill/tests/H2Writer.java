package org.waybill.tests;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import org.waybill.launcher.Server;

/** A process that writes into an H2 file, transaction after transaction, and says after each how many there were. */
final class H2Writer implements AutoCloseable {

    /** How many rows a transaction writes. */
    static final int ROWS = 50;

    private final Process process;
    private final BufferedReader lines;
    private int commits;

    private H2Writer(Process process) {
        this.process = process;
        this.lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Starts it; what it complains of goes to a file of the folder. */
    static H2Writer start(String url, Path folder) throws IOException {
        return new H2Writer(new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        Server.COMPILED_ONCE,
                        "-cp",
                        System.getProperty("java.class.path"),
                        H2Writer.class.getName(),
                        url)
                .redirectError(folder.resolve("h2-writer.log").toFile())
                .start());
    }

    void awaitCommits(int atLeast) throws IOException {
        while (commits < atLeast) {
            if (!hear()) {
                throw new IllegalStateException("The writer has ended by itself after " + commits + " transactions");
            }
        }
    }

    /** How many it has said; exact once it has ended in order. */
    int commits() {
        return commits;
    }

    void kill() throws IOException, InterruptedException {
        // the handle's way, which leaves what was said to be heard
        process.toHandle().destroyForcibly();
        process.waitFor();
        hearTheRest();
    }

    /** Lets it end as a server does that is told to stop: its connections are closed. */
    void finish() throws IOException, InterruptedException {
        process.getOutputStream().close();
        hearTheRest();
        if (!process.waitFor(1, TimeUnit.MINUTES) || process.exitValue() != 0) {
            throw new IllegalStateException("The writer did not end in order");
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    private void hearTheRest() throws IOException {
        while (hear()) {
            // counts
        }
    }

    private boolean hear() throws IOException {
        String line = lines.readLine();
        if (line == null || line.isEmpty()) {
            return false;
        }
        commits = Integer.parseInt(line);
        return true;
    }

    /** The process: writes until its standard input ends. */
    public static void main(String[] arguments) throws SQLException {
        try (Connection connection = DriverManager.getConnection(arguments[0], "waybill", "waybill");
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "create table if not exists written (id identity primary key, name varchar, text varchar)");
            statement.execute("create index if not exists written_name on written (name)");
            connection.setAutoCommit(false);
            Thread asked = endOfInput();
            for (int commits = 1; asked.isAlive(); commits++) {
                write(connection, commits);
                System.out.println(commits);
            }
        }
    }

    /** Lives until the input ends. */
    private static Thread endOfInput() {
        Thread thread = new Thread(
                () -> {
                    try {
                        System.in.transferTo(OutputStream.nullOutputStream());
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                "end-of-input");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void write(Connection connection, int seed) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("insert into written (name, text) values (?, ?)")) {
            for (int row = 0; row < ROWS; row++) {
                insert.setString(1, "name " + (seed * 7919 + row) % 1000);
                insert.setString(2, "text ".repeat(1 + (seed + row) % 200));
                insert.addBatch();
            }
            insert.executeBatch();
        }
        connection.commit();
    }
}
