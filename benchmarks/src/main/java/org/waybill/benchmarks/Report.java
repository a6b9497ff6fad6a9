package org.waybill.benchmarks;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What a benchmark found: every raw figure, in a table for people, in a file for programs, and one line of results. */
final class Report {

    private final Arguments arguments;
    private final Map<String, Object> settings = new LinkedHashMap<>();
    private final Map<String, Series> series = new LinkedHashMap<>();
    private final Map<String, String> results = new LinkedHashMap<>();

    Report(Arguments arguments) {
        this.arguments = arguments;
    }

    /** Something that must be known to repeat the run. */
    void setting(String name, Object value) {
        settings.put(name, value);
        say(name + ": " + value);
    }

    /** One measured value of a figure; the unit is part of the figure's name. */
    void add(String figure, double value) {
        note(figure, value);
        say(String.format(Locale.ROOT, "  %-44s %,14.2f", figure, value));
    }

    /** The same without a word, for what is measured often. */
    void note(String figure, double value) {
        series.computeIfAbsent(figure, name -> new Series()).add(value);
    }

    /** The values of a figure so far. */
    Series of(String figure) {
        Series found = series.get(figure);
        if (found == null) {
            throw new IllegalArgumentException("Nothing was measured under the name " + figure);
        }
        return found;
    }

    /** A figure that a goal speaks of. */
    void result(String key, double value) {
        results.put(key, String.format(Locale.ROOT, value < 10 ? "%.2f" : "%.0f", value));
    }

    /**
     * The same for what is compared within each round: the median of the rounds' ratios, and their spread in the table.
     *
     * @param figure measured as often as the one that it is compared with
     */
    void ratio(String key, String figure, String comparedWith) {
        List<Double> values = of(figure).values();
        List<Double> others = of(comparedWith).values();
        for (int round = 0; round < values.size(); round++) {
            note(key + " (round by round)", values.get(round) / others.get(round));
        }
        result(key, of(key + " (round by round)").median());
    }

    /** Says how far the run is. */
    @SuppressWarnings("SystemOut") // a program of the command line speaks to its user
    void say(String text) {
        System.out.println(text);
    }

    /** Prints the table and the line of results, and writes the file. */
    void print(Path file) {
        say(String.format("%n%-46s %14s %14s %14s %4s", "figure", "lowest", "median", "highest", "n"));
        series.forEach((name, values) -> say(String.format(
                Locale.ROOT,
                "%-46s %,14.2f %,14.2f %,14.2f %4d",
                name,
                values.lowest(),
                values.median(),
                values.highest(),
                values.values().size())));
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValue(file.toFile(), content());
        } catch (IOException e) {
            throw new UncheckedIOException("The figures cannot be written to " + file, e);
        }
        say("\nEvery figure is in " + file.toAbsolutePath() + ".");
        say("result: "
                + results.entrySet().stream()
                        .map(result -> result.getKey() + "=" + result.getValue())
                        .collect(Collectors.joining(" ")));
    }

    private Map<String, Object> content() {
        Map<String, Object> content = new LinkedHashMap<>();
        content.put("benchmark", arguments.benchmark());
        content.put("at", Instant.now().toString());
        content.put("database", arguments.database().folder());
        content.put("seconds", arguments.seconds());
        content.put("machine", machine());
        settings.putAll(arguments.settings());
        content.put("settings", settings);
        Map<String, List<Double>> figures = new LinkedHashMap<>();
        series.forEach((name, values) -> figures.put(name, values.values()));
        content.put("figures", figures);
        content.put("results", results);
        return content;
    }

    private static Map<String, Object> machine() {
        Map<String, Object> machine = new LinkedHashMap<>();
        machine.put("processors", Runtime.getRuntime().availableProcessors());
        machine.put("processor", line("/proc/cpuinfo", "model name"));
        machine.put("memory", line("/proc/meminfo", "MemTotal"));
        machine.put("system", System.getProperty("os.name") + " " + System.getProperty("os.version"));
        machine.put("java", System.getProperty("java.vm.version"));
        machine.put("wildfly", Site.version());
        return machine;
    }

    private static String line(String file, String name) {
        try {
            return Files.readAllLines(Path.of(file), StandardCharsets.UTF_8).stream()
                    .filter(line -> line.startsWith(name))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse("unknown");
        } catch (IOException notLinux) {
            return "unknown";
        }
    }
}
