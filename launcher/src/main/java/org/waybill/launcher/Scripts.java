package org.waybill.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Management-CLI scripts of jca-config in the order in which they run. They are joined into one, because each start of
 * the CLI with an embedded server costs five seconds.
 *
 * @param files the scripts, {@code offline.cli} first
 */
public record Scripts(List<Path> files) {

    public Scripts {
        files = List.copyOf(files);
    }

    /**
     * What a server needs for Waybill: {@code offline.cli}, {@code server/*}, the database's folder, and the named files
     * of {@code optional/}.
     */
    public static Scripts install(Path jcaConfig, Database database, String... optional) {
        List<Path> files = new ArrayList<>(List.of(jcaConfig.resolve("offline.cli")));
        files.addAll(sorted(jcaConfig.resolve("server")));
        files.addAll(sorted(jcaConfig.resolve(database.folder())));
        for (String name : optional) {
            files.add(jcaConfig.resolve("optional").resolve(name + ".cli"));
        }
        return new Scripts(files);
    }

    /** What makes a stock server of it again. */
    public static Scripts remove(Path jcaConfig) {
        return new Scripts(List.of(jcaConfig.resolve("offline.cli"), jcaConfig.resolve("remove.cli")));
    }

    /** All scripts as one. */
    String text() {
        return files.stream().map(Scripts::read).collect(Collectors.joining("\n"));
    }

    /** Differs when any script differs. */
    String fingerprint() {
        return Stamp.fingerprint(text().getBytes(StandardCharsets.UTF_8));
    }

    private static List<Path> sorted(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".cli"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
