package org.waybill.launcher;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/**
 * Purchases for the first look at the viewer, sent through the API's door: each is validated, dispatched and completed;
 * every fifth fails when it is dispatched, every seventh is never completed.
 */
final class SampleTraffic {

    private static final int PURCHASES = 40;
    private static final Duration STEP = Duration.ofMillis(700);

    private final URI events;
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();

    SampleTraffic(URI events) {
        this.events = events;
    }

    /** @return how many events were accepted */
    int send(Instant now) {
        int sent = 0;
        for (int purchase = 1; purchase <= PURCHASES; purchase++) {
            List<String> batch = purchase(purchase, now.minusSeconds(60L * (PURCHASES - purchase)));
            post("[" + String.join(",", batch) + "]");
            sent += batch.size();
        }
        return sent;
    }

    private static List<String> purchase(int number, Instant start) {
        String order = String.format(Locale.ROOT, "%s-%04d", start.getEpochSecond() / 86_400, number);
        List<String> batch = new ArrayList<>();
        Instant time = start;
        for (String flow : List.of("ValidatePurchase", "DispatchPurchase", "CompletePurchase")) {
            boolean isLast = flow.equals("CompletePurchase");
            if (isLast && number % 7 == 0) {
                return batch;
            }
            batch.add(event(flow, "transaction.Start", order, time, ""));
            if (flow.equals("DispatchPurchase") && number % 5 == 0) {
                batch.add(
                        event(flow, "transaction.Rollback", order, time.plus(STEP), "No carrier serves this address"));
                return batch;
            }
            batch.add(event(flow, "transaction.End", order, time.plus(STEP), ""));
            time = time.plus(STEP).plus(STEP);
        }
        return batch;
    }

    private static String event(String flow, String name, String order, Instant time, String failure) {
        return """
                {"id": "%s/%s/%s", "flow": "%s", "name": "%s", "createdAt": "%s", "globalTransactionId": "%s",
                 "localTransactionId": "%s/%s", "failure": "%s", "fields": {"orderNumber": "%s"}}""".formatted(order, flow, name, flow, name, time, order, order, flow, failure, order);
    }

    private void post(String body) {
        String credentials = Base64.getEncoder().encodeToString("operator:operator".getBytes(StandardCharsets.UTF_8));
        HttpRequest request = HttpRequest.newBuilder(events)
                .timeout(Duration.ofSeconds(30))
                .header("Authorization", "Basic " + credentials)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        try {
            HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() != 202) {
                throw new LauncherException("Sample events were not taken: POST " + events + " answers "
                        + response.statusCode() + " " + response.body());
            }
        } catch (IOException e) {
            throw new LauncherException("Sample events were not taken: POST " + events + ": " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LauncherException("Interrupted while sample events were sent.", e);
        }
    }
}
