package org.waybill.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.waybill.domain.live.ChangeLog;
import org.waybill.domain.live.Changes;

/** The streams of a node, against a log in memory and browsers that are slow or gone. */
class ChangeStreamsTest {

    private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");
    private static final Duration SOON = Duration.ofSeconds(10);
    private static final String PURCHASE = "change {\"transactions\":[{\"definition\":\"purchase\","
            + "\"from\":\"2026-11-30T12:00:00.000000Z\",\"to\":\"2026-11-30T12:00:00.000000Z\"}],"
            + "\"events\":false,\"definitions\":false,\"quarantine\":false}";

    /** Rests: the tests are the clock. */
    private final ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor();

    private final Log log = new Log();
    private Instant now = NOON;
    private final ChangeStreams streams = new ChangeStreams(log, new TestClock(), executor);

    @AfterEach
    void end() {
        streams.end();
        executor.shutdownNow();
    }

    @Test
    void everyBrowserIsToldOnceWhatHasChanged() {
        Browser one = new Browser("");
        Browser other = new Browser("");
        tick();
        log.write("purchase");
        tick();
        tick();
        assertThat(one.received).containsExactly(PURCHASE);
        assertThat(other.received).containsExactly(PURCHASE);
    }

    @Test
    void whoComesAgainIsToldWhatHeHasMissedAndAfterTooLongToLoadEverythingAnew() {
        Browser first = new Browser("");
        tick();
        log.write("purchase");
        tick();
        String mark = first.lastId;
        first.close();
        tick();
        assertThat(streams.count()).isZero();
        pass(Duration.ofMinutes(3));
        log.write("claim");
        pass(Duration.ofMinutes(3));

        assertThat(new Browser(mark).received).singleElement().asString().contains("claim");
        assertThat(new Browser(NOON.minus(Duration.ofDays(1)).toString()).received)
                .containsExactly("reset {}");
        assertThat(new Browser("<script>").received).containsExactly("reset {}");
        assertThat(new Browser("").received).isEmpty();
    }

    @Test
    void aSlowBrowserHoldsUpNobodyAndIsToldEverythingWhenItIsReady() {
        Browser slow = new Browser("");
        Browser quick = new Browser("");
        slow.answer = new CompletableFuture<>();
        tick();
        log.write("a");
        tick();
        log.write("b");
        tick();
        log.write("c");
        tick();
        assertThat(quick.received).hasSize(3);
        assertThat(slow.received).hasSize(1);
        slow.ready();
        tick();
        assertThat(slow.received).hasSize(2);
        assertThat(slow.received.get(1)).contains("\"b\"").contains("\"c\"").doesNotContain("\"a\"");
    }

    @Test
    void aSlowBrowserThatMissedTooMuchIsToldToLoadEverythingAnewAndOneThatStaysAwayIsLetGo() {
        Browser slow = new Browser("");
        slow.answer = new CompletableFuture<>();
        tick();
        log.write("first");
        tick();
        for (int i = 0; i <= ChangeStream.MOST_DEFINITIONS; i++) {
            log.write("d" + i);
        }
        tick();
        slow.ready();
        slow.answer = new CompletableFuture<>();
        tick();
        assertThat(slow.received.get(1)).isEqualTo("reset {}");
        pass(ChangeStream.PATIENCE);
        tick();
        assertThat(slow.closed).isTrue();
        assertThat(streams.count()).isZero();
    }

    @Test
    void aStreamSaysAtOnceAndEvery15SecondsThatItIsThereAndEndsAfterFiveMinutes() {
        Browser browser = new Browser("");
        for (int second = 0; second < 299; second++) {
            tick();
        }
        assertThat(browser.marks).isEqualTo(20);
        assertThat(browser.received).isEmpty();
        assertThat(browser.closed).isFalse();
        tick();
        assertThat(browser.closed).isTrue();
        assertThat(streams.count()).isZero();
    }

