package org.waybill.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.wildfly.core.launcher.CliCommandBuilder;

/** WildFly's management command line, each call a process of its own (two to six seconds). */
final class CommandLine {

    private static final Duration LONGEST = Duration.ofMinutes(5);

    private final ServerHome home;

    CommandLine(ServerHome home) {
        this.home = home;
    }

    /**
     * Runs a script over the configuration of a server that does not run.
     *
     * @param properties what the script's expressions outside of management operations refer to
     */
    void offline(Path baseDirectory, Path script, Map<String, String> properties) {
        CliCommandBuilder command = CliCommandBuilder.of(home.directory())
                .addJavaOption(Server.COMPILED_ONCE)
                .addJavaOption("-Djboss.server.base.dir=" + baseDirectory)
                .setScriptFile(script);
        properties.forEach((name, value) -> command.addJavaOption("-D" + name + "=" + value));
        run(command.build(), "script " + script);
    }

    /** Runs one command or management operation on a running server and returns what it prints. */
    String online(int managementPort, String line) {
        CliCommandBuilder command = CliCommandBuilder.of(home.directory())
                .addJavaOption(Server.COMPILED_ONCE)
                .setConnection("127.0.0.1", managementPort)
                .setTimeout(10_000)
                .addCliArgument("--no-color-output")
                .setCommand(line);
        return run(command.build(), "command " + line);
    }

    private String run(List<String> command, String what) {
        Path output = temporaryFile();
        try {
            ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(command));
            // The embedded server and jboss-cli.xml are looked for there.
            builder.environment().put("JBOSS_HOME", home.directory().toString());
            Process process = builder.redirectErrorStream(true)
                    .redirectInput(new File("/dev/null"))
                    .redirectOutput(output.toFile())
                    .start();
            boolean ended = process.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS);
            String printed = Files.readString(output, StandardCharsets.UTF_8);
            if (!ended) {
                process.destroyForcibly();
                throw new LauncherException(
                        "The management " + what + " did not end within " + LONGEST + ": " + printed);
            }
            if (process.exitValue() != 0) {
                throw new LauncherException("The management " + what + " failed: " + printed.strip());
            }
            return printed;
        } catch (IOException e) {
            throw new LauncherException("The management " + what + " could not be run: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LauncherException("Interrupted during the management " + what + ".", e);
        } finally {
            deleteQuietly(output);
        }
    }

    private static Path temporaryFile() {
        try {
            return Files.createTempFile("waybill-cli", ".out");
        } catch (IOException e) {
            throw new LauncherException("No temporary file can be written: " + e.getMessage(), e);
        }
    }

    private static void deleteQuietly(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException leftToTheSystem) {
            file.toFile().deleteOnExit();
        }
    }
}
