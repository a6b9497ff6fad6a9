package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.launcher.Postgres;

/**
 * Whatever the database or the network to it does, no event is lost, doubled or given up, and recording goes on by itself.
 * A proxy stands between a server and a PostgreSQL of their own.
 */
@EnabledIfSystemProperty(
        named = "waybill.test.database",
        matches = "postgresql",
        disabledReason = "H2 has no network and no process of its own")
class DatabaseOutageIT {

    private static final Duration OUTAGE = Duration.ofSeconds(Integer.getInteger("waybill.test.outage-seconds", 20));
    private static final Duration DELAY = Duration.ofSeconds(15);
    private static final int CUTS = Integer.getInteger("waybill.test.cuts", 3);
    private static final int TIME_OUTS = Integer.getInteger("waybill.test.time-outs", 4);

    private static final Duration API_ANSWERS = Duration.ofSeconds(5);
    private static final Duration GOES_ON = Duration.ofSeconds(60);
    private static final Duration RECOVERY = Duration.ofMinutes(3);
    private static final int SOCKET_SECONDS = 15;
    private static final int TRANSACTION_SECONDS = 6;
    private static final int PER_SECOND = 100;

    private static OwnServer own;
    private static TcpProxy proxy;
    private static Api api;

    private final NumberedEvents events =
            new NumberedEvents("OUTAGE-" + UUID.randomUUID(), Instant.now().truncatedTo(ChronoUnit.MILLIS));

    @BeforeAll
    static void start() {
        own = new OwnServer("outage");
        proxy = new TcpProxy(own.postgres().port());
        own.set("waybill.database.port", Integer.toString(proxy.port()));
        own.set("waybill.database.socket-timeout-seconds", Integer.toString(SOCKET_SECONDS));
        own.set("waybill.recorder.transaction-seconds", Integer.toString(TRANSACTION_SECONDS));
        own.start(List.of()).deploy(TestServer.ear());
        api = new Api(own.server(), "viewer");
    }

    @AfterAll
    static void end() {
        own.close();
        proxy.close();
    }

    /** A test finds the place in order, whatever became of the one before. */
    @BeforeEach
    void tidy() {
        await("an empty queue, nothing in doubt")
                .atMost(RECOVERY)
                .until(() -> EventsQueue.waiting(own.server()) == 0 && inDoubt() == 0);
    }

    @AfterEach
    void heal() {
        proxy.heal();
    }

    @Test
    void aNetworkThatDropsEverythingFreesTheThreadsAndCostsNothing() throws Exception {
        underLoad(() -> {
            long pauses = pauses();
            proxy.silence();
            List<Duration> answers = new ArrayList<>();
            long end = System.nanoTime() + OUTAGE.toNanos();
            answers.addAll(unavailable(30));
            // a thread came free
            await().atMost(Duration.ofSeconds(SOCKET_SECONDS + TRANSACTION_SECONDS))
                    .until(() -> pauses() > pauses);
            while (System.nanoTime() < end) {
                answers.addAll(unavailable(1));
            }
            assertThat(answers).allSatisfy(answer -> assertThat(answer).isLessThan(API_ANSWERS));
            proxy.heal();
        });
    }

    @Test
    void anUnbearablySlowNetworkCostsNothing() throws Exception {
        underLoad(() -> {
            proxy.delay(DELAY);
            long end = System.nanoTime() + OUTAGE.toNanos();
            while (System.nanoTime() < end) {
                assertThat(unavailable(1))
                        .allSatisfy(answer -> assertThat(answer).isLessThan(API_ANSWERS));
            }
            proxy.heal();
        });
    }

    @Test
    void aDatabaseThatIsRestartedCostsNothing() throws Exception {
        underLoad(() -> {
            own.stopPostgres();
            unavailable(1);
            restartPostgres(100);
        });
    }

    @Test
    void connectionsThatBreakBeforeTheAnswerToPrepareCostNothing() throws Exception {
        underLoad(() -> {
            proxy.cut(TcpProxy.Way.FROM_DATABASE, "PREPARE TRANSACTION", CUTS);
            await().atMost(Duration.ofSeconds(30L * CUTS)).until(() -> proxy.cutsLeft() == 0);
        });
        await().atMost(RECOVERY).until(() -> inDoubt() == 0);
    }

    @Test
    void connectionsThatBreakBeforeTheDatabaseLearnsOfTheDecisionCostNothing() throws Exception {
        underLoad(() -> {
            proxy.cut(TcpProxy.Way.TO_DATABASE, "COMMIT PREPARED", CUTS);
            await().atMost(Duration.ofSeconds(30L * CUTS)).until(() -> proxy.cutsLeft() == 0);
        });
        await().atMost(RECOVERY).until(() -> inDoubt() == 0);
    }

