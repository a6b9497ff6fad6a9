package org.waybill.benchmarks;

import java.util.LinkedHashMap;
import java.util.Map;

/** How long the API takes for what people ask, over a store that is not empty. */
final class QueryBenchmark implements Benchmark {

    private static final int EVENTS = 200_000;
    private static final int CALLS = 50;
    private static final int LONGEST_SECONDS = 3_600;

    @Override
    public void run(Arguments arguments, Report report) throws Exception {
        try (Site site = Site.open(arguments, arguments.settings(), arguments.javaOptions())) {
            Recording recording = new Recording(site, arguments, report);
            site.stopRecorder();
            String order = recording.queue("recording", EVENTS, 0, LONGEST_SECONDS);
            report.setting("events in the store", EVENTS);
            Map<String, String> questions = new LinkedHashMap<>();
            questions.put("the newest transactions", "transactions");
            questions.put("of one definition and state", "transactions?definition=benchmark&state=COMPLETE");
            questions.put("overdue ones", "transactions?state=OVERDUE");
            questions.put("by key", "transactions?key=" + order);
            questions.put("the newest events", "events");
            questions.put("events of one transaction", "events?globalTransactionId=" + order);
            ApiClient api = new ApiClient(site.server());
            for (int call = 0; call < CALLS; call++) {
                questions.values().forEach(api::get);
            }
            for (int call = 0; call < CALLS * arguments.rounds(); call++) {
                for (Map.Entry<String, String> question : questions.entrySet()) {
                    long begin = System.nanoTime();
                    api.get(question.getValue());
                    report.note(question.getKey() + ": ms", (System.nanoTime() - begin) / 1e6);
                }
            }
            for (String question : questions.keySet()) {
                report.result(
                        question.replace(' ', '-') + "-p95-ms",
                        report.of(question + ": ms").quantile(0.95));
            }
        }
    }
}
