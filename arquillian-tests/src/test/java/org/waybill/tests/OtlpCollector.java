package org.waybill.tests;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;

/** Takes metrics over OTLP's HTTP, and keeps the last push as it came: protobuf, in which names are plain text. */
final class OtlpCollector implements AutoCloseable {

    private final HttpServer server;
    private final AtomicReference<byte[]> last = new AtomicReference<>(new byte[0]);

    private OtlpCollector(HttpServer server) {
        this.server = server;
    }

    static OtlpCollector start() {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            OtlpCollector collector = new OtlpCollector(server);
            server.createContext("/v1/metrics", collector::take);
            server.start();
            return collector;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void take(HttpExchange push) throws IOException {
        last.set(push.getRequestBody().readAllBytes());
        push.sendResponseHeaders(200, -1);
        push.close();
    }

    String uri() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/v1/metrics";
    }

    /** The last push, each byte as a character; empty before the first. */
    String last() {
        return new String(last.get(), StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
