package org.waybill.tests;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.waybill.launcher.Server;

/**
 * The API as a script uses it: HTTP with BASIC.
 *
 * @param server which server
 * @param user a demo account
 */
record Api(Server server, String user) {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    /** The API as the demo account that may do everything. */
    static Api admin() {
        return new Api(TestServer.server(), "admin");
    }

    JsonObject get(String path) {
        HttpResponse<String> answer = send(request(path).GET().build());
        if (answer.statusCode() != 200) {
            throw new AssertionError("GET " + path + " answered " + answer.statusCode() + ": " + answer.body());
        }
        return json(answer.body());
    }

    HttpResponse<String> post(String path, String contentType, String body) {
        return send(request(path)
                .header("Content-Type", contentType)
                .POST(BodyPublishers.ofString(body))
                .build());
    }

    HttpResponse<String> answer(String path) {
        return send(request(path).GET().build());
    }

    /** The bytes of an answer, whatever they are. */
    byte[] bytes(String path) {
        HttpResponse<byte[]> answer = send(request(path).GET().build(), BodyHandlers.ofByteArray());
        if (answer.statusCode() != 200) {
            throw new AssertionError("GET " + path + " answered " + answer.statusCode());
        }
        return answer.body();
    }

    /** An answer that goes on; a header without a value is left out. */
    HttpResponse<InputStream> stream(String path, String header, String value) {
        HttpRequest.Builder request = request(path);
        return send(
                (value.isEmpty() ? request : request.header(header, value))
                        .GET()
                        .build(),
                BodyHandlers.ofInputStream());
    }

    HttpResponse<String> put(String path, String contentType, String body) {
        return send(request(path)
                .header("Content-Type", contentType)
                .PUT(BodyPublishers.ofString(body))
                .build());
    }

    /** Puts it in place of what has that entity tag alone. */
    HttpResponse<String> put(String path, String contentType, String body, String tag) {
        return send(request(path)
                .header("Content-Type", contentType)
                .header("If-Match", tag)
                .PUT(BodyPublishers.ofString(body))
                .build());
    }

    /** Puts nothing but what the path says. */
    HttpResponse<String> put(String path) {
        return send(request(path).PUT(BodyPublishers.noBody()).build());
    }

    HttpResponse<String> delete(String path) {
        return send(request(path).DELETE().build());
    }

    /** The items of a list. */
    List<JsonObject> items(String path) {
        return get(path).getJsonArray("items").getValuesAs(JsonObject.class);
    }

    /** How many items a list has, over all its pages. */
    int count(String path) {
        AtomicInteger count = new AtomicInteger();
        each(path, item -> count.incrementAndGet());
        return count.get();
    }

    /** Goes through a list, over all its pages. */
    void each(String path, Consumer<JsonObject> visitor) {
        String cursor = "";
        do {
            JsonObject page = get(path + (path.contains("?") ? "&" : "?") + "limit=1000" + cursor);
            page.getJsonArray("items").getValuesAs(JsonObject.class).forEach(visitor);
            cursor = page.isNull("next") ? "" : "&cursor=" + encoded(page.getString("next"));
        } while (!cursor.isEmpty());
    }

    static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static JsonObject json(String text) {
        try (JsonReader reader = Json.createReader(new StringReader(text))) {
            return reader.readObject();
        }
    }

    private HttpRequest.Builder request(String path) {
        String credentials = Base64.getEncoder().encodeToString((user + ":" + user).getBytes(StandardCharsets.UTF_8));
        return HttpRequest.newBuilder(URI.create(server.uri("/waybill/api/") + path))
                .timeout(Duration.ofMinutes(1))
                .header("Authorization", "Basic " + credentials);
    }

    private static HttpResponse<String> send(HttpRequest request) {
        return send(request, BodyHandlers.ofString());
    }

    private static <T> HttpResponse<T> send(HttpRequest request, BodyHandler<T> handler) {
        try {
            return HTTP.send(request, handler);
        } catch (IOException e) {
            throw new AssertionError(request.uri() + " did not answer", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("Interrupted", e);
        }
    }
}
