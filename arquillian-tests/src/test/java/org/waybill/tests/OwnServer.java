package org.waybill.tests;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.waybill.launcher.Database;
import org.waybill.launcher.DemoAccounts;
import org.waybill.launcher.Ports;
import org.waybill.launcher.Postgres;
import org.waybill.launcher.Scripts;
import org.waybill.launcher.Server;
import org.waybill.launcher.ServerInstance;

/** A server with a database of its own, for tests that kill one or the other. Configured as a user's, by the scripts. */
final class OwnServer implements AutoCloseable {

    private final ServerInstance instance;
    private final Ports ports = Ports.free();
    private final Map<String, String> properties = new HashMap<>(DemoAccounts.DATABASE);
    private Optional<Postgres> postgres = Optional.empty();
    private Optional<Server> server = Optional.empty();

    /** @param name the beginning of its folder's name */
    OwnServer(String name) {
        // also when the test is interrupted
        Runtime.getRuntime().addShutdownHook(new Thread(this::close, "own-server-end"));
        instance = TestServer.newInstance(name, "standalone-full.xml");
        instance.configure(
                Scripts.install(TestServer.jcaConfig(), TestServer.database()), TestServer.scriptProperties());
        DemoAccounts.write(instance);
        if (TestServer.database() == Database.POSTGRESQL) {
            properties.putAll(startPostgres(100).serverProperties());
        }
    }

    /** Starts the database over its data, on any port. */
    Postgres startPostgres(int preparedTransactions) {
        Postgres started = Postgres.start(folder().resolve("postgresql"), preparedTransactions);
        postgres = Optional.of(started);
        return started;
    }

    /** Ends the database in order. */
    void stopPostgres() {
        postgres.ifPresent(Postgres::close);
        postgres = Optional.empty();
    }

    /** Another value for a setting, from the next start on. */
    void set(String property, String value) {
        properties.put(property, value);
    }

    /** Starts the server; what was deployed before is there again. */
    Server start(List<String> javaOptions) {
        List<String> options = new ArrayList<>(javaOptions);
        options.add(Server.COMPILED_ONCE);
        Server started = Server.start(instance, ports, properties, options);
        server = Optional.of(started);
        return started;
    }

    /** The server of the last start. */
    Server server() {
        return server.orElseThrow(() -> new IllegalStateException("The server was not started yet"));
    }

    /** The database, when it is a process of its own. */
    Postgres postgres() {
        return postgres.orElseThrow(() -> new IllegalStateException(Database.H2 + " has no process of its own"));
    }

    Ports ports() {
        return ports;
    }

    /** Where its files are. */
    Path folder() {
        return instance.baseDirectory();
    }

    /** What the server printed since its last start. */
    Path console() {
        return instance.console();
    }

    /** Ends the server in order and leaves the database. */
    void stop() {
        server.ifPresent(Server::close);
        server = Optional.empty();
    }

    @Override
    public synchronized void close() {
        stop();
        stopPostgres();
    }
}
