package org.waybill.benchmarks;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.waybill.launcher.LauncherException;

/** What {@code benchmarks/run} starts. Exit codes: 0 measured, 1 could not measure, 2 not understood. */
public final class Benchmarks {

    private static final Map<String, Supplier<Benchmark>> ALL = new TreeMap<>(Map.of(
            "recorder", RecorderBenchmark::whole,
            "drain", RecorderBenchmark::withoutNaive,
            "flow", FlowBenchmark::new,
            "ingest", IngestBenchmark::new,
            "latency", LatencyBenchmark::new,
            "backlog", BacklogBenchmark::new,
            "query", QueryBenchmark::new,
            "purge", PurgeBenchmark::new,
            "matching", MatchingBenchmark::new,
            "startup", StartupBenchmark::new));

    private Benchmarks() {}

    public static void main(String[] words) throws Exception {
        Arguments arguments;
        try {
            arguments = Arguments.of(words);
            if (!ALL.containsKey(arguments.benchmark())) {
                throw new IllegalArgumentException("There is no benchmark '" + arguments.benchmark() + "'.");
            }
        } catch (IllegalArgumentException | LauncherException e) {
            complain(e.getMessage() + "\n" + Arguments.USAGE + "\nNAME is one of " + String.join(", ", ALL.keySet()));
            System.exit(2);
            return;
        }
        Report report = new Report(arguments);
        try {
            ALL.get(arguments.benchmark()).get().run(arguments, report);
        } catch (LauncherException | IllegalStateException e) {
            complain(e.getMessage());
            System.exit(1);
        }
        report.print(Path.of("target", arguments.benchmark() + ".json"));
        System.exit(0);
    }

    @SuppressWarnings("SystemOut") // a program of the command line speaks to its user
    private static void complain(String text) {
        System.err.println(text);
    }
}
