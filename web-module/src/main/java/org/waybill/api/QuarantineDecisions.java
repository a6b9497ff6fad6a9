package org.waybill.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import org.waybill.api.view.DecidedView;
import org.waybill.domain.event.PayloadAccess;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.event.codec.EncodedEvent;

/**
 * What people decide about the quarantine: to send something again, or to discard it. Each is written to the audit before, and
 * is a transaction of its own, also of many.
 */
@ApplicationScoped
class QuarantineDecisions {

    /** In the audit, where the bytes were reached. */
    static final String QUARANTINE = "quarantine";

    private static final Logger LOG = System.getLogger(QuarantineDecisions.class.getName());

    private final Quarantine quarantine;
    private final EventDoor door;
    private final EventQueue queue;
    private final InOneTransaction transaction;
    private final Audit audit;

    /** For the container's proxies. */
    protected QuarantineDecisions() {
        this(null, null, null, null, null);
    }

    @Inject
    QuarantineDecisions(
            Quarantine quarantine, EventDoor door, EventQueue queue, InOneTransaction transaction, Audit audit) {
        this.quarantine = quarantine;
        this.door = door;
        this.queue = queue;
        this.transaction = transaction;
        this.audit = audit;
    }

    /** Sends it again and removes it, both or neither; false when it is no longer there. */
    boolean retry(UUID id, String user) {
        // Read before the transaction begins: lists come from another data source, which has no business in it.
        Optional<QuarantinedEvent> found = quarantine.byId(id);
        if (found.isEmpty()) {
            return false;
        }
        QuarantinedEvent event = found.get();
        audit.write(user, id, PayloadAccess.Action.RETRY, QUARANTINE);
        return door.inTransaction(() -> {
            // Removed first: of two people who retry at once the second waits here, finds nothing, and sends nothing.
            boolean removed = quarantine.remove(id);
            if (removed) {
                queue.send(new EncodedEvent(
                        event.content(), event.contentType(), event.properties(), event.transportId()));
            }
            return removed;
        });
    }

    /** Discards it for good; false when it is no longer there. */
    boolean discard(UUID id, String user) {
        if (quarantine.entry(id).isEmpty()) {
            return false;
        }
        audit.write(user, id, PayloadAccess.Action.DISCARD, QUARANTINE);
        return transaction.call(() -> quarantine.remove(id));
    }

    /**
     * Decides about each, one after the other. In trouble with the queue or the database it stops, and tells what is done:
     * whatever is neither done nor gone then can be asked for again.
     *
     * @param decision true when it was done, false when it is no longer there
     */
    DecidedView each(List<UUID> ids, Predicate<UUID> decision) {
        List<UUID> done = new ArrayList<>();
        List<UUID> gone = new ArrayList<>();
        for (UUID id : ids) {
            try {
                (decision.test(id) ? done : gone).add(id);
            } catch (RuntimeException e) {
                if (done.isEmpty()) {
                    throw e;
                }
                LOG.log(
                        Level.WARNING,
                        "After " + done.size() + " of " + ids.size() + " in quarantine nothing more could be done",
                        e);
                return new DecidedView(
                        done,
                        gone,
                        Optional.of(
                                "The queue or the database is in trouble. What is neither done nor gone was left for"
                                        + " another time; try again shortly."));
            }
        }
        return new DecidedView(done, gone, Optional.empty());
    }
}
