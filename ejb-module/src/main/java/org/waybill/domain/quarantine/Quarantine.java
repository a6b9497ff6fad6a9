package org.waybill.domain.quarantine;

import java.util.Optional;
import java.util.UUID;
import org.waybill.domain.Count;
import org.waybill.domain.Page;

/** Everything that could not be recorded. */
public interface Quarantine {

    /** The newest first. */
    Page<QuarantineEntry> find(QuarantineFilter filter, int limit, Optional<String> cursor);

    /** How many there are, at most {@value Count#MOST}. */
    Count count(QuarantineFilter filter);

    /** One of them, without its bytes. */
    Optional<QuarantineEntry> entry(UUID id);

    /** One of them, with its bytes. */
    Optional<QuarantinedEvent> byId(UUID id);

    /** Removes it. Whoever retries sends it first and removes it then, in one transaction. */
    boolean remove(UUID id);
}
