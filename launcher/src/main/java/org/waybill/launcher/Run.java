package org.waybill.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * What {@code mvn -Prun verify} starts: a server with Waybill on 127.0.0.1, in the foreground until Ctrl-C. Its data is in
 * {@code .waybill} of the project's folder and is there again next time.
 *
 * <p>System properties: {@code waybill.root} (the project's folder), {@code waybill.server.home}, {@code waybill.ear},
 * {@code waybill.postgresql.driver} (set by Maven); {@code waybill.database} ({@code h2} or {@code postgresql}) and
 * {@code waybill.http.port} (8080) by the user.
 */
public final class Run {

    /** Closed in the opposite order when the process ends: the server before its database. */
    private final Deque<AutoCloseable> running = new ArrayDeque<>();

    private boolean ending;

    private Run() {}

    public static void main(String[] arguments) throws InterruptedException {
        Run run = new Run();
        Runtime.getRuntime().addShutdownHook(new Thread(run::end, "waybill-end"));
        try {
            run.start().awaitEnd();
            run.end();
        } catch (LauncherException e) {
            run.end();
            say(e.getMessage());
            throw e;
        }
    }

    private Server start() {
        Path root = path("waybill.root");
        Database database = Database.named(System.getProperty("waybill.database", "h2"));
        Ports ports = Ports.withHttp(httpPort());
        ServerHome home = new ServerHome(path("waybill.server.home"));
        Path data = root.resolve(".waybill/run-" + database.folder());
        ServerInstance instance = new ServerInstance(home, data.resolve("server"), "standalone-full.xml");

        Map<String, String> properties = new HashMap<>(DemoAccounts.DATABASE);
        if (database == Database.POSTGRESQL) {
            say("Starting PostgreSQL.");
            Postgres postgres = keep(Postgres.start(data.resolve("postgresql")));
            properties.putAll(postgres.serverProperties());
        }
        Stamp deployed = new Stamp(instance.baseDirectory().resolve("waybill-ear.sha256"));
        Scripts scripts = Scripts.install(root.resolve("jca-config"), database);
        Map<String, String> drivers = Map.of(
                "waybill.postgresql.driver", path("waybill.postgresql.driver").toString());
        if (instance.configureWhenChanged(scripts, drivers)) {
            say("Configured WildFly with the scripts of jca-config.");
            deployed.forget();
        }
        DemoAccounts.write(instance);

        say("Starting WildFly; its log is " + instance.console() + ".");
        Server server = keep(Server.start(instance, ports, properties));
        deploy(server, path("waybill.ear"), deployed);
        welcome(server, database, data);
        return server;
    }

    private static void deploy(Server server, Path ear, Stamp deployed) {
        String fingerprint = fingerprint(ear);
        if (!deployed.is(fingerprint)) {
            say("Deploying " + ear.getFileName() + " through the management CLI.");
            server.deploy(ear);
            boolean first = Files.notExists(deployed.file());
            deployed.set(fingerprint);
            if (first) {
                sendSamples(server);
            }
        }
    }

    /** Without samples the viewer is empty, but it works: the reason is said, and that is all. */
    private static void sendSamples(Server server) {
        try {
            int purchases = new SampleTraffic(server.uri("/waybill/api/")).send();
            say("Sent " + purchases + " sample purchases on their way.");
        } catch (LauncherException e) {
            say(e.getMessage());
        }
    }

    private static void welcome(Server server, Database database, Path data) {
        say("""

                Waybill runs: %s
                Accounts (password = name): %s
                Database: %s, kept in %s
                End it with Ctrl-C.""".formatted(
                server.uri("/waybill/"), String.join(", ", DemoAccounts.ROLES.keySet()), database.folder(), data));
    }

    private synchronized <T extends AutoCloseable> T keep(T resource) {
        if (ending) {
            close(resource);
        } else {
            running.push(resource);
        }
        return resource;
    }

    private synchronized void end() {
        ending = true;
        if (!running.isEmpty()) {
            say("Ending the server.");
        }
        while (!running.isEmpty()) {
            close(running.pop());
        }
    }

    private static void close(AutoCloseable resource) {
        try {
            resource.close();
        } catch (Exception e) {
            say("Not everything ended in order: " + e.getMessage());
        }
    }

    private static int httpPort() {
        String value = System.getProperty("waybill.http.port", "8080");
        try {
            int port = Integer.parseInt(value);
            if (port >= 1024 && port <= 65_535) {
                return port;
            }
        } catch (NumberFormatException notANumber) {
            // said below, with the same words as a number out of range
        }
        throw new LauncherException("-Dwaybill.http.port=" + value + " is no port: right would be 1024 to 65535.");
    }

    private static Path path(String property) {
        String value = System.getProperty(property);
        if (value == null) {
            throw new LauncherException("The system property " + property + " is missing; mvn -Prun verify sets it.");
        }
        return Path.of(value);
    }

    private static String fingerprint(Path file) {
        try {
            return Stamp.fingerprint(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @SuppressWarnings("SystemOut") // a program of the command line speaks to its user
    private static void say(String text) {
        System.out.println(text);
    }
}
