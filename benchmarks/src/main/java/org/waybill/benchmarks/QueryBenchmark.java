package org.waybill.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.waybill.launcher.LauncherException;
import org.waybill.launcher.Postgres;

/** How long the API takes for what people ask, over a small store and over a large one. */
final class QueryBenchmark implements Benchmark {

    private static final int SMALL = 100_000;
    private static final int WARM = 20;
    private static final int CALLS = 100;

    /** Answers that come sooner are not compared: there the network and the reading of JSON are what is measured. */
    private static final double LEAST_MILLIS = 5;

    /** So long is slow: the plan of such a statement is printed. */
    private static final int SLOW_MILLIS = 100;

    /** The default is meant to start anywhere. With 6 GB, a quarter of the machine's memory, less is left to the system's cache. */
    private static final Map<String, String> DATABASE = Map.of("shared_buffers", "2GB");

    @Override
    public void run(Arguments arguments, Report report) throws Exception {
        try (Site site = Site.open(arguments, arguments.settings(), arguments.javaOptions(), DATABASE)) {
            Postgres postgres = site.postgres()
                    .orElseThrow(() -> new LauncherException("query measures PostgreSQL: --database postgresql"));
            site.stopRecorder();
            report.setting("events in the large store", arguments.events());
            DATABASE.forEach(report::setting);
            QueryStore store = new QueryStore(postgres, arguments.events());
            Questions questions = new Questions(store);
            ApiClient api = new ApiClient(site.server());
            showPlans(postgres);
            report.say("filling up to " + SMALL + " events");
            store.fill(SMALL, report);
            report.say("warming up");
            for (int round = 0; round < WARM; round++) {
                questions.all().values().forEach(question -> api.get(question.get()));
            }
            measure("small", questions, api, site, arguments, report);
            report.say("filling up to " + arguments.events() + " events");
            store.fill(arguments.events(), report);
            measure("large", questions, api, site, arguments, report);
            conclude(questions, report);
        }
    }

    private static void measure(
            String size, Questions questions, ApiClient api, Site site, Arguments arguments, Report report)
            throws IOException {
        int logged = log(site).length();
        report.say(String.format("%-44s %9s %9s %9s", size + ", ms", "p50", "p95", "p99"));
        for (Map.Entry<String, Supplier<String>> question : questions.all().entrySet()) {
            for (int call = 0; call < WARM; call++) {
                api.get(question.getValue().get());
            }
            String figure = figure(size, question.getKey());
            for (int call = 0; call < CALLS * arguments.rounds(); call++) {
                String path = question.getValue().get();
                long begin = System.nanoTime();
                api.get(path);
                report.note(figure, (System.nanoTime() - begin) / 1e6);
            }
            Series millis = report.of(figure);
            report.say(String.format(
                    Locale.ROOT,
                    "%-44s %9.1f %9.1f %9.1f",
                    question.getKey(),
                    millis.quantile(0.5),
                    millis.quantile(0.95),
                    millis.quantile(0.99)));
        }
        printPlans(size, log(site).substring(logged), report);
    }

    private static String figure(String size, String question) {
        return size + ": " + question;
    }

    /**
     * From now on the database logs the plans of slow statements, with their buffers, on every new connection. Counting for
     * that costs all statements a little; so it goes for the small store as well.
     */
    private static void showPlans(Postgres postgres) {
        postgres.administer("load 'auto_explain'; alter role waybill set session_preload_libraries = 'auto_explain';"
                + " alter role waybill set auto_explain.log_min_duration = " + SLOW_MILLIS + ";"
                + " alter role waybill set auto_explain.log_analyze = on;"
                + " alter role waybill set auto_explain.log_timing = off;"
                + " alter role waybill set auto_explain.log_buffers = on;"
                + " select pg_terminate_backend(pid) from pg_stat_activity where usename = 'waybill'");
    }

    /** @param log what the database logged meanwhile */
    private static void printPlans(String size, String log, Report report) {
        int plans = log.split("  plan:", -1).length - 1;
        report.setting(size + ", statements slower than " + SLOW_MILLIS + " ms", plans);
        if (plans > 0) {
            report.say(log.substring(log.indexOf("  plan:")));
        }
    }

    private static String log(Site site) throws IOException {
        return Files.exists(site.databaseLog()) ? Files.readString(site.databaseLog(), StandardCharsets.UTF_8) : "";
    }

    private static void conclude(Questions questions, Report report) {
        double worst = 0;
        double growth = 0;
        double growthOfMedians = 0;
        double growthOfCounts = 0;
        for (String question : questions.all().keySet()) {
            Series large = report.of(figure("large", question));
            Series small = report.of(figure("small", question));
            worst = Math.max(worst, large.quantile(0.95));
            double grown = growth(small, large, 0.95);
            if (Questions.isCount(question)) {
                growthOfCounts = Math.max(growthOfCounts, grown);
            } else {
                growth = Math.max(growth, grown);
                growthOfMedians = Math.max(growthOfMedians, growth(small, large, 0.5));
            }
        }
        report.result("p95-millis", worst);
        report.result("growth", growth);
        report.result("growth-of-medians", growthOfMedians);
        report.result("growth-of-counts", growthOfCounts);
    }

    private static double growth(Series small, Series large, double quantile) {
        return Math.max(large.quantile(quantile), LEAST_MILLIS) / Math.max(small.quantile(quantile), LEAST_MILLIS);
    }
}
