package org.waybill.benchmarks;

/** A backlog far larger than the heap drains, and as fast as a short queue of the same events. */
final class BacklogBenchmark implements Benchmark {

    private static final int BACKLOG = 200_000;
    private static final int SHORT_QUEUE = 20_000;
    private static final int MORE_BYTES = 3 * 1_024;
    private static final int LONGEST_SECONDS = 3_600;

    @Override
    public void run(Arguments arguments, Report report) throws Exception {
        try (Site site = Site.open(arguments, arguments.settings(), arguments.javaOptions("-Xmx512m"))) {
            Recording recording = new Recording(site, arguments, report);
            site.stopRecorder();
            recording.queue("warm-up", SHORT_QUEUE, MORE_BYTES, LONGEST_SECONDS);
            for (int round = 0; round < arguments.rounds(); round++) {
                recording.queue("short queue", SHORT_QUEUE, MORE_BYTES, LONGEST_SECONDS);
                recording.queue("backlog", BACKLOG, MORE_BYTES, LONGEST_SECONDS);
            }
            double outOfMemory = site.server().warnings().stream()
                    .filter(line -> line.contains("OutOfMemory"))
                    .count();
            report.add("out-of-memory errors", outOfMemory);
        }
        report.result("out-of-memory", report.of("out-of-memory errors").highest());
        report.ratio("to-steady", "backlog events/s", "short queue events/s");
    }
}
