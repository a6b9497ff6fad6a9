package org.waybill.api;

import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.waybill.domain.live.ChangeLog;
import org.waybill.domain.live.ChangeReader;
import org.waybill.domain.live.Changes;

/**
 * All streams of this node. While there is one, the log of changes is read once a second, by one task for all of them; else
 * nobody asks the database.
 */
@ApplicationScoped
class ChangeStreams {

    /** More than these are refused. */
    static final int MOST = 300;

    /** A browser that does not even take the end of its stream holds nobody up for longer. */
    private static final Duration AT_THE_END = Duration.ofSeconds(2);

    private static final Logger LOG = System.getLogger(ChangeStreams.class.getName());

    private final ChangeLog log;
    private final Clock clock;
    private final List<ChangeStream> streams = new ArrayList<>();
    private ScheduledExecutorService executor;
    private Optional<ChangeReader> reader = Optional.empty();
    private Optional<Future<?>> task = Optional.empty();
    private boolean isEnding;

    /** For the container's proxies. */
    protected ChangeStreams() {
        this(null);
    }

    @Inject
    ChangeStreams(ChangeLog log) {
        this(log, Clock.systemUTC(), null);
    }

    ChangeStreams(ChangeLog log, Clock clock, ScheduledExecutorService executor) {
        this.log = log;
        this.clock = clock;
        this.executor = executor;
    }

    /** A thread of our own: what is scheduled with the container is an error in its log once it is about to stop. */
    @Resource
    void setThreads(ManagedThreadFactory threads) {
        executor = Executors.newSingleThreadScheduledExecutor(threads);
    }

    /** Whether one more stream is taken. */
    synchronized boolean hasRoom() {
        return streams.size() < MOST && !isEnding;
    }

    /**
     * Takes a stream, and tells it what it has missed.
     *
     * @param lastMark the mark that the browser had last; empty when it is new
     */
    void add(ChangeStream stream, String lastMark) {
        if (!begin(stream)) {
            stream.close();
            return;
        }
        try {
            Instant mark = log.now();
            if (!stream.tell(missed(lastMark), mark, clock.instant())) {
                remove(List.of(stream));
            }
        } catch (RuntimeException e) {
            remove(List.of(stream));
            throw e;
        }
    }

    /** From now on it is told what happens: before its past is read, so that nothing falls between. */
    private synchronized boolean begin(ChangeStream stream) {
        if (isEnding) {
            return false;
        }
        if (reader.isEmpty()) {
            reader = Optional.of(new ChangeReader(log));
            task = Optional.of(executor.scheduleWithFixedDelay(this::tick, 1, 1, TimeUnit.SECONDS));
        }
        streams.add(stream);
        return true;
    }

    private Optional<Changes> missed(String lastMark) {
        if (lastMark.isEmpty()) {
            return Optional.of(ChangeReader.latest(log));
        }
        try {
            return ChangeReader.since(log, Instant.parse(lastMark));
        } catch (DateTimeException e) {
            return Optional.empty(); // not a mark of ours
        }
    }

    /** Reads the log and tells everybody. */
    void tick() {
        try {
            Optional<ChangeReader> current = reader();
            if (current.isEmpty()) {
                return;
            }
            Optional<Changes> news = current.get().next();
            Instant mark = current.get().mark();
            Instant now = clock.instant();
            List<ChangeStream> ended = new ArrayList<>();
            for (ChangeStream stream : all()) {
                if (!stream.tell(news, mark, now)) {
                    ended.add(stream);
                }
            }
            remove(ended);
        } catch (RuntimeException e) {
            // the database is away: the reading that succeeds tells what happened meanwhile
            LOG.log(Level.DEBUG, "Cannot read the log of changes", e);
        }
    }

    private synchronized Optional<ChangeReader> reader() {
        return reader;
    }

    private synchronized List<ChangeStream> all() {
        return List.copyOf(streams);
    }

    private synchronized void remove(List<ChangeStream> ended) {
        streams.removeAll(ended);
        if (streams.isEmpty()) {
            rest();
        }
    }

    private void rest() {
        task.ifPresent(running -> running.cancel(false));
        task = Optional.empty();
        reader = Optional.empty();
    }

    /** Ends the streams of a log-in that is over. */
    void end(String session) {
        List<ChangeStream> ended =
                all().stream().filter(stream -> stream.isOf(session)).toList();
        ended.forEach(ChangeStream::close);
        remove(ended);
    }

    /**
     * Ends all of them: the server stops, or the application is taken away. Waits for their requests, since what the container
     * does at a request's end needs services that stop next.
     */
    @PreDestroy
    void end() {
        List<ChangeStream> ended;
        synchronized (this) {
            isEnding = true;
            ended = List.copyOf(streams);
            streams.clear();
            rest();
            executor.shutdown();
        }
        CompletableFuture<?>[] over = ended.stream()
                .map(stream -> stream.close().toCompletableFuture())
                .toArray(CompletableFuture<?>[]::new);
        try {
            CompletableFuture.allOf(over).get(AT_THE_END.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException e) {
            LOG.log(Level.DEBUG, "Some streams of changes did not end in time", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** How many streams there are. */
    synchronized int count() {
        return streams.size();
    }
}