    @Test
    void aDatabaseThatPreparesNothingIsNotConsumedForAndTheRemedyIsNamed() throws Exception {
        own.stopPostgres();
        restartPostgres(0);
        try {
            own.server().deploy(TestServer.ear());
            await().atMost(GOES_ON)
                    .untilAsserted(() -> assertThat(api.answer("readiness").body())
                            .contains("max_prepared_transactions")
                            .contains("set it to 100"));
            assertThat(api.answer("readiness").statusCode()).isEqualTo(503);
            JmsClient jms = JmsClient.overHttp(own.server());
            for (int number = 0; number < 20; number++) {
                jms.sendEvent(events.apply(number));
            }
            assertThat(EventsQueue.waiting(own.server())).isEqualTo(20);
        } finally {
            own.stopPostgres();
            restartPostgres(100);
        }
        await().atMost(GOES_ON).until(() -> api.answer("readiness").statusCode() == 200);
        awaitRecorded(20);
    }

    /** More transactions than one page of an export has; the database ends while the second page is read. */
    @Test
    void anExportThatBreaksOffSaysSoWhereItEnds() throws Exception {
        int published = 2 * TransactionQuery.MAX_LIMIT + 2;
        HttpResponse<String> sent = new Api(own.server(), "operator")
                .post(
                        "events",
                        "application/json",
                        IntStream.range(0, published).mapToObj(events).collect(Collectors.joining(",", "[", "]")));
        assertThat(sent.statusCode()).as(sent.body()).isEqualTo(202);
        awaitRecorded(published);
        proxy.delay(Duration.ofMillis(500));
        try (InputStream export =
                api.stream("transactions/export?format=csv", "", "").body()) {
            int first = export.read();
            own.stopPostgres();
            String rest = new String(export.readAllBytes(), StandardCharsets.UTF_8);
            assertThat((char) first + rest)
                    .startsWith("\"id\",")
                    .contains(events.order(published - 1))
                    .endsWith("\n\"The export broke off here: not everything has come.");
        } finally {
            restartPostgres(100);
        }
    }

    @Test
    void aLockedBusinessTransactionHoldsUpNoOther() throws Exception {
        JmsClient jms = JmsClient.overHttp(own.server());
        jms.sendEvent(events.apply(0));
        awaitRecorded(1);
        try (Connection session = session();
                Statement lock = session.createStatement()) {
            lock.execute("select 1 from business_transaction where correlator = '" + events.order(0) + "' for update");
            othersGoOn(jms, Duration.ofSeconds(2 * TRANSACTION_SECONDS));
            session.rollback();
        }
        await().atMost(GOES_ON).until(() -> api.count("events?globalTransactionId=" + events.order(0)) == 2);
    }

    @Test
    void aTransactionInDoubtHoldsUpNoOther() throws Exception {
        JmsClient jms = JmsClient.overHttp(own.server());
        jms.sendEvent(events.apply(0));
        awaitRecorded(1);
        String name = "of somebody else " + UUID.randomUUID();
        try (Connection session = session();
                Statement doubt = session.createStatement()) {
            doubt.execute("update business_transaction set start_count = start_count where correlator = '"
                    + events.order(0) + "'");
            doubt.execute("prepare transaction '" + name + "'");
        }
        othersGoOn(jms, Duration.ofSeconds(2 * TRANSACTION_SECONDS));
        try (Connection session = session();
                Statement decision = session.createStatement()) {
            session.setAutoCommit(true);
            decision.execute("rollback prepared '" + name + "'");
        }
        await().atMost(GOES_ON).until(() -> api.count("events?globalTransactionId=" + events.order(0)) == 2);
    }

    @Test
    void whatWaitsLongerThanTheRecordersTimeOutIsRolledBackThenAndLeavesNoConnectionInUse() throws Exception {
        JmsClient jms = JmsClient.overHttp(own.server());
        long before = transactions("aborted");
        try (Connection session = session();
                Statement lock = session.createStatement()) {
            lock.execute("lock table monitoring_event in exclusive mode");
            jms.sendEvent(events.apply(0));
            await().atMost(GOES_ON).pollInterval(Duration.ofMillis(20)).until(() -> waitingForALock() == 1);
            long begin = System.nanoTime();
            await().atMost(GOES_ON).pollInterval(Duration.ofMillis(20)).until(() -> waitingForALock() == 0);
            assertThat(Duration.ofNanos(System.nanoTime() - begin))
                    .isBetween(
                            Duration.ofSeconds(TRANSACTION_SECONDS - 2), Duration.ofSeconds(TRANSACTION_SECONDS + 2));
            await().atMost(Duration.ofSeconds((long) TIME_OUTS * (TRANSACTION_SECONDS + 20)))
                    .until(() -> transactions("aborted") >= before + TIME_OUTS);
            session.rollback();
        }
        awaitRecorded(1);
        await().atMost(GOES_ON)
                .until(() -> inUse("xa-data-source=WaybillXA") == 0 && inUse("data-source=Waybill") == 0);
    }

