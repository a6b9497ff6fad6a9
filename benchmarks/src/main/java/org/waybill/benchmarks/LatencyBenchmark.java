package org.waybill.benchmarks;

import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.waybill.event.MonitoringEvent;
import org.waybill.launcher.LauncherException;

/** How long an event takes from the publisher's hand until the API shows it: alone, and at half of the highest rate. */
final class LatencyBenchmark implements Benchmark {

    private static final int LONE_EVENTS = 30;
    private static final int WARM_UPS = 3;
    private static final int POLL_MILLIS = 5;
    private static final long IDLE_NANOS = 300_000_000L;

    @Override
    public void run(Arguments arguments, Report report) throws Exception {
        try (Site site = Site.open(arguments, arguments.settings(), arguments.javaOptions())) {
            Recording recording = new Recording(site, arguments, report);
            site.stopRecorder();
            recording.ours("warm-up");
            recording.ours("highest rate");
            site.startRecorder();
            Waiting.until("the queue is empty", () -> site.events().waiting() == 0);
            Load load = new Load(site.server());
            ApiClient api = new ApiClient(site.server());
            try (Load.Publisher publisher = load.publisher()) {
                // what is asked for the first time loads classes
                for (MonitoringEvent event : new SampleEvents(-4, 0).transactions(WARM_UPS)) {
                    visibleAfter(publisher, api, event);
                }
                for (MonitoringEvent event : new SampleEvents(-1, 0).transactions(LONE_EVENTS / 2)) {
                    LockSupport.parkNanos(IDLE_NANOS); // alone is what comes when nothing else has come for a while
                    report.note("alone: ms", visibleAfter(publisher, api, event));
                }
                underLoad(site, load, publisher, api, report, arguments);
            }
        }
        report.result("alone-worst-ms", report.of("alone: ms").highest());
        for (double share : List.of(0.5, 0.95, 0.99)) {
            report.result(
                    "p" + Math.round(100 * share) + "-ms",
                    report.of("at half rate: ms").quantile(share));
        }
    }

    private static void underLoad(
            Site site, Load load, Load.Publisher publisher, ApiClient api, Report report, Arguments arguments)
            throws InterruptedException {
        double rate = report.of("highest rate events/s").median() / 2;
        report.setting("events/s in the background", Math.round(rate));
        int seconds = arguments.rounds() * arguments.seconds();
        List<byte[]> background = new SampleEvents(-2, 0)
                .transactions((int) (rate * seconds / 2)).stream()
                        .map(SampleEvents::json)
                        .toList();
        Thread traffic = new Thread(() -> load.publish(background, rate), "background");
        traffic.start();
        for (MonitoringEvent event : new SampleEvents(-3, 0).transactions(100_000)) {
            if (!traffic.isAlive()) {
                break;
            }
            report.note("at half rate: ms", visibleAfter(publisher, api, event));
        }
        traffic.join();
        report.add("waiting at the end", (double) site.events().waiting());
    }

    private static double visibleAfter(Load.Publisher publisher, ApiClient api, MonitoringEvent event) {
        long begin = System.nanoTime();
        publisher.publish(SampleEvents.json(event));
        Waiting.until("the event " + event.id() + " is visible", POLL_MILLIS, () -> isThere(api, event));
        return (System.nanoTime() - begin) / 1e6;
    }

    private static boolean isThere(ApiClient api, MonitoringEvent event) {
        try {
            return !api.get("events/" + event.id()).isEmpty();
        } catch (LauncherException notYet) {
            return false;
        }
    }
}
