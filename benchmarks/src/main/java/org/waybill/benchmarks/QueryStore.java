package org.waybill.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.waybill.domain.transaction.FlowBits;
import org.waybill.launcher.LauncherException;
import org.waybill.launcher.Postgres;
import org.waybill.store.RollupFill;

/** A store filled by the database itself, see {@code query.sql}: as if a year of purchases had been recorded. */
final class QueryStore {

    private static final List<String> DEFINITIONS = List.of("orders", "claims", "payments", "shipments", "returns");

    /** Three in ten events begin a transaction. */
    private static final int TENTHS = 3;

    private static final int STEP = 100_000;

    /** The bits of the flows of transactions 0 to 14, after which they come again; named as in the script. */
    private static final String FLOWS = IntStream.range(0, 15)
            .mapToLong(transaction -> IntStream.rangeClosed(1, transaction % 3 == 0 ? 4 : 3)
                    .mapToObj(event -> "Flow" + (transaction % 5 * 4 + event))
                    .mapToLong(flow -> FlowBits.of(flow) | FlowBits.of("node.server." + flow))
                    .reduce(0, (some, more) -> some | more))
            .mapToObj(bits -> "cast(" + bits + " as bigint)")
            .collect(Collectors.joining(", "));

    /**
     * The indexes that a recorder writes all over, since identities are digests: wherever one is at work the database has them
     * in memory. Here none is.
     */
    private static final List<String> RANDOM = List.of(
            "business_transaction_pk",
            "business_transaction_correlator",
            "transaction_event_pk",
            "transaction_key_pk",
            "transaction_key_value");

    private final Postgres postgres;
    private final long start;
    private final Random random = new Random(4711);
    private long transactions;

    /** @param events so many there will be in the end; the last transaction began a moment ago */
    QueryStore(Postgres postgres, long events) {
        this.postgres = postgres;
        start = Instant.now().getEpochSecond() - events * TENTHS / 10;
    }

    /** Fills it up to so many events. */
    void fill(long events, Report report) throws SQLException {
        long wanted = events * TENTHS / 10;
        try (Connection connection = postgres.dataSource().getConnection();
                Statement statement = connection.createStatement()) {
            Indexes indexes = Indexes.drop(connection);
            insert(wanted, report);
            report.say("  the indexes are built");
            indexes.build();
            report.say("  the rollups are counted");
            RollupFill.run(postgres.dataSource());
            statement.execute("vacuum analyze");
        }
        // What was filled in is not written out while questions are asked.
        postgres.administer("checkpoint");
        postgres.administer("create extension if not exists pg_prewarm");
        RANDOM.forEach(index -> postgres.administer("select pg_prewarm('" + index + "')"));
    }

    /** In two sessions, since it is computing that takes the time. */
    private void insert(long wanted, Report report) {
        ExecutorService sessions = Executors.newFixedThreadPool(2);
        try {
            List<CompletableFuture<Void>> steps = new ArrayList<>();
            while (transactions < wanted) {
                long first = transactions + 1;
                long last = Math.min(wanted, transactions + STEP);
                steps.add(CompletableFuture.runAsync(() -> insert(first, last), sessions)
                        .thenRun(() -> report.say(String.format("  transactions %,d to %,d are there", first, last))));
                transactions = last;
            }
            steps.forEach(CompletableFuture::join);
        } finally {
            sessions.shutdownNow();
        }
    }

    private void insert(long first, long last) {
        try (Connection connection = postgres.dataSource().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(script().replace(":start", Long.toString(start))
                    .replace(":first", Long.toString(first))
                    .replace(":last", Long.toString(last))
                    .replace(":flows", FLOWS));
        } catch (SQLException e) {
            throw new LauncherException("The store cannot be filled: " + e.getMessage(), e);
        }
    }

    private static String script() {
        try (InputStream script = QueryStore.class.getResourceAsStream("query.sql")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new LauncherException("query.sql cannot be read: " + e.getMessage(), e);
        }
    }

    long transactions() {
        return transactions;
    }

    /** The number of some transaction. */
    long some() {
        return 1 + random.nextLong(transactions);
    }

    /** Some customer, as {@code query.sql} numbers them. */
    String customer() {
        long transaction = some();
        return "C-" + (transaction / 30_000 * 1_000 + transaction % 1_000);
    }

    String definition() {
        return DEFINITIONS.get(random.nextInt(DEFINITIONS.size()));
    }

    /** The moment in which that transaction began. */
    Instant moment(long transaction) {
        return Instant.ofEpochSecond(start + transaction);
    }

    /** From some moment on, at least so long before the last transaction where there is so much. */
    Instant momentBefore(Duration rest) {
        return moment(1 + random.nextLong(Math.max(1, transactions - rest.toSeconds())));
    }
}
