package org.waybill.benchmarks;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
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
                URI readiness = server.uri("/waybill/api/readiness");
                Waiting.until("Waybill is ready", () -> isReady(readiness));
                report.add("ready after s", (System.nanoTime() - begin) / 1e9);
                report.add("server CPU s", site.cpu().server());
                report.add("database CPU s", site.cpu().since(before).database());
            }
        }
        report.result("ready-seconds", report.of("ready after s").median());
    }

    private static boolean isReady(URI readiness) {
        try {
            HttpResponse<Void> answer = HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(readiness).build(), BodyHandlers.discarding());
            return answer.statusCode() == 200;
        } catch (IOException notYet) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        }
    }
}
