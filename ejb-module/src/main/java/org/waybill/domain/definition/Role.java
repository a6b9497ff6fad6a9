package org.waybill.domain.definition;

/** The part that an event plays in a business transaction. IBM has these four and no more. */
public enum Role {
    START,
    PROGRESS,
    END,
    FAILURE
}
