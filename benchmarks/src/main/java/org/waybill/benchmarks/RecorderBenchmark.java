package org.waybill.benchmarks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The same queue of events drained by what everybody writes and by Waybill, and the same rows written by a plain JDBC loop
 * without queue and XA, which is the limit.
 */
final class RecorderBenchmark implements Benchmark {

    private static final List<Integer> SESSIONS = List.of(1, 4, 8, 16);
    private static final int TRIAL_SECONDS = 5;

    private final boolean withNaive;

    private RecorderBenchmark(boolean withNaive) {
        this.withNaive = withNaive;
    }

    /** All three. */
    static RecorderBenchmark whole() {
        return new RecorderBenchmark(true);
    }

    /** Waybill and the limit alone: shorter, and nothing else is in a profile. */
    static RecorderBenchmark withoutNaive() {
        return new RecorderBenchmark(false);
    }

    @Override
    public void run(Arguments arguments, Report report) throws Exception {
        Map<String, String> settings = new HashMap<>(arguments.settings());
        // the queue stays in memory for all: what paging costs is the backlog's question
        settings.putIfAbsent("waybill.events.memory", "1073741824");
        try (Site site = Site.open(arguments, settings, arguments.javaOptions("-Xmx3g"))) {
            Recording recording = new Recording(site, arguments, report);
            site.stopRecorder();
            int sessions = withNaive ? bestNaive(site, recording) : 0;
            report.setting("sessions of the naive bean", sessions);
            recording.ours("warm-up of waybill");
            recording.limit("warm-up of limit");
            for (int round = 0; round < arguments.rounds(); round++) {
                if (withNaive) {
                    recording.naive("naive", sessions, arguments.seconds());
                }
                recording.ours("waybill");
                recording.withBad("waybill with bad input");
                recording.limit("limit");
            }
        }
        double ours = report.of("waybill events/s").median();
        if (withNaive) {
            report.result("to-naive", ours / report.of("naive events/s").median());
        }
        report.result("to-limit", ours / report.of("limit events/s").median());
        report.result(
                "with-bad-input", report.of("waybill with bad input events/s").median() / ours);
        report.result(
                "cpu-to-limit",
                report.of("limit CPU µs/event").median()
                        / report.of("waybill CPU µs/event").median());
    }

    private static int bestNaive(Site site, Recording recording) throws Exception {
        int best = 0;
        double rate = 0;
        for (int sessions : SESSIONS) {
            site.server().deploy(Companions.naive(site.folder(), sessions));
            double found = recording.naive("naive with " + sessions + " sessions", sessions, TRIAL_SECONDS);
            if (found > rate) {
                rate = found;
                best = sessions;
            }
        }
        return best;
    }
}
