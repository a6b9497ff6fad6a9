package org.waybill.benchmarks;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** How many events a second the API takes, singly and in batches, from clients at the same time. */
final class IngestBenchmark implements Benchmark {

    private static final int CLIENTS = 8;
    private static final int BATCH = 100;

    private final AtomicLong seed = new AtomicLong();

    @Override
    public void run(Arguments arguments, Report report) throws Exception {
        try (Site site = Site.open(arguments, arguments.settings(), arguments.javaOptions())) {
            Sql sql = new Sql(site);
            ApiClient api = new ApiClient(site.server());
            report.setting("clients", CLIENTS);
            post(site, sql, api, arguments, BATCH);
            for (int round = 0; round < arguments.rounds(); round++) {
                for (int together : List.of(1, BATCH)) {
                    Cpu before = site.cpu();
                    double rate = post(site, sql, api, arguments, together);
                    String figure = together == 1 ? "single" : "batches of " + together;
                    report.add(figure + ": events/s", rate);
                    report.add(
                            figure + ": CPU µs/event, recording too",
                            site.cpu().since(before).total() * 1e6 / (rate * arguments.seconds()));
                }
            }
        }
        report.result("single", report.of("single: events/s").median());
        report.result("batch", report.of("batches of " + BATCH + ": events/s").median());
    }

    /** Events a second that were accepted; returns when all of them are recorded. */
    private double post(Site site, Sql sql, ApiClient api, Arguments arguments, int together) throws Exception {
        long recorded = sql.number("select count(*) from monitoring_event");
        ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
        try {
            long begin = System.nanoTime();
            long end = begin + arguments.seconds() * 1_000_000_000L;
            List<Callable<Integer>> work = new ArrayList<>();
            for (int client = 0; client < CLIENTS; client++) {
                work.add(() -> post(api, together, end));
            }
            int accepted = 0;
            for (Future<Integer> client : clients.invokeAll(work)) {
                accepted += client.get();
            }
            double seconds = (System.nanoTime() - begin) / 1e9;
            long expected = recorded + accepted;
            Waiting.until(
                    "all accepted events are recorded",
                    () -> site.events().waiting() == 0
                            && sql.number("select count(*) from monitoring_event") == expected);
            return accepted / seconds;
        } finally {
            clients.shutdownNow();
        }
    }

    private int post(ApiClient api, int together, long end) {
        int accepted = 0;
        while (System.nanoTime() < end) {
            List<byte[]> events = new SampleEvents(seed.incrementAndGet(), 0)
                    .transactions(BATCH / 2).stream().map(SampleEvents::json).toList();
            for (int i = 0; i < BATCH && System.nanoTime() < end; i += together) {
                api.postEvents(together == 1 ? events.get(i) : array(events));
                accepted += together;
            }
        }
        return accepted;
    }

    private static byte[] array(List<byte[]> events) {
        ByteArrayOutputStream array = new ByteArrayOutputStream();
        char separator = '[';
        for (byte[] event : events) {
            array.write(separator);
            array.writeBytes(event);
            separator = ',';
        }
        array.write(']');
        return array.toByteArray();
    }
}
