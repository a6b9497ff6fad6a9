package org.waybill.domain.quarantine;

import java.util.Optional;
import java.util.UUID;
import org.waybill.domain.Page;

/** Everything that could not be recorded. */
public interface Quarantine {

    /** The newest first. */
    Page<QuarantinedEvent> find(int limit, Optional<String> cursor);

    Optional<QuarantinedEvent> byId(UUID id);

    /** Removes it. Whoever retries sends it first and removes it then, in one transaction. */
    boolean remove(UUID id);
}