    @Test
    void aStreamEndsWithItsLogInWithItsConnectionAndWithTheServer() {
        Browser loggedOut = new Browser("", "session-1");
        Browser gone = new Browser("", "session-2");
        Browser last = new Browser("", "session-2");
        streams.end("session-1");
        assertThat(loggedOut.closed).isTrue();
        gone.answer = CompletableFuture.failedFuture(new IllegalStateException("The connection is gone"));
        log.write("purchase");
        tick();
        tick();
        assertThat(gone.closed).isTrue();
        assertThat(streams.count()).isOne();
        streams.end();
        assertThat(last.closed).isTrue();
        assertThat(streams.hasRoom()).isFalse();
        assertThat(new Browser("").closed).isTrue();
    }

    @Test
    void theEndIsOverWhenTheRequestsOfTheStreamsAre() {
        Browser browser = new Browser("");
        browser.end = new CompletableFuture<>();
        CompletableFuture<Void> ending = CompletableFuture.runAsync(streams::end, executor);
        assertThat(browser.closing).succeedsWithin(SOON);
        assertThat(ending).isNotDone();
        browser.end.complete(null);
        assertThat(ending).succeedsWithin(SOON);
    }

    @Test
    void aNodeTakesSomeHundredAndNoMore() {
        for (int i = 0; i < ChangeStreams.MOST; i++) {
            assertThat(streams.hasRoom()).isTrue();
            assertThat(new Browser("").closed).isFalse();
        }
        assertThat(streams.hasRoom()).isFalse();
    }

    @Test
    void whileTheDatabaseIsAwayStreamsGoOnAndAreToldAfterwards() {
        Browser browser = new Browser("");
        tick();
        log.isAway = true;
        tick();
        log.write("purchase");
        pass(Duration.ofSeconds(20));
        log.isAway = false;
        tick();
        assertThat(browser.received).containsExactly(PURCHASE);
    }

    private void tick() {
        pass(Duration.ofSeconds(1));
        streams.tick();
    }

    private void pass(Duration time) {
        now = now.plus(time);
    }

    private final class TestClock extends Clock {
        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    private final class Log implements ChangeLog {
        private final List<Entry> entries = new ArrayList<>();
        private boolean isAway;

        void write(String definition) {
            entries.add(new Entry(UUID.randomUUID(), now, Changes.of(definition, NOON, NOON)));
        }

        @Override
        public Instant now() {
            if (isAway) {
                throw new IllegalStateException("The database is away");
            }
            return now;
        }

        @Override
        public List<Entry> since(Instant moment) {
            return entries.stream()
                    .filter(entry -> !entry.writtenAt().isBefore(moment))
                    .toList();
        }
    }

    /** A browser, in the order of what it was sent. */
    private final class Browser implements ChangeStream.Outlet {
        private final List<String> received = new ArrayList<>();
        private final CompletableFuture<Void> closing = new CompletableFuture<>();
        private CompletableFuture<Void> end = CompletableFuture.completedFuture(null);
        private CompletableFuture<Void> answer = CompletableFuture.completedFuture(null);
        private String lastId = "";
        private int marks;
        private boolean closed;

        Browser(String lastMark) {
            this(lastMark, "");
        }

        Browser(String lastMark, String session) {
            streams.add(new ChangeStream(this, session, now), lastMark);
        }

        void ready() {
            CompletableFuture<Void> before = answer;
            answer = CompletableFuture.completedFuture(null);
            before.complete(null);
        }

        @Override
        public CompletionStage<?> send(String event, String id, String data) {
            received.add(event + " " + data);
            lastId = id;
            return answer;
        }

        @Override
        public CompletionStage<?> mark(String id) {
            marks++;
            lastId = id;
            return answer;
        }

        @Override
        public boolean isClosed() {
            return closed;
        }

        @Override
        public CompletionStage<?> close() {
            closed = true;
            closing.complete(null);
            return end;
        }
    }
}
