package org.waybill.domain.definition;

/** Where a version stands in its life. */
public enum DefinitionState {
    /** Can be changed, and matches nothing. */
    DRAFT,
    /** Cannot be changed; matches the events created during its reign, which has not ended. */
    ACTIVE,
    /** Its reign has ended; it still matches events created before that and arriving late. */
    RETIRED
}
