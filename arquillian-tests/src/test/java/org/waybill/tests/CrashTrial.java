package org.waybill.tests;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Random;
import org.awaitility.core.ConditionTimeoutException;
import org.waybill.launcher.LauncherException;
import org.waybill.launcher.Server;

/**
 * Publishes numbered events from a second process while the server is killed and started again, and counts. A server dies
 * at a moment that chance finds, or at an {@link Aim} between prepare and commit, two times of three. It is configured as
 * a user's is, and nobody helps it to recover.
 */
final class CrashTrial {

    /** Recovery must be complete so long after the last start. */
    static final Duration RECOVERY = Duration.ofMinutes(3);

    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final int PER_SECOND = 400;
    private static final String CONSOLE_OF_AIM = "Aim: the process ends";

    private final int kills;
    private final long seed;
    private final Random random;

    /**
     * @param kills how often the server is killed
     * @param seed of everything that chance decides
     */
    CrashTrial(int kills, long seed) {
        this.kills = kills;
        this.seed = seed;
        this.random = new Random(seed);
    }

    /** Runs the trial on the database of this run; the figures are in whether or not recovery became complete in time. */
    CrashReport run() throws IOException, InterruptedException, SQLException {
        NumberedEvents events =
                new NumberedEvents("CRASH-" + seed, Instant.now().truncatedTo(ChronoUnit.MILLIS));
        try (OwnServer own = new OwnServer("crash")) {
            own.start(List.of()).deploy(TestServer.ear());
            int published = publishWhileKilling(own, events);
            Api api = new Api(own.server(), "viewer");
            RecordedPairs recorded = awaitComplete(own, api, events, published);
            int prepared = EventsQueue.prepared(own.server());
            int inDoubt = isPostgres() ? inDoubtInPostgres(own) : inDoubtInH2(own);
            return new CrashReport(
                    kills, published, recorded.lost(), recorded.doubled(), inDoubt, prepared, recorded.repeated());
        }
    }

    private int publishWhileKilling(OwnServer own, NumberedEvents events) throws InterruptedException, IOException {
        try (PublisherProcess publisher = PublisherProcess.start(
                own.ports().http(), events, PER_SECOND, own.folder().resolve("log/publisher.log"))) {
            for (int kill = 0; kill < kills; kill++) {
                if (kill % 3 == 0) {
                    killAtRandom(own.server(), publisher);
                } else {
                    awaitEnd(own.server());
                }
                boolean isAimed = kill + 1 < kills && (kill + 1) % 3 != 0;
                start(own, isAimed);
            }
            int last = publisher.sent() + PER_SECOND;
            await().atMost(PATIENCE).until(() -> publisher.sent() >= last);
            publisher.finish();
            return publisher.sent();
        }
    }

    private void killAtRandom(Server server, PublisherProcess publisher) throws InterruptedException {
        int until = publisher.sent() + 200 + random.nextInt(600);
        await().atMost(PATIENCE).until(() -> publisher.sent() > until);
        Thread.sleep(random.nextInt(100));
        server.kill();
    }

    private void start(OwnServer own, boolean isAimed) throws IOException {
        if (!isAimed) {
            own.start(List.of());
            return;
        }
        Aim aim = Aim.any(random);
        try {
            own.start(aim.javaOptions(5 + random.nextInt(30), own.folder().resolve("aim")));
        } catch (LauncherException e) {
            // The recorder is open before the server has said that it is up, so the aim may be met as early as that.
            if (!Files.readString(own.console()).contains(CONSOLE_OF_AIM)) {
                throw e;
            }
        }
    }

    private static void awaitEnd(Server server) {
        await().atMost(PATIENCE).until(() -> !server.isRunning());
        try {
            if (!Files.readString(server.instance().console()).contains(CONSOLE_OF_AIM)) {
                throw new IllegalStateException("The server ended by itself, not at its aim; see "
                        + server.instance().console());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isPostgres() {
        return switch (TestServer.database()) {
            case POSTGRESQL -> true;
            case H2 -> false;
        };
    }

    /**
     * H2 cannot be asked from outside while the server holds its file; but there a transaction in doubt keeps the
     * recorder's turn, so that the queue does not become empty before it is decided.
     */
    private static RecordedPairs awaitComplete(OwnServer own, Api api, NumberedEvents events, int published) {
        try {
            await().atMost(RECOVERY)
                    .pollInterval(Duration.ofSeconds(2))
                    .ignoreExceptions()
                    .until(() -> EventsQueue.waiting(own.server()) == 0
                            && EventsQueue.prepared(own.server()) == 0
                            && (!isPostgres() || inDoubtInPostgres(own) == 0));
        } catch (ConditionTimeoutException e) {
            System.err.println("Not complete after " + RECOVERY + ": " + e.getMessage());
        }
        return RecordedPairs.read(api, events, published);
    }

    static int inDoubtInPostgres(OwnServer own) throws SQLException {
        try (Connection connection = own.postgres().dataSource().getConnection()) {
            return count(connection, "select count(*) from pg_prepared_xacts");
        }
    }

    /** H2's file has one process at a time. */
    private static int inDoubtInH2(OwnServer own) throws SQLException {
        own.stop();
        String url = "jdbc:h2:file:" + own.folder().resolve("data/waybill/waybill") + ";IFEXISTS=TRUE";
        try (Connection connection = DriverManager.getConnection(url, "waybill", "waybill")) {
            return count(connection, "select count(*) from information_schema.in_doubt");
        }
    }

    static int count(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet count = statement.executeQuery(sql)) {
            count.next();
            return count.getInt(1);
        }
    }

    /** {@code --kills N --database h2|postgresql}; the database reaches this process as a system property. */
    public static void main(String[] arguments) throws IOException, InterruptedException, SQLException {
        int kills = Integer.parseInt(arguments[0]);
        long seed = System.nanoTime();
        CrashReport report = new CrashTrial(kills, seed).run();
        System.out.println(report.details() + " seed=" + seed);
        System.out.println(report.line());
        System.exit(report.isClean() ? 0 : 1);
    }
}
