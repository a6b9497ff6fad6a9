package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.waybill.launcher.Database;
import org.waybill.launcher.DemoAccounts;
import org.waybill.launcher.Ports;
import org.waybill.launcher.Postgres;
import org.waybill.launcher.Scripts;
import org.waybill.launcher.Server;
import org.waybill.launcher.ServerInstance;

/** A server that is killed while it records loses nothing and doubles nothing. It has a database of its own. */
class CrashIT {

    private static final int KILLS = Integer.getInteger("waybill.test.kills", 1);
    private static final Duration RECOVERY = Duration.ofMinutes(3);

    private final Ports ports = Ports.free();
    private Optional<Server> server = Optional.empty();
    private Optional<Postgres> postgres = Optional.empty();

    @AfterEach
    void end() {
        server.ifPresent(Server::close);
        postgres.ifPresent(Postgres::close);
    }

    @Test
    void whatTheBrokerAcknowledgedIsRecordedOnceAlthoughTheServerIsKilled() throws Exception {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        ServerInstance instance = TestServer.newInstance("crash", "standalone-full.xml");
        Map<String, String> properties = prepare(instance);
        start(instance, properties).deploy(TestServer.ear());

        String run = "CRASH-" + seed;
        Publisher publisher = new Publisher(JmsClient.overHttp(running()), run, 400);
        Thread thread = new Thread(publisher, "publisher");
        thread.start();
        try {
            for (int kill = 0; kill < KILLS; kill++) {
                int until = publisher.sent() + 200 + random.nextInt(600);
                await().atMost(RECOVERY).until(() -> publisher.sent() > until);
                running().kill();
                start(instance, properties);
            }
            int last = publisher.sent() + 200;
            await().atMost(RECOVERY).until(() -> publisher.sent() > last);
        } finally {
            publisher.stop();
            thread.join();
        }

        Api api = new Api(running(), "viewer");
        await().atMost(RECOVERY)
                .pollInterval(Duration.ofSeconds(2))
                .ignoreExceptions()
                .untilAsserted(() -> assertThat(api.count("events?flow=Publisher-" + run))
                        .as("recorded of %d published, seed %d", publisher.sent(), seed)
                        .isEqualTo(publisher.sent()));
        await().atMost(RECOVERY).pollInterval(Duration.ofSeconds(2)).until(this::inDoubt, count -> count == 0);
        await().atMost(RECOVERY)
                .pollInterval(Duration.ofSeconds(2))
                .untilAsserted(() -> assertThat(running()
                                .management("/subsystem=messaging-activemq/server=default:list-prepared-transactions"))
                        .as("prepared on the broker, seed %d", seed)
                        .contains("\"result\" => []"));
    }

    private Map<String, String> prepare(ServerInstance instance) {
        instance.configure(
                Scripts.install(TestServer.jcaConfig(), TestServer.database()), TestServer.scriptProperties());
        DemoAccounts.write(instance);
        Map<String, String> properties = new HashMap<>(DemoAccounts.DATABASE);
        // Recovery looks every two minutes in stock; the test need not wait for that.
        properties.put("RecoveryEnvironmentBean.periodicRecoveryPeriod", "10");
        properties.put("RecoveryEnvironmentBean.recoveryBackoffPeriod", "3");
        if (TestServer.database() == Database.POSTGRESQL) {
            Path folder = instance.baseDirectory().resolve("postgresql");
            postgres = Optional.of(Postgres.start(folder));
            properties.putAll(postgres.get().serverProperties());
        }
        return properties;
    }

    private Server start(ServerInstance instance, Map<String, String> properties) {
        server = Optional.of(Server.start(instance, ports, properties));
        return running();
    }

    private Server running() {
        return server.orElseThrow();
    }

    /** Transactions that the database has prepared and nobody has decided. */
    private int inDoubt() throws SQLException {
        if (postgres.isEmpty()) {
            return 0;
        }
        try (Connection connection = postgres.get().dataSource().getConnection();
                Statement statement = connection.createStatement();
                ResultSet count = statement.executeQuery("select count(*) from pg_prepared_xacts")) {
            count.next();
            return count.getInt(1);
        }
    }
}
