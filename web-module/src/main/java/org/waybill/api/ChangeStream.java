package org.waybill.api;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.waybill.domain.live.Changes;

/**
 * One browser's stream. What is to be told while the message before is still under way merges, so a slow browser neither holds up
 * others nor costs more memory than one message; when even that grows too large, it is told to load everything anew.
 */
final class ChangeStream {

    /** After so long without a word the stream says that it is there; proxies and browsers give up on silence. */
    static final Duration SILENCE = Duration.ofSeconds(15);

    /** Then the stream ends and the browser comes again, so that its log-in is looked at. */
    static final Duration LASTS = Duration.ofMinutes(5);

    /** Who does not take a message for so long is not there any more. */
    static final Duration PATIENCE = Duration.ofMinutes(1);

    /** Of so many definitions one message tells. */
    static final int MOST_DEFINITIONS = 500;

    /** Where the stream goes. Nothing here waits for the browser. */
    interface Outlet {
        /** Sends a message. */
        CompletionStage<?> send(String event, String id, String data);

        /** Sends a mark and nothing besides. */
        CompletionStage<?> mark(String id);

        boolean isClosed();

        /** Ends it; done when its request is over, and with it everything that the container does for it. */
        CompletionStage<?> close();
    }

    private final Outlet outlet;
    private final String session;
    private final Instant since;
    private final AtomicBoolean underWay = new AtomicBoolean();
    private Optional<Changes> pending = Optional.of(Changes.NONE);
    private Instant sentAt;

    /**
     * @param session the log-in's session, empty when there is none
     * @param now when the stream begins
     */
    ChangeStream(Outlet outlet, String session, Instant now) {
        this.outlet = outlet;
        this.session = session;
        this.since = now;
        this.sentAt = now.minus(SILENCE); // so the first word comes at once, and the browser knows that it is heard
    }

    boolean isOf(String someSession) {
        return session.equals(someSession);
    }

    /**
     * Takes changes in and tells what there is to tell.
     *
     * @param news absent when everything is to be loaded anew
     * @param mark up to when these are all changes
     * @return whether the stream goes on
     */
    synchronized boolean tell(Optional<Changes> news, Instant mark, Instant now) {
        if (outlet.isClosed() || !now.isBefore(since.plus(LASTS))) {
            close();
            return false;
        }
        pending = pending.flatMap(before -> news.map(before::merge))
                .filter(changes -> changes.transactions().size() <= MOST_DEFINITIONS);
        if (underWay.get()) {
            boolean isPatient = now.isBefore(sentAt.plus(PATIENCE));
            if (!isPatient) {
                close();
            }
            return isPatient;
        }
        String id = mark.toString();
        if (pending.isEmpty()) {
            send(now, () -> outlet.send("reset", id, "{}"));
        } else if (!pending.get().isEmpty()) {
            String data = ChangesJson.write(pending.get());
            send(now, () -> outlet.send("change", id, data));
        } else if (!now.isBefore(sentAt.plus(SILENCE))) {
            send(now, () -> outlet.mark(id));
        }
        return true;
    }

    private void send(Instant now, Supplier<CompletionStage<?>> message) {
        pending = Optional.of(Changes.NONE);
        sentAt = now;
        underWay.set(true);
        message.get().whenComplete((done, trouble) -> {
            underWay.set(false);
            if (trouble != null) {
                outlet.close();
            }
        });
    }

    /** Ends it; done when nothing of it is left. */
    CompletionStage<?> close() {
        return outlet.close();
    }
}
