package org.waybill.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * One server's own folders (configuration, data, log, deployments) beside a shared home.
 *
 * @param home the WildFly that it runs on
 * @param baseDirectory where its folders are or will be; they survive restarts
 * @param configuration name of its configuration file, such as {@code standalone-full.xml}
 */
public record ServerInstance(ServerHome home, Path baseDirectory, String configuration) {

    public ServerInstance {
        baseDirectory = baseDirectory.toAbsolutePath();
    }

    /**
     * Runs the scripts over the configuration, a stock one in the beginning.
     *
     * @param properties values that the scripts need, such as {@code waybill.postgresql.driver}
     */
    public void configure(Scripts scripts, Map<String, String> properties) {
        try {
            copyStockFiles();
            Path script = Files.createDirectories(baseDirectory.resolve("tmp")).resolve("waybill.cli");
            Files.writeString(script, scripts.text());
            Map<String, String> all = new HashMap<>(properties);
            all.put("waybill.server.config", configuration);
            new CommandLine(home).offline(baseDirectory, script, all);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * As {@link #configure}, from a fresh stock configuration, and only when the scripts are other ones than last time.
     *
     * @return whether the scripts ran; a deployment is then no longer there
     */
    public boolean configureWhenChanged(Scripts scripts, Map<String, String> properties) {
        Stamp stamp = new Stamp(configurationDirectory().resolve("waybill-scripts.sha256"));
        if (stamp.is(scripts.fingerprint())) {
            return false;
        }
        try {
            Files.deleteIfExists(configurationFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        configure(scripts, properties);
        stamp.set(scripts.fingerprint());
        return true;
    }

    public Path configurationDirectory() {
        return baseDirectory.resolve("configuration");
    }

    public Path configurationFile() {
        return configurationDirectory().resolve(configuration);
    }

    /** What the server printed since its last start. */
    public Path console() {
        return baseDirectory.resolve("log/console.log");
    }

    /** Files that are there already stay: users and the configuration belong to the instance. */
    private void copyStockFiles() throws IOException {
        Files.createDirectories(configurationDirectory());
        Files.createDirectories(baseDirectory.resolve("deployments"));
        try (Stream<Path> files = Files.list(home.stockConfiguration())) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = configurationDirectory().resolve(file.getFileName());
                if (Files.notExists(copy)) {
                    Files.copy(file, copy);
                }
            }
        }
    }
}
