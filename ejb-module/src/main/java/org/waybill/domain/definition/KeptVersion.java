package org.waybill.domain.definition;

import static java.util.Objects.requireNonNull;

import java.time.Instant;

/**
 * A version that was activated, and its reign: events created from {@code definition.validFrom} on and before {@code
 * validUntil} are matched under it, whenever they arrive. Its content never changes; a reign can end earlier than it seemed.
 *
 * @param definition the content
 * @param validUntil the end of the reign, {@link Instant#MAX} while none is known
 * @param author the log-in name of who activated it
 * @param activatedAt when that was
 */
public record KeptVersion(Definition definition, Instant validUntil, String author, Instant activatedAt) {

    public KeptVersion {
        requireNonNull(definition, "definition");
        requireNonNull(validUntil, "validUntil");
        requireNonNull(author, "author");
        requireNonNull(activatedAt, "activatedAt");
    }

    /** Whether events created at that moment are matched under it. */
    public boolean isInForceAt(Instant moment) {
        return moment.isBefore(validUntil) && !moment.isBefore(definition.validFrom());
    }

    /** Whether the end of the reign is known. */
    public boolean hasEnd() {
        return validUntil.isBefore(Instant.MAX);
    }

    /** Retired once the reign is over, or if it can never begin; else active, even if the reign has yet to begin. */
    public DefinitionState stateAt(Instant now) {
        boolean isOver = !validUntil.isAfter(now) || !validUntil.isAfter(definition.validFrom());
        return isOver ? DefinitionState.RETIRED : DefinitionState.ACTIVE;
    }

    KeptVersion endingAt(Instant moment) {
        return new KeptVersion(definition, moment.isBefore(validUntil) ? moment : validUntil, author, activatedAt);
    }
}
