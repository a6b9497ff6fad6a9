package org.waybill.launcher;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;

/** Purchases for the first look at the viewer: asks the API to send some through the flows that come with Waybill. */
final class SampleTraffic {

    private static final int PURCHASES = 60;

    private final URI samples;
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();

    /**
     * @param api where the API answers, ending with a slash
     */
    SampleTraffic(URI api) {
        samples = api.resolve("samples?count=" + PURCHASES);
    }

    /**
     * Sends them.
     *
     * @return how many purchases are on their way
     * @throws LauncherException saying why there are none
     */
    int send() {
        String credentials = Base64.getEncoder().encodeToString("admin:admin".getBytes(StandardCharsets.UTF_8));
        HttpRequest request = HttpRequest.newBuilder(samples)
                .timeout(Duration.ofSeconds(30))
                .header("Authorization", "Basic " + credentials)
                .POST(HttpRequest.BodyPublishers.noBody())
                .build();
        try {
            HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() != 202) {
                throw new LauncherException("No sample purchases were sent: " + samples + " answered "
                        + response.statusCode() + " " + response.body());
            }
            return PURCHASES;
        } catch (IOException e) {
            throw new LauncherException("No sample purchases were sent: " + samples + " does not answer.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LauncherException("Interrupted while the sample purchases were sent.", e);
        }
    }
}
