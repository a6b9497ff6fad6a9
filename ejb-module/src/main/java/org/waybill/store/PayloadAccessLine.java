package org.waybill.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import org.waybill.domain.event.PayloadAccess;
import org.waybill.event.EventIdentity;

/** A row of {@code payload_access}. The identity is ordered by time. */
@Entity
@Table(name = "payload_access")
class PayloadAccessLine {

    @Id
    private UUID id;

    @Column(name = "accessed_at")
    private Instant at;

    @Column(name = "user_name")
    private String user;

    @Column(name = "event_id")
    private UUID event;

    @Column(name = "action")
    private String action;

    @Column(name = "search_text")
    private String search;

    /** For Hibernate. */
    protected PayloadAccessLine() {}

    PayloadAccessLine(PayloadAccess access) {
        this.id = EventIdentity.next(access.at());
        this.at = access.at();
        this.user = Storable.text(access.user(), 255);
        this.event = access.event();
        this.action = access.action().name();
        this.search = Storable.text(access.search(), 2000);
    }
}
