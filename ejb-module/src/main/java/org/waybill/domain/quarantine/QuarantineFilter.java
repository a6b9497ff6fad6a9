package org.waybill.domain.quarantine;

import java.time.Instant;
import java.util.Optional;

/**
 * What of the quarantine is meant.
 *
 * @param reason only with this text in the reason, ignoring case
 * @param from only received at or after this moment
 * @param to only received before this moment
 */
public record QuarantineFilter(Optional<String> reason, Optional<Instant> from, Optional<Instant> to) {

    /** Everything. */
    public static final QuarantineFilter ALL =
            new QuarantineFilter(Optional.empty(), Optional.empty(), Optional.empty());
}
