package org.waybill.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.jms.JMSRuntimeException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import org.waybill.api.InOneTransaction.NotCommittedException;
import org.waybill.api.problem.Problem;
import org.waybill.api.problem.ProblemException;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.codec.EncodedEvent;
import org.waybill.event.codec.EventReader;
import org.waybill.event.codec.UnreadableEventException;

/**
 * The door through which events come in by HTTP. It reads them only to know that they can be read and which identities
 * they have; the recorder gets the bytes as they came.
 */
@ApplicationScoped
class EventDoor {

    private static final Duration RETRY = Duration.ofSeconds(5);

    private static final Set<String> TYPES = Set.of(
            "application/json",
            "application/xml",
            "text/xml",
            "application/cloudevents+json",
            "application/cloudevents-batch+json",
            "application/x-ndjson");

    private final EventReader reader = new EventReader();
    private final EventQueue queue;
    private final InOneTransaction transaction;

    /** For the container's proxies. */
    protected EventDoor() {
        this(null, null);
    }

    @Inject
    EventDoor(EventQueue queue, InOneTransaction transaction) {
        this.queue = queue;
        this.transaction = transaction;
    }

    /**
     * Takes events in. When it comes back they are durably queued.
     *
     * @return their identities, which are the same for a repeat
     * @throws ProblemException with 415, 400 or 503
     */
    List<UUID> take(EncodedEvent event) {
        List<UUID> ids = read(event);
        inTransaction(() -> {
            queue.send(event);
            return ids;
        });
        return ids;
    }

    /**
     * Sends in a transaction; trouble of the broker becomes 503.
     *
     * @param work sends, and may change the database besides
     */
    <T> T inTransaction(Supplier<T> work) {
        try {
            return transaction.call(work);
        } catch (JMSRuntimeException e) {
            throw unavailable("The queue is not available. Nothing was taken in; try again shortly.", e);
        } catch (NotCommittedException e) {
            throw unavailable(
                    "It is not certain that this was done. Try again; a repeat of the same events is recognised.", e);
        }
    }

    private List<UUID> read(EncodedEvent event) {
        boolean inBinaryMode = event.properties().containsKey(EventHeaders.PREFIX + "specversion");
        if (!inBinaryMode && !isKnown(event.contentType())) {
            throw new ProblemException(Problem.of(
                    415,
                    "Events do not come as " + event.contentType()
                            + "; right are application/json, application/xml, text/xml, application/x-ndjson,"
                            + " application/cloudevents+json and application/cloudevents-batch+json."));
        }
        try {
            return reader.read(event).stream().map(MonitoringEvent::id).toList();
        } catch (UnreadableEventException e) {
            throw new ProblemException(Problem.of(400, e.getMessage()));
        }
    }

    private static boolean isKnown(String contentType) {
        int end = contentType.indexOf(';');
        String type =
                (end < 0 ? contentType : contentType.substring(0, end)).strip().toLowerCase(Locale.ROOT);
        return type.isEmpty() || TYPES.contains(type);
    }

    private static ProblemException unavailable(String detail, Exception cause) {
        return ProblemException.passing(Problem.of(503, detail), RETRY, cause);
    }
}
