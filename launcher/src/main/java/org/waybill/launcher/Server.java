package org.waybill.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wildfly.core.launcher.StandaloneCommandBuilder;

/** A running server on 127.0.0.1; what it prints goes to its instance's console file. */
public final class Server implements AutoCloseable {

    /** The property of the database's password; it travels in the environment, not on the command line. */
    public static final String DATABASE_PASSWORD = "waybill.database.password";

    /**
     * Option of the virtual machine for a process that lives for seconds or a minute: its code is not worth a second compilation,
     * and without it a server is up in two thirds of the time.
     */
    public static final String COMPILED_ONCE = "-XX:TieredStopAtLevel=1";

    private static final Duration START = Duration.ofMinutes(4);
    private static final Duration STOP = Duration.ofMinutes(1);
    /** Printed when all services are up, when all but some are, and when none will be: WildFly's own message codes. */
    private static final String STARTED = "WFLYSRV0025";

    private static final String STARTED_WITH_ERRORS = "WFLYSRV0026";

    /** The level stands behind the time; further on, the word is part of a message. */
    private static final Pattern WARNING = Pattern.compile("^\\S+ (WARN|WARNING|ERROR|SEVERE|FATAL) ");

    private final ServerInstance instance;
    private final Ports ports;
    private final Process process;

    private Server(ServerInstance instance, Ports ports, Process process) {
        this.instance = instance;
        this.ports = ports;
        this.process = process;
    }

    /**
     * Starts the instance and waits until it answers, four minutes at most.
     *
     * @param properties system properties for the server and what is deployed in it; {@code waybill.database.password}
     *     travels in the environment
     * @throws LauncherException when it ends, or is not up in time
     */
    public static Server start(ServerInstance instance, Ports ports, Map<String, String> properties) {
        return start(instance, ports, properties, List.of());
    }

    /**
     * As {@link #start(ServerInstance, Ports, Map)}, with further options for the virtual machine; where two say
     * different things the later one counts, so a heap given here replaces the usual one.
     */
    public static Server start(
            ServerInstance instance, Ports ports, Map<String, String> properties, List<String> javaOptions) {
        StandaloneCommandBuilder command = StandaloneCommandBuilder.of(
                        instance.home().directory())
                .setServerConfiguration(instance.configuration())
                .setJavaOptions(List.of(
                        "-Xms128m",
                        "-Xmx1g",
                        "-Djava.net.preferIPv4Stack=true",
                        "-Dorg.jboss.logmanager.nocolor=true"));
        javaOptions.forEach(command::addJavaOption);
        command.setBaseDirectory(instance.baseDirectory());
        command.addServerArguments(ports.serverArguments());
        command.addServerArgument("-Djboss.tx.node.id=waybill-" + ports.offset());
        ProcessBuilder builder = new ProcessBuilder();
        properties.forEach((name, value) -> {
            if (name.equals(DATABASE_PASSWORD)) {
                builder.environment().put("WAYBILL_DATABASE_PASSWORD", value);
            } else {
                command.addServerArgument("-D" + name + "=" + value);
            }
        });
        try {
            Files.createDirectories(instance.console().getParent());
            Process process = builder.command(command.build())
                    .directory(instance.baseDirectory().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(instance.console().toFile())
                    .start();
            Server server = new Server(instance, ports, process);
            server.awaitStart();
            return server;
        } catch (IOException e) {
            throw new LauncherException("The server cannot be started: " + e.getMessage(), e);
        }
    }

    /** Runs one management-CLI command or operation and returns what it prints; a failed one throws. */
    public String management(String command) {
        return new CommandLine(instance.home()).online(ports.management(), command);
    }

    /** Deploys the archive under its file name, in the place of an earlier one of the same name. */
    public void deploy(Path archive) {
        management("deploy --force " + archive.toAbsolutePath());
    }

    /** Takes the deployment away. */
    public void undeploy(String name) {
        management("undeploy " + name);
    }

    /** Where the deployed application with this context path answers. */
    public URI uri(String path) {
        return URI.create("http://localhost:" + ports.http() + path);
    }

    public Ports ports() {
        return ports;
    }

    public ServerInstance instance() {
        return instance;
    }

    public long pid() {
        return process.pid();
    }

    public boolean isRunning() {
        return process.isAlive();
    }

    /** Waits until the server ends by itself or by somebody else's hand. */
    public void awaitEnd() throws InterruptedException {
        process.waitFor();
    }

    /** The console's lines of the levels that warn, in the words of both logging interfaces, since the start. */
    public List<String> warnings() {
        try (Stream<String> lines = Files.lines(instance.console(), StandardCharsets.UTF_8)) {
            return lines.filter(line -> WARNING.matcher(line).find()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As {@code kill -9}: the process is gone when this returns, nothing was put in order. */
    public void kill() {
        process.destroyForcibly();
        awaitExit(STOP);
    }

    /** Ends the server in order; after a minute by force. */
    @Override
    public void close() {
        process.destroy();
        if (!awaitExit(STOP)) {
            kill();
        }
    }

    private boolean awaitExit(Duration atMost) {
        try {
            return process.waitFor(atMost.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void awaitStart() {
        long end = System.nanoTime() + START.toNanos();
        while (!hasPrinted(STARTED) && !hasPrinted(STARTED_WITH_ERRORS)) {
            if (awaitExit(Duration.ZERO)) {
                throw new LauncherException("The server ended while it started (exit code " + process.exitValue()
                        + "); its last words are in " + instance.console() + ".");
            }
            if (System.nanoTime() > end) {
                kill();
                throw new LauncherException("The server was not up within " + START.toMinutes()
                        + " minutes and was ended; what it was doing is in " + instance.console() + ".");
            }
            pause();
        }
    }

    private boolean hasPrinted(String text) {
        try {
            return Files.readString(instance.console(), StandardCharsets.UTF_8).contains(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void pause() {
        try {
            process.waitFor(200, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            kill();
            throw new LauncherException("Interrupted while the server started.", e);
        }
    }
}
