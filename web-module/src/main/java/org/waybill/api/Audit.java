package org.waybill.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.UUID;
import org.waybill.domain.event.PayloadAccess;

/** Writes down who sees which payload, and who decides about the quarantine. The log commits each line by itself, so what is written here stays written. */
@ApplicationScoped
class Audit {

    private final PayloadAccess.Log log;
    private final Clock clock;

    /** For the container's proxies. */
    protected Audit() {
        this(null, null);
    }

    @Inject
    Audit(PayloadAccess.Log log) {
        this(log, Clock.systemUTC());
    }

    Audit(PayloadAccess.Log log, Clock clock) {
        this.log = log;
        this.clock = clock;
    }

    /**
     * Writes it down; if that fails, nobody may see the payload.
     *
     * @param search by which search the payload was reached; empty when not said
     */
    void write(String user, UUID event, boolean download, String search) {
        PayloadAccess.Action action = download ? PayloadAccess.Action.DOWNLOAD : PayloadAccess.Action.VIEW;
        write(user, event, action, search);
    }

    /**
     * Writes it down; if that fails, it may not be done.
     *
     * @param search by which search the payload was reached; empty when not said
     */
    void write(String user, UUID event, PayloadAccess.Action action, String search) {
        log.add(new PayloadAccess(clock.instant(), user, event, action, search));
    }

    /**
     * Writes down a search in payloads, before anything is looked through.
     *
     * @param search what is searched for, as the call's query
     */
    void writeSearch(String user, String search) {
        write(user, PayloadAccess.NO_EVENT, PayloadAccess.Action.SEARCH, search);
    }
}
