package org.waybill.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.waybill.launcher.Database;
import org.waybill.launcher.DemoAccounts;
import org.waybill.launcher.LauncherException;
import org.waybill.launcher.Ports;
import org.waybill.launcher.Postgres;
import org.waybill.launcher.Scripts;
import org.waybill.launcher.Server;
import org.waybill.launcher.ServerHome;
import org.waybill.launcher.ServerInstance;

/** A fresh server with Waybill, configured by the scripts of jca-config as a user's is, and a fresh database. */
final class Site implements AutoCloseable {

    private static final String RECORDER =
            "/deployment=waybill.ear/subdeployment=ejb-module.jar/subsystem=ejb3/message-driven-bean=RecorderBean";

    /** The database's log as one file, {@link #databaseLog}. */
    private static final Map<String, String> DATABASE_LOG =
            Map.of("logging_collector", "on", "log_filename", "postgresql.log", "log_rotation_age", "0");

    private final Deque<AutoCloseable> running = new ArrayDeque<>();
    private final List<Long> databaseProcesses;
    private final Optional<Postgres> postgres;
    private final Supplier<Server> start;
    private Server server;
    private boolean recorderRuns = true;
    private Management management;
    private final Path folder;

    private Site(
            Arguments arguments,
            Map<String, String> properties,
            List<String> javaOptions,
            Map<String, String> databaseSettings)
            throws IOException {
        Database database = arguments.database();
        folder = Files.createTempDirectory(
                Files.createDirectories(arguments.folder()).toAbsolutePath(), database.folder());
        Runtime.getRuntime().addShutdownHook(new Thread(this::close, "site-end"));
        Ports ports = Ports.free();
        ServerInstance instance = new ServerInstance(home(), folder.resolve("server"), "standalone-full.xml");
        instance.configure(
                Scripts.install(path("waybill.root").resolve("jca-config"), database, "acceptors"),
                Map.of("waybill.postgresql.driver", System.getProperty("waybill.postgresql.driver")));
        DemoAccounts.write(instance);
        Map<String, String> all = new HashMap<>(DemoAccounts.DATABASE);
        all.put("waybill.definitions.dir", definitions().toString());
        if (database == Database.POSTGRESQL) {
            Map<String, String> settings = new HashMap<>(databaseSettings);
            settings.putAll(DATABASE_LOG);
            Postgres started = keep(Postgres.start(folder.resolve("postgresql"), settings));
            postgres = Optional.of(started);
            all.putAll(started.serverProperties());
            databaseProcesses = List.of(postmaster(folder.resolve("postgresql/data")));
        } else {
            postgres = Optional.empty();
            databaseProcesses = List.of();
        }
        all.putAll(properties);
        start = () -> Server.start(instance, ports, all, javaOptions);
        server = keep(start.get());
        management = keep(new Management(ports.management()));
        server.deploy(path("waybill.ear"));
    }

    /**
     * Starts everything; the recorder delivers.
     *
     * @param arguments which database, and where
     * @param properties settings beside the usual ones
     * @param javaOptions for the server's virtual machine, beside the usual ones
     */
    static Site open(Arguments arguments, Map<String, String> properties, List<String> javaOptions) throws IOException {
        return new Site(arguments, properties, javaOptions, Map.of());
    }

    /**
     * The same with settings of PostgreSQL.
     *
     * @param databaseSettings as in {@code postgresql.conf}
     */
    static Site open(
            Arguments arguments,
            Map<String, String> properties,
            List<String> javaOptions,
            Map<String, String> databaseSettings)
            throws IOException {
        return new Site(arguments, properties, javaOptions, databaseSettings);
    }

    /** WildFly's version, as its folder is named. */
    static String version() {
        return home().directory().getFileName().toString();
    }

    Server server() {
        return server;
    }

    Management management() {
        return management;
    }

    /** The store's database, if it is a process of its own. */
    Optional<Postgres> postgres() {
        return postgres;
    }

    /** What PostgreSQL has logged. */
    Path databaseLog() {
        return folder.resolve("postgresql/data/log/postgresql.log");
    }

    Queue events() {
        return Queue.events(management);
    }

    /** Where this run's files are; gone after a clean build. */
    Path folder() {
        return folder;
    }

    /** Ends the server in order and starts it again; returns when WildFly says that it is up. */
    synchronized Server restart() {
        running.remove(management);
        running.remove(server);
        management.close();
        server.close();
        server = keep(start.get());
        management = keep(new Management(server.ports().management()));
        return server;
    }

    boolean recorderRuns() {
        return recorderRuns;
    }

    void startRecorder() {
        recorderRuns = true;
        management.run(RECORDER, "start-delivery");
    }

    void stopRecorder() {
        recorderRuns = false;
        management.run(RECORDER, "stop-delivery");
    }

    /** CPU time of server and database so far. */
    Cpu cpu() {
        return new Cpu(CpuTime.seconds(List.of(server.pid())), CpuTime.seconds(databaseProcesses));
    }

    /** Transactions that the server's transaction manager has committed so far. */
    long committed() {
        return management
                .run("/subsystem=transactions", "read-attribute", "name", "number-of-committed-transactions")
                .asLong();
    }

    /** Ends everything, the server before its database; twice does no harm. */
    @Override
    public synchronized void close() {
        while (!running.isEmpty()) {
            try {
                running.pop().close();
            } catch (Exception e) {
                throw new LauncherException("Not everything ended in order: " + e.getMessage(), e);
            }
        }
    }

    private <T extends AutoCloseable> T keep(T resource) {
        running.push(resource);
        return resource;
    }

    /** The benchmarks' own definitions beside those of the EAR. */
    private Path definitions() throws IOException {
        Path definitions = Files.createDirectories(folder.resolve("definitions"));
        Files.writeString(definitions.resolve("benchmark.json"), SampleEvents.DEFINITION);
        Files.writeString(definitions.resolve("shared.json"), FlowVariant.SHARED_DEFINITION);
        Files.writeString(definitions.resolve("burst.json"), BurstLoad.DEFINITION);
        return definitions;
    }

    private static ServerHome home() {
        return new ServerHome(path("waybill.server.home"));
    }

    private static long postmaster(Path data) throws IOException {
        return Long.parseLong(Files.readAllLines(data.resolve("postmaster.pid")).get(0));
    }

    private static Path path(String property) {
        String value = System.getProperty(property);
        if (value == null) {
            throw new LauncherException("The system property " + property + " is missing; benchmarks/run sets it.");
        }
        return Path.of(value);
    }
}
