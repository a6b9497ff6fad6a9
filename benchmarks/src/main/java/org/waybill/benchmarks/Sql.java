package org.waybill.benchmarks;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.waybill.launcher.LauncherException;

/** The store's database, asked from inside the server, since H2's file has one owner. */
final class Sql {

    private final URI servlet;
    private final HttpClient http = HttpClient.newHttpClient();

    Sql(Site site) {
        site.server().deploy(Companions.sql(site.folder()));
        servlet = site.server().uri("/sql/sql");
    }

    /** The first number that the query gives. */
    long number(String query) {
        return Long.parseLong(answer(query));
    }

    /** Runs a statement. */
    void run(String statement) {
        answer(statement);
    }

    private String answer(String sql) {
        try {
            HttpResponse<String> answer = http.send(
                    HttpRequest.newBuilder(servlet)
                            .POST(HttpRequest.BodyPublishers.ofString(sql))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() != 200) {
                throw new LauncherException(sql + " failed: " + answer.body());
            }
            return answer.body();
        } catch (IOException e) {
            throw new LauncherException(sql + " was not answered: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LauncherException("Interrupted during " + sql, e);
        }
    }
}
