package org.waybill.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.UUID;
import org.waybill.domain.event.PayloadAccess;

/** Writes down who sees which payload, and comes back only when that is committed. */
@ApplicationScoped
class Audit {

    private final PayloadAccess.Log log;
    private final InOneTransaction transaction;
    private final Clock clock;

    /** For the container's proxies. */
    protected Audit() {
        this(null, null, null);
    }

    @Inject
    Audit(PayloadAccess.Log log, InOneTransaction transaction) {
        this(log, transaction, Clock.systemUTC());
    }

    Audit(PayloadAccess.Log log, InOneTransaction transaction, Clock clock) {
        this.log = log;
        this.transaction = transaction;
        this.clock = clock;
    }

    /**
     * Writes it down.
     *
     * @param search by which search the payload was reached; empty when not said
     */
    void write(String user, UUID event, boolean download, String search) {
        PayloadAccess access = new PayloadAccess(
                clock.instant(),
                user,
                event,
                download ? PayloadAccess.Action.DOWNLOAD : PayloadAccess.Action.VIEW,
                search);
        transaction.call(() -> {
            log.add(access);
            return access;
        });
    }
}
