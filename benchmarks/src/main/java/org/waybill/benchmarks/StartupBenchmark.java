package org.waybill.benchmarks;

import org.waybill.launcher.LauncherException;
import org.waybill.launcher.Server;

/** How long a server with Waybill deployed takes from its process's begin until it is ready to record. */
final class StartupBenchmark implements Benchmark {

    @Override
    public void run(Arguments arguments, Report report) throws Exception {
        try (Site site = Site.open(arguments, arguments.settings(), arguments.javaOptions())) {
            for (int round = 0; round < arguments.rounds(); round++) {
                Cpu before = site.cpu();
                long begin = System.nanoTime();
                Server server = site.restart();
                ApiClient api = new ApiClient(server);
                Waiting.until("Waybill is ready", () -> isReady(api));
                report.add("ready after s", (System.nanoTime() - begin) / 1e9);
                report.add("server CPU s", site.cpu().server());
                report.add("database CPU s", site.cpu().since(before).database());
            }
        }
        report.result("ready-seconds", report.of("ready after s").median());
    }

    private static boolean isReady(ApiClient api) {
        try {
            return !api.get("readiness").isEmpty();
        } catch (LauncherException notYet) {
            return false;
        }
    }
}