    /** Publishes before, during and after the trouble; then everything is recorded within a minute, once. */
    private void underLoad(Trouble trouble) throws Exception {
        Publisher publisher = new Publisher(JmsClient.overHttp(own.server()), events, PER_SECOND);
        Thread thread = new Thread(publisher, "publisher");
        thread.start();
        try {
            await().atMost(GOES_ON)
                    .until(() -> !api.items("events?flow=RelayFlow&limit=1&from=" + events.createdAt())
                            .isEmpty());
            trouble.run();
        } finally {
            publisher.stop();
            thread.join();
        }
        awaitRecorded(publisher.sent());
        assertThat(EventsQueue.deadLetters(own.server())).isZero();
    }

    private void awaitRecorded(int published) {
        await().atMost(GOES_ON)
                .pollInterval(Duration.ofSeconds(1))
                .ignoreExceptions()
                .untilAsserted(() ->
                        assertThat(RecordedPairs.read(api, events, published)).isEqualTo(new RecordedPairs(0, 0, 0)));
    }

    /** The second event of order 0 cannot be recorded; each event of the other orders is, soon after it was sent. */
    private void othersGoOn(JmsClient jms, Duration howLong) {
        jms.sendEvent(events.apply(1));
        long end = System.nanoTime() + howLong.toNanos();
        int number = 2;
        while (System.nanoTime() < end) {
            jms.sendEvent(events.apply(number));
            String order = events.order(number);
            int expected = number % 2 + 1;
            await().atMost(Duration.ofSeconds(3))
                    .until(() -> api.count("events?globalTransactionId=" + order) == expected);
            number++;
        }
        assertThat(api.count("events?globalTransactionId=" + events.order(0))).isEqualTo(1);
    }

    /** How long each of so many simultaneous calls took to be answered 503 with words. */
    private static List<Duration> unavailable(int calls) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(calls);
        try {
            Callable<Duration> call = () -> {
                long begin = System.nanoTime();
                HttpResponse<String> answer = api.answer("transactions?limit=1");
                Duration took = Duration.ofNanos(System.nanoTime() - begin);
                assertThat(answer.statusCode()).as(answer.body()).isEqualTo(503);
                assertThat(answer.body()).contains("The database does not answer");
                return took;
            };
            List<Duration> took = new ArrayList<>();
            for (Future<Duration> one : threads.invokeAll(java.util.Collections.nCopies(calls, call))) {
                took.add(one.get());
            }
            return took;
        } finally {
            threads.shutdownNow();
        }
    }

    private static void restartPostgres(int preparedTransactions) {
        Postgres started = own.startPostgres(preparedTransactions);
        proxy.target(started.port());
    }

    /** A session past the proxy, in a transaction. */
    private static Connection session() throws SQLException {
        Connection session = own.postgres().dataSource().getConnection();
        session.setAutoCommit(false);
        return session;
    }

    private static int inDoubt() throws SQLException {
        return CrashTrial.inDoubtInPostgres(own);
    }

    /** The server's sessions that wait for another one's lock. */
    private static int waitingForALock() throws SQLException {
        try (Connection connection = own.postgres().dataSource().getConnection()) {
            return CrashTrial.count(
                    connection,
                    "select count(*) from pg_stat_activity where application_name = 'waybill' and wait_event_type = 'Lock'");
        }
    }

    private static long transactions(String how) {
        return Management.read(own.server(), "number-of-" + how + "-transactions", "subsystem=transactions")
                .asLong();
    }

    private static long inUse(String dataSource) {
        return Management.read(own.server(), "InUseCount", "subsystem=datasources", dataSource, "statistics=pool")
                .asLong();
    }

    /** How often the recorder has said that it pauses. */
    private static long pauses() {
        return own.server().warnings().stream()
                .filter(line -> line.contains("Recording pauses"))
                .count();
    }

    private interface Trouble {
        void run() throws Exception;
    }
}
