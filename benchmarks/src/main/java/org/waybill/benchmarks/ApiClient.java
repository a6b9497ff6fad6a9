package org.waybill.benchmarks;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import org.waybill.launcher.LauncherException;
import org.waybill.launcher.Server;

/** The API as a script uses it, as the demo account {@code admin}. */
final class ApiClient {

    private static final String CREDENTIALS =
            "Basic " + Base64.getEncoder().encodeToString("admin:admin".getBytes(StandardCharsets.UTF_8));

    private final URI api;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    ApiClient(Server server) {
        api = server.uri("/waybill/api/");
    }

    /** What is at this path, as JSON text. */
    String get(String path) {
        return send(request(path).GET().build());
    }

    /** Puts JSON there. */
    void put(String path, String json) {
        send(request(path)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString(json))
                .build());
    }

    /** Asks for something to be done there. */
    void post(String path) {
        send(request(path).POST(BodyPublishers.noBody()).build());
    }

    /** Posts events. */
    void postEvents(byte[] json) {
        send(request("events")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(json))
                .build());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(api.resolve(path))
                .timeout(Duration.ofMinutes(1))
                .header("Authorization", CREDENTIALS)
                .header("X-Requested-By", "benchmarks");
    }

    private String send(HttpRequest request) {
        try {
            HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
            if (answer.statusCode() / 100 != 2) {
                throw new LauncherException(request.method() + " " + request.uri() + " answered " + answer.statusCode()
                        + ": " + answer.body());
            }
            return answer.body();
        } catch (IOException e) {
            throw new LauncherException(request.uri() + " does not answer: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LauncherException("Interrupted while waiting for " + request.uri(), e);
        }
    }
}
