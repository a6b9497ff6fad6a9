package org.waybill.tests;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.TimeUnit;

/** A {@link Publisher} in a process of its own, which says how many events the broker has acknowledged. */
final class PublisherProcess implements AutoCloseable {

    private static final long REPORT_MILLIS = 50;

    private final Process process;
    private final Thread reader;
    private volatile int sent;

    private PublisherProcess(Process process) {
        this.process = process;
        this.reader = new Thread(this::read, "publisher-reader");
    }

    /**
     * Starts it.
     *
     * @param port where the server speaks HTTP; it may be away now and then
     * @param log where its complaints go
     */
    static PublisherProcess start(int port, NumberedEvents events, int perSecond, Path log) {
        try {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Xmx128m",
                            "-cp",
                            System.getProperty("java.class.path"),
                            PublisherProcess.class.getName(),
                            Integer.toString(port),
                            events.run(),
                            events.createdAt().toString(),
                            Integer.toString(perSecond))
                    .redirectError(log.toFile())
                    .start();
            PublisherProcess publisher = new PublisherProcess(process);
            publisher.reader.start();
            return publisher;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many events were acknowledged, as far as it has said; exact once it has ended. */
    int sent() {
        if (reader.isAlive() && !process.isAlive() && sent == 0) {
            throw new IllegalStateException("The publisher has ended by itself");
        }
        return sent;
    }

    /** Lets it come to its end: the event that is on its way is acknowledged first. */
    void finish() throws InterruptedException {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (!process.waitFor(1, TimeUnit.MINUTES)) {
            throw new IllegalStateException("The publisher does not come to its end");
        }
        reader.join();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    private void read() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                sent = Integer.parseInt(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The second process: publishes until its standard input ends, and prints how far it is. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        NumberedEvents events = new NumberedEvents(arguments[1], Instant.parse(arguments[2]));
        Publisher publisher = new Publisher(
                JmsClient.overHttp(Integer.parseInt(arguments[0])), events, Integer.parseInt(arguments[3]));
        Thread thread = new Thread(publisher, "publisher");
        Thread reporter = new Thread(() -> report(publisher), "reporter");
        reporter.setDaemon(true);
        thread.start();
        reporter.start();
        while (System.in.read() >= 0) {
            // only its end means something
        }
        publisher.stop();
        thread.join();
        System.out.println(publisher.sent());
    }

    private static void report(Publisher publisher) {
        try {
            while (true) {
                System.out.println(publisher.sent());
                Thread.sleep(REPORT_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
