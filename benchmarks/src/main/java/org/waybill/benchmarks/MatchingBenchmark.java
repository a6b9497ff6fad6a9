package org.waybill.benchmarks;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** How long it takes to find what an event means, over a small and a large estate, by JMH; no server is needed. */
final class MatchingBenchmark implements Benchmark {

    /** Of {@code --seconds}: one measurement has two warm-up turns and a turn a round, each of a fourth. */
    private static final int TURNS = 4;

    @Override
    public void run(Arguments arguments, Report report) throws RunnerException {
        TimeValue turn = TimeValue.milliseconds(arguments.seconds() * 1000L / TURNS);
        Options options = new OptionsBuilder()
                .include(MatchingTrial.class.getName())
                .forks(1)
                .warmupIterations(2)
                .warmupTime(turn)
                .measurementIterations(arguments.rounds())
                .measurementTime(turn)
                .verbosity(VerboseMode.SILENT)
                .build();
        Collection<RunResult> results = new Runner(options).run();
        Map<String, Double> worst = new TreeMap<>();
        for (RunResult result : results) {
            String name = result.getParams().getParam("estate") + ", "
                    + result.getParams().getParam("memory") + ": micros an event";
            result.getAggregatedResult()
                    .getIterationResults()
                    .forEach(round -> report.add(name, round.getPrimaryResult().getScore()));
            worst.merge(result.getParams().getParam("memory"), report.of(name).median(), Math::max);
        }
        report.result("micros", worst.get(MatchingTrial.WARM));
        report.result("first-of-a-flow", worst.get(MatchingTrial.COLD));
    }
}
