package org.waybill.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;
import org.waybill.launcher.Database;
import org.waybill.launcher.DemoAccounts;
import org.waybill.launcher.Ports;
import org.waybill.launcher.Postgres;
import org.waybill.launcher.Scripts;
import org.waybill.launcher.Server;
import org.waybill.launcher.ServerHome;
import org.waybill.launcher.ServerInstance;

/**
 * The server of one test run: configured by the scripts of jca-config, with demo accounts, all acceptors and metrics, and Waybill
 * deployed through the management CLI. JUnit starts it before the first test and ends it after the last, however that went.
 */
public final class TestServer implements LauncherSessionListener {

    /** Set by Failsafe alone, so that unit tests of this module start no server. */
    private static final Optional<String> DATABASE = Optional.ofNullable(System.getProperty("waybill.test.database"));

    /** What every test must do with, the one with 50 MB in a message too. */
    private static final String HEAP = "-Xmx512m";

    private static Optional<Server> server = Optional.empty();
    private static Optional<Postgres> postgres = Optional.empty();
    private static Optional<OtlpCollector> collector = Optional.empty();

    /** The running server. */
    public static Server server() {
        return server.orElseThrow(() -> new IllegalStateException(
                "No server runs: start these tests with Failsafe, or with -Dwaybill.test.database=h2"));
    }

    /** The database of this run. */
    public static Database database() {
        return Database.named(DATABASE.orElse("h2"));
    }

    /** The database process of this run, when it is one of its own. */
    public static Optional<Postgres> postgres() {
        return postgres;
    }

    /** Where the server pushes its metrics. */
    static OtlpCollector collector() {
        return collector.orElseThrow();
    }

    /** The WildFly that all instances share. */
    public static ServerHome home() {
        return new ServerHome(Path.of(System.getProperty("waybill.server.home")));
    }

    /** The scripts' folder. */
    public static Path jcaConfig() {
        return Path.of(System.getProperty("waybill.root"), "jca-config");
    }

    /** What the scripts must be told. */
    public static Map<String, String> scriptProperties() {
        return Map.of("waybill.postgresql.driver", System.getProperty("waybill.postgresql.driver"));
    }

    /** The EAR that was built before. */
    public static Path ear() {
        return Path.of(System.getProperty("waybill.ear"));
    }

    /** An instance of its own for a test, with folders that did not exist before. */
    public static ServerInstance newInstance(String name, String configuration) {
        try {
            Path folder = Files.createDirectories(Path.of("target", "servers"));
            return new ServerInstance(home(), Files.createTempDirectory(folder.toAbsolutePath(), name), configuration);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        if (DATABASE.isPresent() && server.isEmpty()) {
            Runtime.getRuntime().addShutdownHook(new Thread(TestServer::stop, "test-server-end"));
            start();
        }
    }

    @Override
    public void launcherSessionClosed(LauncherSession session) {
        stop();
    }

    private static synchronized void start() {
        ServerInstance instance = newInstance(database().folder(), "standalone-full.xml");
        instance.configure(
                Scripts.install(jcaConfig(), database(), "acceptors", "metrics", "metrics-otlp"), scriptProperties());
        DemoAccounts.write(instance);
        Map<String, String> properties = new HashMap<>(DemoAccounts.DATABASE);
        collector = Optional.of(OtlpCollector.start());
        properties.put("waybill.metrics.otlp.endpoint", collector.get().uri());
        properties.put("waybill.metrics.otlp.step-seconds", "10");
        properties.put("waybill.retention.complete-days", "2");
        properties.put("waybill.retention.payload-days", "1");
        if (database() == Database.POSTGRESQL) {
            Postgres started = Postgres.start(instance.baseDirectory().resolve("postgresql"));
            postgres = Optional.of(started);
            properties.putAll(started.serverProperties());
        }
        Server started = Server.start(instance, Ports.free(), properties, List.of(HEAP, Server.COMPILED_ONCE));
        server = Optional.of(started);
        System.setProperty(
                "waybill.test.management.port", Integer.toString(started.ports().management()));
        started.deploy(ear());
    }

    private static synchronized void stop() {
        server.ifPresent(Server::close);
        server = Optional.empty();
        postgres.ifPresent(Postgres::close);
        postgres = Optional.empty();
        collector.ifPresent(OtlpCollector::close);
        collector = Optional.empty();
    }
}
